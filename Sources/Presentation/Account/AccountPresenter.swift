package import Domain

/// Decides what an ``AccountView`` shows as the person sets language, zone, the day's begin and password.
package final class AccountPresenter {
  private weak let view: (any AccountView)?
  private let context: SceneContext
  private let accounts: any AccountStore
  private let authentication: Authentication
  private let registration: Registration
  private let zones: any ZoneRules

  init(
    view: any AccountView, context: SceneContext, accounts: any AccountStore,
    authentication: Authentication, registration: Registration, zones: any ZoneRules
  ) {
    self.view = view
    self.context = context
    self.accounts = accounts
    self.authentication = authentication
    self.registration = registration
    self.zones = zones
  }

  package func load() async {
    do {
      let account = try await accounts.account(context.person.account)
      let lists = try await context.lists()
      let views = try await context.navigationViews(over: lists)
      let hours = try await context.workHours() ?? .standard
      view?.show(
        AccountContent(account, hours: hours, lists: lists, views: views, in: context.words))
    } catch {
      show(error)
    }
  }

  /// An hour at which no day can begin leaves it as it is.
  package func save(language: Language?, zone: String, dayStart: Int? = nil) async {
    do {
      guard zones.knows(ZoneName(zone)) else {
        await load()
        view?.show(Problem(.invalid(.zone), context.words.unknownZone(zone)))
        return
      }
      var account = try await accounts.account(context.person.account)
      account.language = language
      account.zone = ZoneName(zone)
      account.dayStart = dayStart.flatMap(DayStart.init(hour:)) ?? account.dayStart
      try await accounts.update(account)
      // Said in the language that was chosen just now.
      let words = language.map(Words.init) ?? context.words
      view?.show(Notice(message: words.settingsSaved))
      view?.open(.account)
    } catch {
      show(error)
    }
  }

  /// Keeps hours as they are typed for each weekday, Monday first.
  package func save(workHours: [String]) async {
    var hours: [Weekday: [MinuteSpan]] = [:]
    for (weekday, text) in zip(Weekday.allCases, workHours) {
      guard let spans = [MinuteSpan](typed: text) else {
        await load()
        view?.show(Problem(.invalid(.hours(weekday)), context.words.notHours(text)))
        return
      }
      hours[weekday] = spans
    }
    do {
      _ = try await context.perform(.setWorkHours(WorkHours(hours)))
      view?.show(Notice(message: context.words.settingsSaved))
      view?.open(.account)
    } catch {
      show(error)
    }
  }

  /// Ends all sessions, this one included, so that whoever knew the old password is out.
  package func changePassword(from current: String, to new: String, address: String) async {
    do {
      let account = try await accounts.account(context.person.account)
      try await authentication.confirm(password: current, of: account, from: address)
      try await registration.setPassword(new, of: account.id)
      view?.show(Notice(message: context.words.passwordChanged))
      view?.open(.login)
    } catch LoginError.wrongCredentials {
      await load()
      view?.show(Problem(.invalid(.password), context.words.wrongPassword))
    } catch let error as RegistrationError {
      await load()
      view?.show(Problem(error, in: context.words))
    } catch {
      show(error)
    }
  }

  private func show(_ error: any Error) {
    let words = context.words
    switch error {
    case let error as AccountError: view?.show(Problem(error, in: words))
    case let error as StoreError: view?.show(Problem(error, in: words))
    case let error as LoginError: view?.show(Problem(error, in: words))
    default: view?.show(Problem(.unavailable, String(describing: error)))
    }
  }
}
