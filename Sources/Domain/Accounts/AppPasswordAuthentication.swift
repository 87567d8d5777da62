/// Lets devices and programs in, by app passwords.
///
/// It is asked at each request, so a right password costs one look-up and, once an hour, a write. A
/// password is 100 random bits, so no slow hash stands between a guess and its answer, and none is
/// needed.
package struct AppPasswordAuthentication: Sendable {
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

  /// The account whose address and app password these are, for who came from that network address.
  ///
  /// A right password is never made to wait, whoever guesses: it is looked for first, and wrong ones
  /// alone are counted. They are counted apart from attempts to log in, so that a device which goes
  /// on with a revoked password locks nobody out of the browser. What is done is the same for an
  /// address that has an account and for one that has none.
  package func account(
    email: String, password: String, from address: String
  ) async throws(LoginError) -> Account {
    do {
      let now = clock.now()
      if let owner = try await owner(email: email, password: password, at: now) {
        return owner.account
      }
      let attempt = LoginAttempt(email: email, address: address, door: .appPassword)
      if let seconds = try await accounts.countAttempt(attempt, at: now) {
        throw LoginError.tooManyAttempts(retryAfter: seconds)
      }
      throw LoginError.wrongCredentials
    } catch let error as AccountError {
      throw LoginError(error)
    } catch let error as LoginError {
      throw error
    } catch {
      throw .wrongCredentials
    }
  }

  private func owner(
    email: String, password: String, at now: Instant
  ) async throws(AccountError) -> AppPasswordOwner? {
    guard let digest = secrets.digest(ofAppPassword: password),
      let owner = try await accounts.owner(ofAppPassword: digest),
      let email = EmailAddress(email), owner.account.email == email
    else { return nil }
    if owner.password.isUseDue(at: now) {
      try await accounts.touchAppPassword(digest, at: now)
    }
    return owner
  }
}
