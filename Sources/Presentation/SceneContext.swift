import Domain

/// What every scene works with: the store as one person may use it, that person's words and day.
struct SceneContext: Sendable {
  let person: Person
  let words: Words
  /// Nil where nobody can have any.
  let weather: WeatherSupply?
  private let store: any TaskStore
  private let clock: any WallClock
  private let zones: any ZoneRules

  init(
    person: Person, store: any TaskStore, clock: any WallClock, zones: any ZoneRules,
    weather: WeatherSupply? = nil
  ) {
    self.weather = weather
    self.person = person
    words = Words(person.language)
    self.store = store
    self.clock = clock
    self.zones = zones
  }

  func day() -> Day { Day(for: person, at: clock.now(), zones: zones) }

  func lists() async throws(StoreError) -> [ListSummary] {
    try await store.lists(for: person.account)
  }

  func list(_ id: TaskList.ID) async throws(StoreError) -> ListSummary {
    try await store.list(id, for: person.account)
  }

  func views() async throws(StoreError) -> [SavedView] {
    try await store.views(for: person.account)
  }

  func deletedLists() async throws(StoreError) -> [TaskList] {
    try await store.deletedLists(for: person.account)
  }

  func tasks(_ query: TaskQuery) async throws(StoreError) -> TaskPage {
    try await store.tasks(query, for: person.account)
  }

  func task(_ id: TaskItem.ID) async throws(StoreError) -> TaskItem {
    try await store.task(id, for: person.account)
  }

  func tagNames() async throws(StoreError) -> [Tag] {
    try await store.tagNames(for: person.account)
  }

  func tagColors() async throws(StoreError) -> TagColors {
    TagColors(try await store.tagColors(for: person.account))
  }

  func tags() async throws(StoreError) -> [TagSummary] {
    try await store.tags(for: person.account)
  }

  func history(of id: TaskItem.ID, limit: Int) async throws(StoreError) -> [Change] {
    try await store.history(of: id, for: person.account, limit: limit)
  }

  func change(_ id: Change.ID) async throws(StoreError) -> Change {
    try await store.change(id, for: person.account)
  }

  func activity(since start: Instant) async throws(StoreError) -> Activity {
    try await store.activity(since: start, for: person.account)
  }

  func occurrences(of id: TaskItem.ID, limit: Int) async throws(StoreError) -> [TaskItem] {
    try await store.occurrences(of: id, for: person.account, limit: limit)
  }

  func plans(_ days: ClosedRange<CalendarDate>) async throws(StoreError) -> [DayPlan] {
    try await store.plans(days, for: person.account)
  }

  /// Nil until the person chose any.
  func workHours() async throws(StoreError) -> WorkHours? {
    try await store.workHours(for: person.account)
  }

  /// The time that goes on.
  func timer() async throws(StoreError) -> TimeEntry? {
    try await store.timer(for: person.account)
  }

  func times(
    since start: Instant, of task: TaskItem.ID? = nil
  ) async throws(StoreError) -> [TimeEntry] {
    try await store.times(since: start, of: task, for: person.account)
  }

  /// Nil when everything was so already.
  func perform(_ edit: Edit) async throws(StoreError) -> Change? {
    try await store.perform(edit, on: day())
  }

  /// The same on a day that was asked for before, since something was worked out from it.
  func perform(_ edit: Edit, on day: Day) async throws(StoreError) -> Change? {
    try await store.perform(edit, on: day)
  }

  func changes() async -> AsyncStream<Change.ID> {
    await store.changes(for: person.account)
  }
}
