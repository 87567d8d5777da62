/// Where accounts, their sessions and their attempts to log in are kept.
package protocol AccountStore: Sendable {
  /// By number.
  func accounts() async throws(AccountError) -> [Account]
  func account(_ id: Account.ID) async throws(AccountError) -> Account
  /// Nil when nobody has that address.
  func account(withEmail email: EmailAddress) async throws(AccountError) -> Account?
  func passwordHash(of id: Account.ID) async throws(AccountError) -> String?

  func addAccount(
    email: EmailAddress?, passwordHash: String?, zone: ZoneName, language: Language?,
    at now: Instant
  ) async throws(AccountError) -> Account
  /// The account with the lowest number; if there is none, one is made, without a login and with a
  /// first list.
  ///
  /// One transaction, so that programs which start at once agree on it.
  func firstAccount(zone: ZoneName, at now: Instant) async throws(AccountError) -> Account
  /// Sets the address, the language and the zone.
  func update(_ account: Account) async throws(AccountError)
  /// Sets the password and ends all sessions, those of the account itself included.
  func setPasswordHash(_ hash: String, of id: Account.ID) async throws(AccountError)
  /// Removes the account with its lists, tasks and history; this can't be taken back.
  func deleteAccount(_ id: Account.ID) async throws(AccountError)

  func addSession(_ session: Session) async throws(AccountError)
  func session(_ digest: TokenDigest) async throws(AccountError) -> Session?
  func touchSession(_ digest: TokenDigest, at now: Instant) async throws(AccountError)
  func endSession(_ digest: TokenDigest) async throws(AccountError)
  /// Forgets what is older than `now` allows: sessions, attempts, and what rests in the trash for
  /// ``Trash/limit``, with all that the log says of it.
  func forgetExpired(at now: Instant) async throws(AccountError)

  /// By name. Empty for an account that is not there.
  func appPasswords(of id: Account.ID) async throws(AccountError) -> [AppPassword]
  /// Throws when the account has one of that name already.
  func addAppPassword(
    _ password: AppPassword, digest: TokenDigest, of id: Account.ID
  ) async throws(AccountError)
  /// Ends it at once; this can't be taken back.
  func revokeAppPassword(
    _ name: AppPasswordName, of id: Account.ID
  ) async throws(AccountError)
  /// Nil when it is nobody's; one look-up.
  func owner(ofAppPassword digest: TokenDigest) async throws(AccountError) -> AppPasswordOwner?
  func touchAppPassword(_ digest: TokenDigest, at now: Instant) async throws(AccountError)

  /// Replaces the invitation to set up the first account; nil takes it away.
  func setInvitation(_ digest: TokenDigest?) async throws(AccountError)
  func invitation() async throws(AccountError) -> TokenDigest?
  /// Takes the invitation away if it is this one, and says whether it was: it is used once, however
  /// many come with it at the same time.
  func redeemInvitation(_ digest: TokenDigest) async throws(AccountError) -> Bool

  /// Counts an attempt under every key, unless one of them has to wait; then none is counted, and
  /// the seconds to wait are returned. One transaction, so that attempts made at once are counted
  /// one after the other.
  func countAttempt(_ attempt: LoginAttempt, at now: Instant) async throws(AccountError) -> Int?
  /// Takes the counts of the pair of account and address back and remembers the pair as known.
  func recordSuccess(_ attempt: LoginAttempt, at now: Instant) async throws(AccountError)
}

/// Why an account could not be had or changed.
package enum AccountError: Error, Equatable, Sendable {
  case notFound
  case emailTaken(EmailAddress)
  case appPasswordTaken(AppPasswordName)
  case appPasswordNotFound(AppPasswordName)
  case unavailable(StorageFailure)

  /// What stops the first list of an account stops the account.
  package init(_ error: StoreError) {
    if case .unavailable(let failure) = error {
      self = .unavailable(failure)
    } else {
      self = .notFound
    }
  }
}
