/// Makes accounts: the first one by the link that the server prints, others by the command line.
package struct Registration: Sendable {
  private let accounts: any AccountStore
  private let tasks: any TaskStore
  private let secrets: any SecretKeeper
  private let clock: any WallClock

  package init(
    accounts: any AccountStore, tasks: any TaskStore, secrets: any SecretKeeper,
    clock: any WallClock
  ) {
    self.accounts = accounts
    self.tasks = tasks
    self.secrets = secrets
    self.clock = clock
  }

  /// At least so many characters make a password.
  package static let minimumPasswordLength = 8
  /// More bytes than that are no password but an attack.
  package static let maximumPasswordLength = 1024

  /// The account that the command line acts as: the first one, made now if there is none.
  package func firstAccount(zone: ZoneName) async throws(RegistrationError) -> Account {
    do {
      return try await accounts.firstAccount(zone: zone, at: clock.now())
    } catch {
      throw RegistrationError(error)
    }
  }

  /// The token of a new invitation to set up the first login; nil when somebody can log in already.
  package func invite() async throws(RegistrationError) -> String? {
    do {
      if try await accounts.accounts().contains(where: { $0.email != nil }) { return nil }
      let (token, digest) = secrets.makeToken()
      try await accounts.setInvitation(digest)
      return token
    } catch {
      throw RegistrationError(error)
    }
  }

  package func isInvited(token: String) async throws(RegistrationError) -> Bool {
    do {
      guard let invitation = try await accounts.invitation() else { return false }
      return secrets.digest(ofToken: token) == invitation
    } catch {
      throw RegistrationError(error)
    }
  }

  /// Gives the first account its login; it keeps the tasks that the command line made.
  package func setUp(
    token: String, email: String, password: String, zone: ZoneName, language: Language?
  ) async throws(RegistrationError) -> Account {
    guard try await isInvited(token: token), let digest = secrets.digest(ofToken: token)
    else { throw .notInvited }
    // Looked at first: what can't be used must not cost the invitation.
    let (address, hash) = try await validated(email: email, password: password)
    do {
      guard try await accounts.redeemInvitation(digest) else { throw RegistrationError.notInvited }
    } catch let error as AccountError {
      throw RegistrationError(error)
    } catch {
      throw .notInvited
    }
    return try await giveLogin(address, hash: hash, zone: zone, language: language)
  }

  /// Gives the account of the command line its login, and makes an account when none is without.
  ///
  /// Such an account keeps its tasks. The invitation to do so is taken back.
  package func addLogin(
    email: String, password: String, zone: ZoneName, language: Language? = nil
  ) async throws(RegistrationError) -> Account {
    let (address, hash) = try await validated(email: email, password: password)
    let account = try await giveLogin(address, hash: hash, zone: zone, language: language)
    do {
      try await accounts.setInvitation(nil)
    } catch {
      throw RegistrationError(error)
    }
    return account
  }

  private func giveLogin(
    _ address: EmailAddress, hash: String, zone: ZoneName, language: Language?
  ) async throws(RegistrationError) -> Account {
    do {
      if var account = try await accounts.accounts().first(where: { $0.email == nil }) {
        account.email = address
        account.zone = zone
        account.language = language
        try await accounts.setPasswordHash(hash, of: account.id)
        try await accounts.update(account)
        return account
      }
    } catch {
      throw RegistrationError(error)
    }
    return try await add(address, hash: hash, zone: zone, language: language)
  }

  package func setPassword(
    _ password: String, of account: Account.ID
  ) async throws(RegistrationError) {
    try Self.validate(password: password)
    let hash = try await hash(password)
    do {
      try await accounts.setPasswordHash(hash, of: account)
    } catch {
      throw RegistrationError(error)
    }
  }

  private func add(
    _ address: EmailAddress, hash: String, zone: ZoneName, language: Language?
  ) async throws(RegistrationError) -> Account {
    do {
      let account = try await accounts.addAccount(
        email: address, passwordHash: hash, zone: zone, language: language, at: clock.now())
      try await addFirstList(for: account)
      return account
    } catch {
      throw RegistrationError(error)
    }
  }

  private func addFirstList(for account: Account) async throws(AccountError) {
    do {
      try await tasks.perform(.addFirstList, for: account.id, at: clock.now())
    } catch {
      throw AccountError(error)
    }
  }

  private func validated(
    email: String, password: String
  ) async throws(RegistrationError) -> (EmailAddress, hash: String) {
    guard let address = EmailAddress(email) else { throw .invalidEmail }
    try Self.validate(password: password)
    return (address, try await hash(password))
  }

  private func hash(_ password: String) async throws(RegistrationError) -> String {
    do {
      return try await secrets.hash(password: password)
    } catch {
      throw .unavailable(.failed(detail: "not enough memory to hash a password"))
    }
  }

  private static func validate(password: String) throws(RegistrationError) {
    if password.count < minimumPasswordLength {
      throw .passwordTooShort(minimum: minimumPasswordLength)
    }
    if password.utf8.count > maximumPasswordLength { throw .passwordTooLong }
  }
}

/// Why an account could not be made.
package enum RegistrationError: Error, Equatable, Sendable {
  case notInvited
  case invalidEmail
  case passwordTooShort(minimum: Int)
  case passwordTooLong
  case emailTaken(EmailAddress)
  case notFound
  case unavailable(StorageFailure)

  package init(_ error: AccountError) {
    switch error {
    case .notFound, .appPasswordTaken, .appPasswordNotFound: self = .notFound
    case .emailTaken(let email): self = .emailTaken(email)
    case .unavailable(let failure): self = .unavailable(failure)
    }
  }
}
