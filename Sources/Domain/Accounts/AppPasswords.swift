/// Makes app passwords and ends them.
package struct AppPasswords: Sendable {
  private let accounts: any AccountStore
  private let secrets: any SecretKeeper
  private let clock: any WallClock

  package init(
    accounts: any AccountStore, secrets: any SecretKeeper, clock: any WallClock
  ) {
    self.accounts = accounts
    self.secrets = secrets
    self.clock = clock
  }

  /// The text of a new app password; nobody can have it a second time.
  package func add(
    _ name: String, to account: Account.ID
  ) async throws(AppPasswordError) -> String {
    let name = try validated(name)
    let (text, digest) = secrets.makeAppPassword()
    do {
      try await accounts.addAppPassword(
        AppPassword(name: name, created: clock.now()), digest: digest, of: account)
    } catch {
      throw AppPasswordError(error)
    }
    return text
  }

  package func revoke(
    _ name: String, of account: Account.ID
  ) async throws(AppPasswordError) {
    let name = try validated(name)
    do {
      try await accounts.revokeAppPassword(name, of: account)
    } catch {
      throw AppPasswordError(error)
    }
  }

  private func validated(_ name: String) throws(AppPasswordError) -> AppPasswordName {
    do {
      return try AppPasswordName(name)
    } catch {
      throw .name(error)
    }
  }
}

/// Why an app password could not be made or ended.
package enum AppPasswordError: Error, Equatable, Sendable {
  case name(AppPasswordNameError)
  case account(AccountError)

  package init(_ error: AccountError) { self = .account(error) }
}
