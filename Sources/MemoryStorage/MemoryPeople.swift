import Domain

/// Everything a store in memory holds about accounts and who is logged in.
struct MemoryPeople {
  var accounts: [Account.ID: Account] = [:]
  var passwordHashes: [Account.ID: String] = [:]
  var sessions: [TokenDigest: Session] = [:]
  var appPasswords: [TokenDigest: MemoryAppPassword] = [:]
  var invitation: TokenDigest?
  var attempts: [LoginAttempt.Key: LoginCount] = [:]
  /// The last number that was given.
  var lastAccount = 0

  /// Throws when somebody else has the address already.
  func demandFree(_ email: EmailAddress?, for account: Account.ID?) throws(AccountError) {
    guard let email else { return }
    if accounts.values.contains(where: { $0.email == email && $0.id != account }) {
      throw .emailTaken(email)
    }
  }

  func demand(_ id: Account.ID) throws(AccountError) -> Account {
    guard let account = accounts[id] else { throw .notFound }
    return account
  }
}
