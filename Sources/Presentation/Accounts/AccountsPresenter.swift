package import Domain

/// Makes, changes and removes accounts for one who has the database itself, and so needs no
/// password of anybody.
package final class AccountsPresenter {
  private weak let view: (any AccountsView)?
  private let accounts: any AccountStore
  private let registration: Registration
  private let words: Words

  init(
    view: any AccountsView, accounts: any AccountStore, registration: Registration, words: Words
  ) {
    self.view = view
    self.accounts = accounts
    self.registration = registration
    self.words = words
  }

  package func load() async {
    do {
      view?.show(AccountsContent(try await accounts.accounts(), in: words))
    } catch {
      view?.show(Problem(error, in: words))
    }
  }

  /// Makes an account, or gives the first one its login if it has none yet.
  package func add(email: String, zone: ZoneName) async {
    do {
      guard let address = EmailAddress(email) else { throw RegistrationError.invalidEmail }
      if try await accounts.account(withEmail: address) != nil {
        throw RegistrationError.emailTaken(address)
      }
      guard let password = await view?.ask(PasswordQuestion(address.text, in: words))
      else { return }
      let keepsTasks = try await accounts.accounts().contains { $0.email == nil }
      _ = try await registration.addLogin(email: email, password: password, zone: zone)
      view?.show(
        Notice(
          message: keepsTasks
            ? words.loginAdded(address.text) : words.accountAdded(address.text)))
    } catch {
      show(error)
    }
  }

  package func setPassword(of email: String) async {
    do {
      let account = try await account(email)
      guard let password = await view?.ask(PasswordQuestion(email, in: words)) else { return }
      try await registration.setPassword(password, of: account.id)
      view?.show(Notice(message: words.passwordSet(email)))
    } catch {
      show(error)
    }
  }

  /// Asks before it removes the account, unless whoever calls is sure.
  package func delete(_ email: String, isSure: Bool) async {
    do {
      let account = try await account(email)
      if !isSure {
        guard await view?.ask(DeletionQuestion(email, in: words)) == true else { return }
      }
      try await accounts.deleteAccount(account.id)
      view?.show(Notice(message: words.accountDeleted(email)))
    } catch {
      show(error)
    }
  }

  private func account(_ email: String) async throws -> Account {
    guard let address = EmailAddress(email),
      let account = try await accounts.account(withEmail: address)
    else { throw UnknownAccount(email: email) }
    return account
  }

  private func show(_ error: any Error) {
    switch error {
    case let error as UnknownAccount:
      view?.show(Problem(.notFound, words.noAccount(error.email)))
    case let error as AccountError: view?.show(Problem(error, in: words))
    case let error as RegistrationError: view?.show(Problem(error, in: words))
    default: view?.show(Problem(.unavailable, String(describing: error)))
    }
  }
}

private struct UnknownAccount: Error {
  let email: String
}
