import Domain
import SQLite

/// The table `calendar_text`, and what the text of an object is made of besides.
struct CalendarTexts {
  let transaction: Transaction

  func add(_ text: CalendarText, by change: Change.ID) throws(StorageFailure) {
    try transaction.run(
      "INSERT INTO calendar_text (id, task, change, bytes) VALUES (?1, ?2, ?3, ?4)",
      [
        .init(text.id.number), .init(text.task.number), .init(change.number), .blob(text.bytes),
      ])
  }

  func occurrences(of id: TaskItem.ID) throws(StorageFailure) -> [TaskItem] {
    try transaction.all(
      """
      SELECT \(TaskRow.columns) FROM task INDEXED BY task_by_occurrence_of
      WHERE occurrence_of = ?1 AND deleted IS NULL ORDER BY id
      """, [.init(id.number)], TaskRow.read)
  }

  /// The columns that ``object(in:)`` reads, of a query of ``tables``.
  static let columns = """
    \(TaskRow.names.map { "task.\($0)" }.joined(separator: ", ")), task.object_change,
    calendar_text.change, calendar_text.bytes, change.at
    """

  static let tables = """
    task LEFT JOIN calendar_text ON calendar_text.id = task.source_text
    LEFT JOIN change ON change.id = calendar_text.change
    """

  /// The object in the row that a statement stands at, without what it is made of if it was changed
  /// since it was uploaded.
  static func object(in row: Statement) -> StoredObject {
    let first = TaskRow.count
    let task = TaskRow.read(row)
    let change = Change.ID(row.int(at: first))
    let upload = row.optionalInt(at: first + 1).map(Change.ID.init)
    return StoredObject(
      task: task, change: change, bytes: row.blob(at: first + 2),
      received: row.optionalInstant(at: first + 3) ?? task.created,
      isAsReceived: upload == change, wholeUID: nil, occurrences: [])
  }

  /// The object with all that it is made of.
  func completed(_ object: StoredObject) throws(StorageFailure) -> StoredObject {
    if object.isAsReceived { return object }
    var whole: TaskItem?
    if let parent = object.task.parent {
      whole = try transaction.first(TaskRow.lookUp, [.init(parent.number)], TaskRow.read)
    }
    let occurrences =
      object.task.source == nil ? [] : try self.occurrences(of: object.task.id)
    return StoredObject(
      task: object.task, change: object.change, bytes: object.bytes, received: object.received,
      isAsReceived: false, wholeUID: whole?.uid, occurrences: occurrences)
  }
}
