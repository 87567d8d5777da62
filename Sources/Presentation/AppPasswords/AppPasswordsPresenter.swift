package import Domain

/// Makes and ends app passwords for one who has the database itself, and so needs no password of
/// anybody.
package final class AppPasswordsPresenter {
  private weak let view: (any AppPasswordsView)?
  private let accounts: any AccountStore
  private let passwords: AppPasswords
  private let clock: any WallClock
  private let zones: any ZoneRules
  private let words: Words

  init(
    view: any AppPasswordsView, accounts: any AccountStore, passwords: AppPasswords,
    clock: any WallClock, zones: any ZoneRules, words: Words
  ) {
    self.view = view
    self.accounts = accounts
    self.passwords = passwords
    self.clock = clock
    self.zones = zones
    self.words = words
  }

  package func load(of email: EmailAddress) async {
    await withAccount(email) { account in
      let person = Person(
        account: account.id, language: words.language, zone: account.zone,
        dayStart: account.dayStart)
      let day = Day(for: person, at: clock.now(), zones: zones)
      let kept = try await accounts.appPasswords(of: account.id)
      view?.show(
        AppPasswordsContent(
          kept.map { AppPasswordRow($0, on: day, in: words) }, in: words))
    }
  }

  package func add(_ name: String, to email: EmailAddress) async {
    await withAccount(email) { account in
      let text = try await passwords.add(name, to: account.id)
      view?.show(NewAppPassword(name: name, text: text))
    }
  }

  package func revoke(_ name: String, of email: EmailAddress) async {
    await withAccount(email) { account in
      try await passwords.revoke(name, of: account.id)
      view?.show(Notice(message: words.appPasswordRevoked(name)))
    }
  }

  private func withAccount(
    _ email: EmailAddress, _ body: (Account) async throws -> Void
  ) async {
    do {
      guard let account = try await accounts.account(withEmail: email) else {
        view?.show(Problem(.notFound, words.noAccount(email.text)))
        return
      }
      try await body(account)
    } catch {
      switch error {
      case let error as AccountError: view?.show(Problem(error, in: words))
      case let error as AppPasswordError: view?.show(Problem(error, in: words))
      default: view?.show(Problem(.unavailable, String(describing: error)))
      }
    }
  }
}
