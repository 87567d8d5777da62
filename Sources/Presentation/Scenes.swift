package import Domain

/// Makes the presenter of each scene from what the application was started with.
package struct Scenes: Sendable {
  private let store: any TaskStore
  private let authentication: Authentication
  private let registration: Registration
  private let appPasswords: AppPasswords
  private let accounts: any AccountStore
  private let clock: any WallClock
  private let zones: any ZoneRules
  private let weather: WeatherSupply?

  package init(
    store: any TaskStore, accounts: any AccountStore, secrets: any SecretKeeper,
    clock: any WallClock, zones: any ZoneRules, weather: WeatherSupply? = nil
  ) {
    self.weather = weather
    self.store = store
    self.accounts = accounts
    self.clock = clock
    self.zones = zones
    authentication = Authentication(accounts: accounts, secrets: secrets, clock: clock)
    appPasswords = AppPasswords(accounts: accounts, secrets: secrets, clock: clock)
    registration = Registration(accounts: accounts, tasks: store, secrets: secrets, clock: clock)
  }

  package func taskList(
    _ list: TaskList.ID, for person: Person, in view: any TaskListView
  ) -> TaskListPresenter {
    TaskListPresenter(view: view, list: list, context: context(for: person))
  }

  package func quickAdd(
    to list: TaskList.ID, for person: Person, in view: any QuickAddView
  ) -> QuickAddPresenter {
    QuickAddPresenter(view: view, list: list, context: context(for: person))
  }

  package func pickedTasks(
    for person: Person, in view: any PickedTasksView
  ) -> PickedTasksPresenter {
    PickedTasksPresenter(view: view, context: context(for: person))
  }

  package func taskView(
    _ choice: TaskViewChoice, for person: Person, in view: any TaskViewView
  ) -> TaskViewPresenter {
    TaskViewPresenter(view: view, choice: choice, context: context(for: person))
  }

  package func taskLists(for person: Person, in view: any TaskListsView) -> TaskListsPresenter {
    TaskListsPresenter(view: view, context: context(for: person))
  }

  package func task(
    _ task: TaskItem.ID, for person: Person, in view: any TaskDetailView
  ) -> TaskDetailPresenter {
    TaskDetailPresenter(
      view: view, task: task, context: context(for: person), accounts: accounts)
  }

  package func tags(for person: Person, in view: any TagsView) -> TagsPresenter {
    TagsPresenter(view: view, context: context(for: person))
  }

  package func taskReport(for person: Person, in view: any TaskReportView) -> TaskReportPresenter {
    TaskReportPresenter(view: view, context: context(for: person))
  }

  package func views(for person: Person, in view: any ViewsView) -> ViewsPresenter {
    ViewsPresenter(view: view, context: context(for: person))
  }

  package func taskHistory(
    of task: TaskItem.ID, for person: Person, in view: any TaskHistoryView
  ) -> TaskHistoryPresenter {
    TaskHistoryPresenter(
      view: view, task: task, context: context(for: person), accounts: accounts)
  }

  /// `asData` says what was done as data, not in words alone.
  package func taskBatch(
    for person: Person, asData: Bool = false, in view: any TaskBatchView
  ) -> TaskBatchPresenter {
    TaskBatchPresenter(view: view, asData: asData, context: context(for: person))
  }

  package func lookBack(for person: Person, in view: any LookBackView) -> LookBackPresenter {
    LookBackPresenter(view: view, context: context(for: person))
  }

  package func weatherList(
    for person: Person, in view: any WeatherListView
  ) -> WeatherListPresenter {
    WeatherListPresenter(view: view, context: context(for: person))
  }

  package func weatherDetail(
    at time: Instant, for person: Person, in view: any WeatherDetailView
  ) -> WeatherDetailPresenter {
    WeatherDetailPresenter(view: view, time: time, context: context(for: person))
  }

  /// Whether some service can be asked by this program; else it shows what others fetched.
  package var canAskForWeather: Bool { weather?.model.offered.isEmpty == false }

  /// An element for each forecast that comes for the person's place; it ends at once without one.
  package func forecasts(for person: Person) async -> AsyncStream<WeatherReport> {
    await context(for: person).weatherChanges() ?? AsyncStream { $0.finish() }
  }

  package func plan(
    _ request: PlanRequest, for person: Person, in view: any PlanView
  ) -> PlanPresenter {
    PlanPresenter(view: view, request: request, context: context(for: person))
  }

  package func calendarExport(
    of store: any CalendarStore, for person: Person, in view: any CalendarExportView
  ) -> CalendarExportPresenter {
    CalendarExportPresenter(view: view, context: context(for: person), store: store)
  }

  package func calendarImport(
    into store: any CalendarStore, for person: Person, in view: any CalendarImportView
  ) -> CalendarImportPresenter {
    CalendarImportPresenter(view: view, context: context(for: person), store: store)
  }

  /// `address` is where the request comes from.
  package func login(in language: Language, from address: String) -> LoginViewModel {
    LoginViewModel(
      words: Words(language), validator: RequiredFieldsLoginValidator(),
      authentication: authentication, address: address)
  }

  package func setUp(in language: Language, in view: any SetUpView) -> SetUpPresenter {
    SetUpPresenter(
      view: view, registration: registration, zones: zones, words: Words(language))
  }

  package func account(for person: Person, in view: any AccountView) -> AccountPresenter {
    AccountPresenter(
      view: view, context: context(for: person), accounts: accounts,
      authentication: authentication, registration: registration, zones: zones)
  }

  /// `server` is where the person's browser reached it.
  package func connection(
    for person: Person, at server: ServerAddress, in view: any ConnectionView
  ) -> ConnectionPresenter {
    ConnectionPresenter(
      view: view, context: context(for: person), accounts: accounts, passwords: appPasswords,
      server: server)
  }

  /// For one who has the database itself.
  package func accounts(in language: Language, view: any AccountsView) -> AccountsPresenter {
    AccountsPresenter(
      view: view, accounts: accounts, registration: registration, words: Words(language))
  }

  /// For one who has the database itself.
  package func appPasswords(
    in language: Language, view: any AppPasswordsView
  ) -> AppPasswordsPresenter {
    AppPasswordsPresenter(
      view: view, accounts: accounts, passwords: appPasswords, clock: clock, zones: zones,
      words: Words(language))
  }

  private func context(for person: Person) -> SceneContext {
    SceneContext(
      person: person, store: store, clock: clock, zones: zones, weather: weather)
  }
}
