import Domain

/// Decides what a ``ConnectionView`` shows as the person makes and revokes app passwords.
package final class ConnectionPresenter {
  private weak let view: (any ConnectionView)?
  private let context: SceneContext
  private let accounts: any AccountStore
  private let passwords: AppPasswords
  private let server: ServerAddress

  init(
    view: any ConnectionView, context: SceneContext, accounts: any AccountStore,
    passwords: AppPasswords, server: ServerAddress
  ) {
    self.view = view
    self.context = context
    self.accounts = accounts
    self.passwords = passwords
    self.server = server
  }

  package func load() async {
    do {
      try await load(new: nil)
    } catch {
      show(error)
    }
  }

  /// Shows the new password at once: it is nowhere to be had later.
  package func add(_ name: String) async {
    do {
      let text = try await passwords.add(name, to: context.person.account)
      try await load(new: NewAppPassword(name: name, text: text))
    } catch let error as AppPasswordError {
      await load()
      show(error)
    } catch {
      show(error)
    }
  }

  /// Ends it without asking: a secret that comes back would be none.
  package func revoke(_ name: String) async {
    do {
      try await passwords.revoke(name, of: context.person.account)
      view?.show(Notice(message: context.words.appPasswordRevoked(name)))
      view?.open(.connection)
    } catch {
      await load()
      show(error)
    }
  }

  package func makeProfile() async {
    do {
      let account = try await accounts.account(context.person.account)
      view?.show(ConnectionProfile(account, at: server, in: context.words))
    } catch {
      show(error)
    }
  }

  private func load(new password: NewAppPassword?) async throws {
    let account = try await accounts.account(context.person.account)
    let kept = try await accounts.appPasswords(of: account.id)
    let lists = try await context.lists()
    let navigation = Navigation(
      lists, views: try await context.navigationViews(over: lists), in: context.words)
    let day = context.day()
    view?.show(
      ConnectionContent(
        account, passwords: kept.map { AppPasswordRow($0, on: day, in: context.words) },
        new: password, at: server, navigation: navigation, in: context.words))
  }

  private func show(_ error: any Error) {
    let words = context.words
    switch error {
    case let error as AppPasswordError: view?.show(Problem(error, in: words))
    case let error as AccountError: view?.show(Problem(error, in: words))
    case let error as StoreError: view?.show(Problem(error, in: words))
    default: view?.show(Problem(.unavailable, String(describing: error)))
    }
  }
}
