import Domain
import SQLite

extension TransactionState {
  func object(
    _ identity: ObjectIdentity, in list: TaskList.ID
  ) throws(StoreError) -> TaskItem? {
    let (column, text) =
      switch identity {
      case .name(let name): ("source_name", name)
      case .uid(let uid): ("source_uid", uid)
      }
    return try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        Self.lookUp(column), [.init(list.number), .text(text)], TaskRow.read)
    }
  }

  func objects(
    waitingForWhole uid: String, in list: TaskList.ID
  ) throws(StoreError) -> [TaskItem] {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.all(
        Self.lookUp("whole_uid"), [.init(list.number), .text(uid)], TaskRow.read)
    }
  }

  func objectChange(of id: TaskItem.ID) throws(StoreError) -> Change.ID? {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT object_change FROM task WHERE id = ?1", [.init(id.number)]
      ) { Change.ID($0.int(at: 0)) }
    }
  }

  func occurrences(of id: TaskItem.ID) throws(StoreError) -> [TaskItem] {
    try StoreError.mapping { () throws(StorageFailure) in
      try CalendarTexts(transaction: transaction).occurrences(of: id)
    }
  }

  func deletedObjects(in list: TaskList.ID) throws(StoreError) -> [TaskItem] {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.all(
        """
        SELECT \(TaskRow.columns) FROM task
        WHERE list = ?1 AND occurrence_of IS NULL AND deleted IS NOT NULL ORDER BY deleted, id
        """, [.init(list.number)], TaskRow.read)
    }
  }

  func taskCount(in list: TaskList.ID) throws(StoreError) -> Int {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        "SELECT count(*) FROM task WHERE list = ?1 AND deleted IS NULL", [.init(list.number)]
      ) { $0.int(at: 0) } ?? 0
    }
  }

  static func lookUp(_ column: String) -> String {
    """
    SELECT \(TaskRow.columns) FROM task INDEXED BY task_by_\(column)
    WHERE list = ?1 AND \(column) = ?2 AND deleted IS NULL ORDER BY id
    """
  }
}
