package import Domain
import SQLite

extension SQLiteStore {
  package func countAttempt(
    _ attempt: LoginAttempt, at now: Instant
  ) async throws(AccountError) -> Int? {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        switch attempt.counting(try transaction.counts(of: attempt), at: now) {
        case .mustWait(let seconds):
          return seconds
        case .counted(let counts):
          try transaction.save(counts)
          return nil
        }
      }
    }
  }

  package func recordSuccess(
    _ attempt: LoginAttempt, at now: Instant
  ) async throws(AccountError) {
    try await database.write { (transaction) throws(AccountError) in
      try AccountError.mapping { () throws(StorageFailure) in
        try transaction.save(attempt.succeeding(try transaction.counts(of: attempt), at: now))
      }
    }
  }
}

extension Transaction {
  fileprivate func counts(
    of attempt: LoginAttempt
  ) throws(StorageFailure) -> [LoginAttempt.Key: LoginCount] {
    var counts: [LoginAttempt.Key: LoginCount] = [:]
    for key in attempt.keys {
      counts[key] = try first(
        "SELECT count, last, succeeded FROM login_attempt WHERE name = ?1", [.text(key.name)]
      ) { row in
        LoginCount(
          count: row.int(at: 0), last: row.instant(at: 1), succeeded: row.optionalInstant(at: 2))
      }
    }
    return counts
  }

  fileprivate func save(
    _ counts: [LoginAttempt.Key: LoginCount]
  ) throws(StorageFailure) {
    for (key, count) in counts {
      try run(
        "INSERT OR REPLACE INTO login_attempt (name, count, last, succeeded) VALUES (?1, ?2, ?3, ?4)",
        [.text(key.name), .init(count.count), .init(count.last), .init(count.succeeded)])
    }
  }
}
