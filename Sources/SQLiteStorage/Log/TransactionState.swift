import Domain
import SQLite

extension Transaction {
  /// Works out what an edit comes to, and writes it with its entry of the log.
  func perform(
    _ edit: Edit, on day: Day
  ) throws(StoreError) -> Change? {
    let state = TransactionState(transaction: self)
    guard let outcome = try edit.outcome(in: state, on: day) else { return nil }
    return try StoreError.mapping { () throws(StorageFailure) in
      try ChangeLog(transaction: self).write(outcome, by: day.person.account, at: day.now)
    }
  }
}

/// What the rules of an edit see of the database, within the transaction that writes its outcome.
struct TransactionState: StoredState {
  let transaction: Transaction

  private var log: ChangeLog { ChangeLog(transaction: transaction) }

  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(TaskRow.lookUp, [.init(id.number)], TaskRow.read)
    }
  }

  func task(_ id: TaskItem.ID, atRevision revision: Int) throws(StoreError) -> TaskItem? {
    try StoreError.mapping { () throws(StorageFailure) in
      try log.task(id, atRevision: revision)
    }
  }

  func children(of id: TaskItem.ID) throws(StoreError) -> [TaskItem] {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.all(
        "SELECT \(TaskRow.columns) FROM task INDEXED BY task_by_parent WHERE parent = ?1 ORDER BY id",
        [.init(id.number)], TaskRow.read)
    }
  }

  func tasks(taggedWith key: String, of account: Account.ID) throws(StoreError) -> [TaskItem] {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.all(
        """
        SELECT \(TaskRow.columns) FROM task
        WHERE id IN (SELECT task FROM task_tag WHERE key = ?1) AND list IN (
          SELECT member.list FROM member JOIN list ON list.id = member.list
          WHERE member.account = ?2 AND list.deleted IS NULL)
        ORDER BY id
        """, [.text(key), .init(account.number)], TaskRow.read)
    }
  }

  func setting(
    _ kind: Setting.Kind, _ key: String, of account: Account.ID
  ) throws(StoreError) -> Setting? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        """
        SELECT \(SettingRow.columns) FROM setting WHERE account = ?1 AND kind = ?2 AND key = ?3
        """, [.init(account.number), .text(kind.rawValue), .text(key)]
      ) { SettingRow.read($0) } ?? nil
    }
  }

  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT \(ListRow.columns) FROM list WHERE id = ?1", [.init(id.number)]
      ) { ListRow.read($0) }
    }
  }

  func list(
    _ id: TaskList.ID, of account: Account.ID
  ) throws(StoreError) -> (list: TaskList, membership: Membership)? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        Self.listOfMember, [.init(id.number), .init(account.number)]
      ) { row in
        MemberRow.read(row, from: ListRow.names.count).map { (ListRow.read(row), $0) }
      } ?? nil
    }
  }

  private static let listOfMember = """
    SELECT \(ListRow.columns), \(MemberRow.columns)
    FROM list JOIN member ON member.list = list.id AND member.account = ?2 WHERE list.id = ?1
    """

  func membership(
    of account: Account.ID, in list: TaskList.ID
  ) throws(StoreError) -> Membership? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT \(MemberRow.columns) FROM member WHERE account = ?1 AND list = ?2",
        [.init(account.number), .init(list.number)]
      ) { MemberRow.read($0) } ?? nil
    }
  }

  func memberships(of account: Account.ID) throws(StoreError) -> [Membership] {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.all(
        """
        SELECT \(MemberRow.columns) FROM member JOIN list ON list.id = member.list
        WHERE member.account = ?1 AND list.deleted IS NULL
        ORDER BY member.position, member.list
        """, [.init(account.number)]
      ) { MemberRow.read($0) }.compactMap(\.self)
    }
  }

  func position(
    _ side: Side, of position: Position?, in list: TaskList.ID
  ) throws(StoreError) -> Position? {
    let values: [SQLiteValue] = [.init(list.number)] + (position.map { [.text($0.key)] } ?? [])
    return try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        Self.nearest(side, isBound: position != nil), values
      ) { $0.text(at: 0) }?.map(Position.init(key:))
    }
  }

  /// The place next to one, or the last on a side, among open and completed tasks, each by its index.
  static func nearest(_ side: Side, isBound: Bool) -> String {
    let (nearest, sign) = side == .after ? ("min", ">") : ("max", "<")
    let halves = (0...1).map { isCompleted in
      """
      SELECT \(nearest)(position) AS position FROM task INDEXED BY task_by_position
      WHERE list = ?1 AND is_completed = \(isCompleted) AND deleted IS NULL
        \(isBound ? "AND position \(sign) ?2" : "")
      """
    }
    return "SELECT \(nearest)(position) FROM (\(halves.joined(separator: " UNION ALL ")))"
  }

  func change(_ id: Change.ID) throws(StoreError) -> Change? {
    try StoreError.mapping { () throws(StorageFailure) in try log.change(id) }
  }

  func isUndone(_ id: Change.ID) throws(StoreError) -> Bool {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.exists("SELECT 1 FROM change WHERE undoes = ?1", [.init(id.number)])
    }
  }

  func isWhole(_ id: Change.ID) throws(StoreError) -> Bool {
    try StoreError.mapping { () throws(StorageFailure) in
      try !transaction.exists(
        "SELECT 1 FROM change WHERE id = ?1 AND is_partial", [.init(id.number)])
    }
  }

  func lastUndoableChange(of account: Account.ID) throws(StoreError) -> Change? {
    try change(
      "SELECT max(id) FROM change WHERE account = ?1 AND is_undoable", account.number)
  }

  func lastRedoableChange(of account: Account.ID) throws(StoreError) -> Change? {
    try change(
      "SELECT max(id) FROM change WHERE account = ?1 AND is_redoable", account.number)
  }

  func changeAdding(_ id: TaskItem.ID) throws(StoreError) -> Change? {
    try change("SELECT change FROM step WHERE task = ?1 AND revision = 1", id.number)
  }

  /// The change whose number a query gives; nil when it gives none.
  private func change(_ query: String, _ value: Int) throws(StoreError) -> Change? {
    try StoreError.mapping { () throws(StorageFailure) in
      let number = try transaction.first(query, [.init(value)]) { $0.optionalInt(at: 0) } ?? nil
      return try number.map { number throws(StorageFailure) in try log.change(.init(number)) }
        ?? nil
    }
  }

  func nextTaskNumber() throws(StoreError) -> Int { try nextNumber(in: "task") }

  func nextListNumber() throws(StoreError) -> Int { try nextNumber(in: "list") }

  func nextTextNumber() throws(StoreError) -> Int { try nextNumber(in: "calendar_text") }

  func nextNumber(in table: String) throws(StoreError) -> Int {
    try StoreError.mapping { () throws(StorageFailure) in
      let last = try transaction.first(
        "SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(table)]
      ) { $0.int(at: 0) }
      return (last ?? 0) + 1
    }
  }
}
