/// Lets people in and out.
package struct Authentication: Sendable {
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

  /// The token of a new session for who came from that network address.
  ///
  /// The answer takes the same time for an address that has an account and for one that has none.
  package func logIn(
    email: String, password: String, from address: String
  ) async throws(LoginError) -> String {
    let account = try await verified(email: email, password: password, from: address)
    do {
      return try await startSession(for: account.id)
    } catch {
      throw LoginError(error)
    }
  }

  /// Throws unless the password is the account's; counted like an attempt to log in.
  package func confirm(
    password: String, of account: Account, from address: String
  ) async throws(LoginError) {
    guard let email = account.email else { throw .wrongCredentials }
    _ = try await verified(email: email.text, password: password, from: address)
  }

  package func startSession(for account: Account.ID) async throws(AccountError) -> String {
    let (token, digest) = secrets.makeToken()
    let now = clock.now()
    try await accounts.addSession(
      Session(digest: digest, account: account, created: now, used: now))
    return token
  }

  /// The account that a session's token stands for; nil when it stands for none any more.
  package func account(forToken token: String) async throws(AccountError) -> Account? {
    guard let digest = secrets.digest(ofToken: token),
      let session = try await accounts.session(digest)
    else { return nil }
    let now = clock.now()
    if session.isExpired(at: now) {
      try await accounts.endSession(digest)
      return nil
    }
    if session.used.advanced(bySeconds: Session.touchInterval) <= now {
      try await accounts.touchSession(digest, at: now)
    }
    return try await accounts.account(session.account)
  }

  package func logOut(token: String) async throws(AccountError) {
    guard let digest = secrets.digest(ofToken: token) else { return }
    try await accounts.endSession(digest)
  }

  private func verified(
    email: String, password: String, from address: String
  ) async throws(LoginError) -> Account {
    do {
      let now = clock.now()
      let attempt = LoginAttempt(email: email, address: address)
      if let seconds = try await accounts.countAttempt(attempt, at: now) {
        throw LoginError.tooManyAttempts(retryAfter: seconds)
      }
      let account = try await account(withEmail: email)
      var hash: String?
      if let account { hash = try await accounts.passwordHash(of: account.id) }
      guard await secrets.verify(password: password, against: hash), let account
      else { throw LoginError.wrongCredentials }
      try await accounts.recordSuccess(attempt, at: now)
      return account
    } catch let error as AccountError {
      throw LoginError(error)
    } catch let error as LoginError {
      throw error
    } catch {
      throw .wrongCredentials
    }
  }

  private func account(withEmail email: String) async throws(AccountError) -> Account? {
    guard let email = EmailAddress(email) else { return nil }
    return try await accounts.account(withEmail: email)
  }
}

/// Why somebody was not let in.
package enum LoginError: Error, Equatable, Sendable {
  /// Says nothing about which of the two was wrong.
  case wrongCredentials
  /// Seconds to wait.
  case tooManyAttempts(retryAfter: Int)
  case unavailable(StorageFailure)

  package init(_ error: AccountError) {
    switch error {
    case .unavailable(let failure): self = .unavailable(failure)
    case .notFound, .emailTaken, .appPasswordTaken, .appPasswordNotFound:
      self = .wrongCredentials
    }
  }
}
