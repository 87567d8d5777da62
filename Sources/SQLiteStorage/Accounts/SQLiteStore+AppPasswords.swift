package import Domain
import SQLite

extension SQLiteStore {
  package func appPasswords(of id: Account.ID) async throws(AccountError) -> [AppPassword] {
    try read { (transaction) throws(StorageFailure) in
      try transaction.all(
        "SELECT name, created, used FROM app_password WHERE account = ?1 ORDER BY name",
        [.init(id.number)]
      ) { AppPassword($0, at: 0) }
    }
  }

  package func addAppPassword(
    _ password: AppPassword, digest: TokenDigest, of id: Account.ID
  ) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      let (isThere, isTaken) = try AccountError.mapping { () throws(StorageFailure) in
        (
          try transaction.exists("SELECT 1 FROM account WHERE id = ?1", [.init(id.number)]),
          try transaction.exists(
            "SELECT 1 FROM app_password WHERE account = ?1 AND name = ?2",
            [.init(id.number), .text(password.name.text)])
        )
      }
      guard isThere else { throw .notFound }
      if isTaken { throw .appPasswordTaken(password.name) }
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run(
          """
          INSERT INTO app_password (digest, account, created, used, name)
          VALUES (?1, ?2, ?3, ?4, ?5)
          """,
          [
            .blob(digest.bytes), .init(id.number), .init(password.created), .init(password.used),
            .text(password.name.text),
          ])
      }
    }
  }

  package func revokeAppPassword(
    _ name: AppPasswordName, of id: Account.ID
  ) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run(
          "DELETE FROM app_password WHERE account = ?1 AND name = ?2",
          [.init(id.number), .text(name.text)])
      }
      if transaction.connection.changedRows == 0 { throw .appPasswordNotFound(name) }
    }
  }

  package func owner(
    ofAppPassword digest: TokenDigest
  ) async throws(AccountError) -> AppPasswordOwner? {
    try database.lookUp { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.first(
          Self.ownerLookUp, [.blob(digest.bytes)]
        ) { row in
          AppPasswordOwner(
            account: AccountRow.read(row), password: AppPassword(row, at: AccountRow.names.count))
        }
      }
    }
  }

  private static let ownerLookUp = """
    SELECT \(AccountRow.qualifiedColumns), name, app_password.created, used
    FROM app_password JOIN account ON account.id = app_password.account
    WHERE digest = ?1
    """

  package func touchAppPassword(
    _ digest: TokenDigest, at now: Instant
  ) async throws(AccountError) {
    try await run(
      "UPDATE app_password SET used = ?1 WHERE digest = ?2", .init(now), .blob(digest.bytes))
  }
}

extension AppPassword {
  /// Of a row with name, creation and last use from `column` on.
  fileprivate init(_ row: Statement, at column: Int) {
    self.init(
      name: AppPasswordName(stored: row.text(at: column) ?? ""),
      created: row.instant(at: column + 1),
      used: row.optionalInstant(at: column + 2))
  }
}
