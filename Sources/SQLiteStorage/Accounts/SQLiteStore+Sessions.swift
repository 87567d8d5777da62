package import Domain
import SQLite

extension SQLiteStore {
  package func addSession(_ session: Session) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      let isThere = try AccountError.mapping { () throws(StorageFailure) in
        try transaction.exists(
          "SELECT 1 FROM account WHERE id = ?1", [.init(session.account.number)])
      }
      guard isThere else { throw .notFound }
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run(
          """
          INSERT OR REPLACE INTO session (digest, account, created, used)
          VALUES (?1, ?2, ?3, ?4)
          """,
          [
            .blob(session.digest.bytes), .init(session.account.number), .init(session.created),
            .init(session.used),
          ])
      }
    }
  }

  package func session(_ digest: TokenDigest) async throws(AccountError) -> Session? {
    try read { (transaction) throws(StorageFailure) in
      try transaction.first(
        "SELECT account, created, used FROM session WHERE digest = ?1", [.blob(digest.bytes)]
      ) { row in
        Session(
          digest: digest, account: .init(row.int(at: 0)), created: row.instant(at: 1),
          used: row.instant(at: 2))
      }
    }
  }

  package func touchSession(
    _ digest: TokenDigest, at now: Instant
  ) async throws(AccountError) {
    try await run("UPDATE session SET used = ?1 WHERE digest = ?2", .init(now), .blob(digest.bytes))
  }

  package func endSession(_ digest: TokenDigest) async throws(AccountError) {
    try await run("DELETE FROM session WHERE digest = ?1", .blob(digest.bytes))
  }

  package func setInvitation(_ digest: TokenDigest?) async throws(AccountError) {
    if let digest {
      try await run("INSERT OR REPLACE INTO invitation VALUES (1, ?1)", .blob(digest.bytes))
    } else {
      try await run("DELETE FROM invitation")
    }
  }

  package func invitation() async throws(AccountError) -> TokenDigest? {
    try read { (transaction) throws(StorageFailure) in
      try transaction.first("SELECT digest FROM invitation") { $0.blob(at: 0) ?? [] }
    }.map(TokenDigest.init(bytes:))
  }

  package func redeemInvitation(_ digest: TokenDigest) async throws(AccountError) -> Bool {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run("DELETE FROM invitation WHERE digest = ?1", [.blob(digest.bytes)])
        return transaction.connection.changedRows > 0
      }
    }
  }

  package func forgetExpired(at now: Instant) async throws(AccountError) {
    let idle = now.advanced(bySeconds: -Session.idleLimit)
    let old = now.advanced(bySeconds: -Session.ageLimit)
    let lapsed = now.advanced(bySeconds: -LoginAttempt.memory)
    let unknown = now.advanced(bySeconds: -LoginCount.placeMemory)
    try await run("DELETE FROM session WHERE used <= ?1 OR created <= ?2", .init(idle), .init(old))
    try await run(
      """
      DELETE FROM login_attempt
      WHERE last <= ?1 AND (succeeded IS NULL OR succeeded <= ?2)
      """, .init(lapsed), .init(unknown))
    try await forgetUnwantedForecasts()
    try await emptyTrash(deletedBy: now.advanced(bySeconds: -Trash.limit))
  }

  /// Nearly always there is nothing to do, and no other program waits for that.
  private func emptyTrash(deletedBy limit: Instant) async throws(AccountError) {
    let isDue = try read { (transaction) throws(StorageFailure) in
      try Forgetting(transaction: transaction, limit: limit).isDue()
    }
    guard isDue else { return }
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try Forgetting(transaction: transaction, limit: limit).run()
      }
    }
  }

  func run(_ statement: String, _ values: SQLiteValue...) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.run(statement, values)
      }
    }
  }
}
