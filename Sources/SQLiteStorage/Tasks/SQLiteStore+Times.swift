package import Domain
import SQLite

extension SQLiteStore {
  package func timer(for account: Account.ID) async throws(StoreError) -> TimeEntry? {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.first(
          "SELECT \(SettingRow.columns) FROM setting WHERE account = ?1 AND kind = 'timer'",
          [.init(account.number)]
        ) { SettingRow.read($0).flatMap(TimeEntry.init) } ?? nil
      }
    }
  }

  package func times(
    since start: Instant, of task: TaskItem.ID?, for account: Account.ID
  ) async throws(StoreError) -> [TimeEntry] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        // Moments sort as their texts do. Of one task, all times of the person are looked through.
        try transaction.all(
          """
          SELECT \(SettingRow.columns) FROM setting
          WHERE account = ?1 AND kind = 'time' AND key >= ?2 AND value GLOB ?3 ORDER BY key
          """,
          [
            .init(account.number), .text(start.rfc3339),
            .text(task.map { "\($0.number) *" } ?? "*"),
          ]
        ) { SettingRow.read($0).flatMap(TimeEntry.init) }.compactMap(\.self)
      }
    }
  }
}
