import Domain
import SQLite

/// What the log holds since somebody looked last, and whom it concerns.
struct ChangeNews {
  /// The last change of all.
  let last: Int
  private let newest: [Account.ID: Int]
  /// Everything is new, whatever the numbers say.
  let isWholesale: Bool

  init(after start: Int, in transaction: Transaction) throws(StorageFailure) {
    let rows = try transaction.all(Self.members, [.init(start)]) { row in
      (account: Account.ID(row.int(at: 0)), change: row.int(at: 1))
    }
    newest = Dictionary(rows.map { ($0.account, $0.change) }, uniquingKeysWith: max)
    last = max(start, rows.map(\.change).max() ?? start)
    isWholesale = false
  }

  init(inNewDatabase transaction: Transaction) throws(StorageFailure) {
    last = try transaction.lastChange()
    newest = [:]
    isWholesale = true
  }

  /// The newest change after `start` to what `account` can see; nil when there is none.
  func newest(for account: Account.ID, after start: Int) -> Change.ID? {
    if isWholesale { return Change.ID(last) }
    return newest[account].flatMap { $0 > start ? Change.ID($0) : nil }
  }

  /// The members of the lists that changes after `?1` touched: of those that things are in now, and
  /// of those that tasks were in before.
  ///
  /// Besides, whose settings they touched.
  private static let members = """
    SELECT member.account, max(step.change) FROM step JOIN member ON member.list = step.list
    WHERE step.change > ?1 GROUP BY member.account
    UNION ALL
    SELECT member.account, max(step.change) FROM step
    JOIN step AS earlier ON earlier.task = step.task AND earlier.revision = step.revision - 1
    JOIN member ON member.list = earlier.list
    WHERE step.change > ?1 AND earlier.list <> step.list GROUP BY member.account
    UNION ALL
    SELECT account, max(change) FROM step
    WHERE change > ?1 AND list = 0 AND account IS NOT NULL GROUP BY account
    """
}

extension Transaction {
  /// The number of the last change; 0 when there is none.
  func lastChange() throws(StorageFailure) -> Int {
    try first("SELECT seq FROM sqlite_sequence WHERE name = 'change'") { $0.int(at: 0) } ?? 0
  }
}
