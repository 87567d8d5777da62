package import Domain
import SQLite

extension SQLiteStore {
  package func logEnd() async throws(StoreError) -> LogPoint {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try Self.point(of: .init(transaction.lastChange()), transaction)
      }
    }
  }

  package func changes(
    in list: TaskList.ID, since point: LogPoint, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> ObjectChanges? {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      guard try Self.isKnown(point, transaction) else { return nil }
      return try Self.changes(in: list, since: point, limit: limit, transaction)
    }
  }

  private static func isKnown(
    _ point: LogPoint, _ transaction: Transaction
  ) throws(StorageFailure) -> Bool {
    if point == .start { return true }
    let forgotten = try transaction.first("SELECT change FROM forgotten") { $0.int(at: 0) } ?? 0
    let last = try transaction.lastChange()
    guard (forgotten...max(forgotten, last)).contains(point.change.number) else { return false }
    return try self.point(of: point.change, transaction) == point
  }

  /// A change of which nothing is left in the log has no time.
  private static func point(
    of change: Change.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> LogPoint {
    let at = try transaction.first(
      "SELECT at FROM change WHERE id = ?1", [.init(change.number)]
    ) { $0.instant(at: 0) }
    return LogPoint(change: change, at: at ?? LogPoint.start.at)
  }

  /// What one change touched is not taken apart: `limit` is where to stop between two.
  private static func changes(
    in list: TaskList.ID, since point: LogPoint, limit: Int, _ transaction: Transaction
  ) throws(StorageFailure) -> ObjectChanges {
    var taken: [(member: ObjectMember, isGone: Bool)] = []
    var hasMore = false
    try transaction.forEach(
      """
      SELECT id, created, source_name, object_change, deleted IS NOT NULL
      FROM task INDEXED BY task_by_object_change
      WHERE list = ?1 AND occurrence_of IS NULL AND object_change > ?2
      UNION ALL
      SELECT 0, 0, name, change, 1 FROM departure WHERE list = ?1 AND change > ?2
      ORDER BY 4
      """, [.init(list.number), .init(point.change.number)]
    ) { row in
      let member = member(row)
      hasMore = taken.count >= limit && taken.last?.member.change != member.change
      if !hasMore { taken.append((member, row.int(at: 4) == 1)) }
      return !hasMore
    }
    let last = Change.ID(try transaction.lastChange())
    let end = hasMore ? taken.last?.member.change ?? last : last
    return ObjectChanges(
      changed: taken.filter { !$0.isGone }.map(\.member),
      removed: try gone(taken.filter(\.isGone).map(\.member.name), from: list, transaction),
      end: try self.point(of: end, transaction), hasMore: hasMore)
  }

  /// A name that a member has by now is not gone, whoever had it before.
  private static func gone(
    _ names: [String], from list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> [String] {
    var gone: [String] = []
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      if try !isThere(name, in: list, transaction) { gone.append(name) }
    }
    return gone
  }

  private static func isThere(
    _ name: String, in list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> Bool {
    let isNamed = try transaction.exists(
      "SELECT 1 FROM task WHERE list = ?1 AND source_name = ?2 AND deleted IS NULL",
      [.init(list.number), .text(name)])
    if isNamed { return true }
    guard let id = TaskItem.ID(ownObjectName: name) else { return false }
    let task = try transaction.first(TaskRow.lookUp, [.init(id.number)], TaskRow.read)
    return task?.list == list && task?.deleted == nil && task?.objectName == name
  }
}
