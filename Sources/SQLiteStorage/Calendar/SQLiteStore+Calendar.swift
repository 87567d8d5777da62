package import Domain
import SQLite

extension SQLiteStore: CalendarStore {
  package func members(
    of list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [ObjectMember] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      try transaction.all(
        """
        SELECT id, created, source_name, object_change FROM task INDEXED BY task_by_object_change
        WHERE list = ?1 AND occurrence_of IS NULL AND deleted IS NULL
        """, [.init(list.number)], Self.member)
    }
  }

  /// Little is read of a task but its text: a filter goes through all of a list.
  package func texts(
    of list: TaskList.ID, after member: ObjectMember?, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [ObjectText] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      try transaction.all(
        """
        SELECT task.id, created, source_name, object_change, bytes
        FROM task INDEXED BY task_by_object_change LEFT JOIN calendar_text
          ON calendar_text.id = source_text AND change = object_change
        WHERE list = ?1 AND occurrence_of IS NULL AND deleted IS NULL
          AND (object_change, task.id) > (?2, ?3)
        ORDER BY object_change, task.id LIMIT ?4
        """,
        [
          .init(list.number), .init(member?.change.number ?? -1),
          .init(member?.task.number ?? 0), .init(limit),
        ]
      ) { ObjectText(member: Self.member($0), bytes: $0.blob(at: 4)) }
    }
  }

  package func object(
    named name: String, in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> StoredObject? {
    try await objects(named: [name], in: list, for: account).first ?? nil
  }

  package func objects(
    named names: [String], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject?] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      try names.map { (name) throws(StorageFailure) in
        try Self.object(named: name, in: list, transaction)
      }
    }
  }

  package func objects(
    withUIDs uids: [String], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject?] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      try uids.map { (uid) throws(StorageFailure) in
        try Self.object(withUID: uid, in: list, transaction)
      }
    }
  }

  package func objects(
    of tasks: [TaskItem.ID], in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [StoredObject] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      try tasks.map { (task) throws(StorageFailure) in
        try Self.object(of: task, in: list, transaction)
      }.compactMap(\.self)
    }
  }

  /// Answers of a list that the account can see.
  func read<Result>(
    _ list: TaskList.ID, for account: Account.ID,
    _ body: (Transaction) throws(StorageFailure) -> Result
  ) throws(StoreError) -> Result {
    try database.read { (transaction) throws(StoreError) in
      guard try transaction.isVisible(list, to: account) else { throw .listNotFound(list) }
      return try StoreError.mapping { () throws(StorageFailure) in try body(transaction) }
    }
  }

  static func member(_ row: Statement) -> ObjectMember {
    let name = TaskItem.objectName(
      of: .init(row.int(at: 0)), created: row.instant(at: 1), named: row.text(at: 2))
    return ObjectMember(task: .init(row.int(at: 0)), name: name, change: .init(row.int(at: 3)))
  }

  private static func object(
    named name: String, in list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> StoredObject? {
    let named = try object(
      where: "task.list = ?1 AND task.source_name = ?2", [.init(list.number), .text(name)],
      transaction)
    if let named { return named }
    let own = try ownObject(name, in: list, transaction)
    return own?.task.objectName == name ? own : nil
  }

  private static func object(
    withUID uid: String, in list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> StoredObject? {
    let known = try object(
      where: "task.list = ?1 AND task.source_uid = ?2", [.init(list.number), .text(uid)],
      transaction)
    if let known { return known }
    let own = try ownObject(uid, in: list, transaction)
    return own?.task.uid == uid ? own : nil
  }

  /// The task of the number that a name or a UID of ours ends in; it may go by others.
  private static func ownObject(
    _ text: String, in list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> StoredObject? {
    guard let id = TaskItem.ID(ownObjectName: text) else { return nil }
    return try object(of: id, in: list, transaction)
  }

  private static func object(
    of task: TaskItem.ID, in list: TaskList.ID, _ transaction: Transaction
  ) throws(StorageFailure) -> StoredObject? {
    try object(
      where: "task.id = ?1 AND task.list = ?2 AND task.occurrence_of IS NULL",
      [.init(task.number), .init(list.number)], transaction)
  }

  private static func object(
    where condition: String, _ values: [SQLiteValue], _ transaction: Transaction
  ) throws(StorageFailure) -> StoredObject? {
    try transaction.first(
      """
      SELECT \(CalendarTexts.columns) FROM \(CalendarTexts.tables)
      WHERE \(condition) AND task.deleted IS NULL
      """, values, CalendarTexts.object
    ).map { (object) throws(StorageFailure) in
      try CalendarTexts(transaction: transaction).completed(object)
    }
  }
}
