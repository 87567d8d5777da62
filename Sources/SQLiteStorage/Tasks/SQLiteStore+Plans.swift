package import Domain
import SQLite

extension SQLiteStore {
  package func plans(
    _ days: ClosedRange<CalendarDate>, for account: Account.ID
  ) async throws(StoreError) -> [DayPlan] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        // Days sort as their texts do, and the primary key is in that order.
        try transaction.all(
          """
          SELECT \(SettingRow.columns) FROM setting
          WHERE account = ?1 AND kind = 'plan' AND key BETWEEN ?2 AND ?3 ORDER BY key
          """,
          [.init(account.number), .text(days.lowerBound.iso), .text(days.upperBound.iso)]
        ) { SettingRow.read($0).flatMap(DayPlan.init) }.compactMap(\.self)
      }
    }
  }

  package func workHours(for account: Account.ID) async throws(StoreError) -> WorkHours? {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.first(
          "SELECT value FROM setting WHERE account = ?1 AND kind = 'work-hours' AND key = ''",
          [.init(account.number)]
        ) { $0.text(at: 0).flatMap(WorkHours.init(text:)) } ?? nil
      }
    }
  }
}
