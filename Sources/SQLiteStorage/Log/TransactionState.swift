import Domain
import SQLite

extension Transaction {
  /// Works out what an edit comes to, and writes it with its entry of the log.
  func perform(
    _ edit: Edit, for account: Account.ID, at now: Instant
  ) throws(StoreError) -> Change? {
    let state = TransactionState(transaction: self)
    guard let outcome = try edit.outcome(in: state, for: account, at: now) else { return nil }
    return try StoreError.mapping { () throws(StorageFailure) in
      try ChangeLog(transaction: self).write(outcome, by: account, at: now)
    }
  }
}

/// What the rules of an edit see of the database, within the transaction that writes its outcome.
struct TransactionState: StoredState {
  let transaction: Transaction

  private var log: ChangeLog { ChangeLog(transaction: transaction) }

  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT \(TaskRow.columns) FROM task WHERE id = ?1", [.init(id.number)], TaskRow.read)
    }
  }

  func task(_ id: TaskItem.ID, atRevision revision: Int) throws(StoreError) -> TaskItem? {
    try StoreError.mapping { () throws(StorageFailure) in
      try log.task(id, atRevision: revision)
    }
  }

  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT \(ListRow.columns) FROM list WHERE id = ?1", [.init(id.number)]
      ) { ListRow.read($0) }
    }
  }

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
    let (nearest, sign) = side == .after ? ("min", ">") : ("max", "<")
    let bound = position == nil ? "" : "AND position \(sign) ?3"
    let statement = """
      SELECT \(nearest)(position) FROM task INDEXED BY task_by_position
      WHERE list = ?1 AND is_completed = ?2 AND deleted IS NULL \(bound)
      """
    return try StoreError.mapping { () throws(StorageFailure) in
      var found: Position?
      for isCompleted in 0...1 {
        let values: [SQLiteValue] =
          [.init(list.number), .init(isCompleted)] + (position.map { [.text($0.key)] } ?? [])
        guard let key = try transaction.first(statement, values, { $0.text(at: 0) }) ?? nil
        else { continue }
        let candidate = Position(key: key)
        if let other = found, (side == .after) == (other < candidate) { continue }
        found = candidate
      }
      return found
    }
  }

  func change(_ id: Change.ID) throws(StoreError) -> Change? {
    try StoreError.mapping { () throws(StorageFailure) in try log.change(id) }
  }

  func isUndone(_ id: Change.ID) throws(StoreError) -> Bool {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.exists("SELECT 1 FROM change WHERE undoes = ?1", [.init(id.number)])
    }
  }

  func lastUndoableChange(of account: Account.ID) throws(StoreError) -> Change? {
    try StoreError.mapping { () throws(StorageFailure) in
      let number =
        try transaction.first(
          "SELECT max(id) FROM change WHERE account = ?1 AND is_undoable", [.init(account.number)]
        ) { $0.isNull(at: 0) ? nil : $0.int(at: 0) } ?? nil
      guard let number else { return nil }
      return try log.change(.init(number))
    }
  }

  func nextTaskNumber() throws(StoreError) -> Int { try nextNumber(in: "task") }

  func nextListNumber() throws(StoreError) -> Int { try nextNumber(in: "list") }

  private func nextNumber(in table: String) throws(StoreError) -> Int {
    try StoreError.mapping { () throws(StorageFailure) in
      let last = try transaction.first(
        "SELECT seq FROM sqlite_sequence WHERE name = ?1", [.text(table)]
      ) { $0.int(at: 0) }
      return (last ?? 0) + 1
    }
  }
}
