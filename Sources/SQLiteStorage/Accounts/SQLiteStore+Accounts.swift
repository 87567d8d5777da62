package import Domain
import SQLite

extension SQLiteStore: AccountStore {
  package func accounts() async throws(AccountError) -> [Account] {
    try read { (transaction) throws(StorageFailure) in
      try transaction.all(
        "SELECT \(AccountRow.columns) FROM account ORDER BY id", [], AccountRow.read)
    }
  }

  package func account(_ id: Account.ID) async throws(AccountError) -> Account {
    let account = try read { (transaction) throws(StorageFailure) in
      try transaction.first(
        "SELECT \(AccountRow.columns) FROM account WHERE id = ?1", [.init(id.number)],
        AccountRow.read)
    }
    guard let account else { throw .notFound }
    return account
  }

  package func account(
    withEmail email: EmailAddress
  ) async throws(AccountError) -> Account? {
    try read { (transaction) throws(StorageFailure) in
      try transaction.first(
        "SELECT \(AccountRow.columns) FROM account WHERE email_key = ?1",
        [.text(email.canonical)], AccountRow.read)
    }
  }

  package func passwordHash(of id: Account.ID) async throws(AccountError) -> String? {
    let hash = try read { (transaction) throws(StorageFailure) in
      try transaction.first(
        "SELECT password_hash FROM account WHERE id = ?1", [.init(id.number)]
      ) { $0.text(at: 0) }
    }
    guard let hash else { throw .notFound }
    return hash
  }

  package func addAccount(
    email: EmailAddress?, passwordHash: String?, zone: ZoneName, language: Language?,
    at now: Instant
  ) async throws(AccountError) -> Account {
    try await database.write { (transaction) throws(AccountError) in
      try transaction.demandFree(email, for: nil)
      return try transaction.insertAccount(
        email: email, passwordHash: passwordHash, zone: zone, language: language, at: now)
    }
  }

  package func firstAccount(
    zone: ZoneName, at now: Instant
  ) async throws(AccountError) -> Account {
    // Looked for without a lock first: but for once, it is there.
    let first = try read { (transaction) throws(StorageFailure) in try transaction.firstAccount() }
    if let first { return first }
    return try await database.write { (transaction) throws(AccountError) in
      let first = try AccountError.mapping { () throws(StorageFailure) in
        try transaction.firstAccount()
      }
      if let first { return first }
      let account = try transaction.insertAccount(
        email: nil, passwordHash: nil, zone: zone, language: nil, at: now)
      do throws(StoreError) {
        _ = try transaction.perform(
          .addFirstList, on: Day(withoutCalendarFor: account.id, at: now))
      } catch {
        throw AccountError(error)
      }
      return account
    }
  }

  package func update(_ account: Account) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try transaction.demandFree(account.email, for: account.id)
      try transaction.changeAccount(
        """
        UPDATE account SET email = ?1, email_key = ?2, language = ?3, zone = ?4, day_start = ?5
        WHERE id = ?6
        """,
        AccountRow.values(
          email: account.email, language: account.language, zone: account.zone)
          + [.init(account.dayStart.hour), .init(account.id.number)])
    }
  }

  package func setPasswordHash(_ hash: String, of id: Account.ID) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try transaction.changeAccount(
        "UPDATE account SET password_hash = ?1 WHERE id = ?2", [.text(hash), .init(id.number)])
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run("DELETE FROM session WHERE account = ?1", [.init(id.number)])
      }
    }
  }

  package func deleteAccount(_ id: Account.ID) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try AccountRemoval(transaction: transaction).remove(id)
      }
      try transaction.changeAccount("DELETE FROM account WHERE id = ?1", [.init(id.number)])
    }
  }

  func read<Result>(
    _ body: (Transaction) throws(StorageFailure) -> Result
  ) throws(AccountError) -> Result {
    try database.read { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in try body(transaction) }
    }
  }
}

extension Transaction {
  /// Runs a statement that changes one account, which has to be there.
  fileprivate func changeAccount(
    _ statement: String, _ values: [SQLiteValue]
  ) throws(AccountError) {
    try AccountError.mapping { () throws(StorageFailure) in try run(statement, values) }
    if connection.changedRows == 0 { throw .notFound }
  }

  fileprivate func firstAccount() throws(StorageFailure) -> Account? {
    try first(
      "SELECT \(AccountRow.columns) FROM account ORDER BY id LIMIT 1", [], AccountRow.read)
  }

  fileprivate func insertAccount(
    email: EmailAddress?, passwordHash: String?, zone: ZoneName, language: Language?,
    at now: Instant
  ) throws(AccountError) -> Account {
    try AccountError.mapping { () throws(StorageFailure) in
      try run(
        """
        INSERT INTO account (email, email_key, language, zone, password_hash, created)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        """,
        AccountRow.values(email: email, language: language, zone: zone) + [
          .init(passwordHash), .init(now),
        ])
      return Account(
        id: .init(Int(connection.lastInsertedRow)), email: email, language: language, zone: zone,
        created: now)
    }
  }

  /// Throws when somebody else has the address already.
  fileprivate func demandFree(
    _ email: EmailAddress?, for account: Account.ID?
  ) throws(AccountError) {
    guard let email else { return }
    let isTaken = try AccountError.mapping { () throws(StorageFailure) in
      try exists(
        "SELECT 1 FROM account WHERE email_key = ?1 AND id IS NOT ?2",
        [.text(email.canonical), account.map { .init($0.number) } ?? .null])
    }
    if isTaken { throw .emailTaken(email) }
  }
}
