import Domain
import SQLite

/// A task as a row of `task`, and as a snapshot in the log.
enum TaskRow {
  /// The columns that ``read`` expects, in that order.
  static let columns = names.joined(separator: ", ")

  /// The same of a snapshot, in a query that reads `step`.
  static let snapshotColumns =
    names.map { "json_extract(snapshot, '$.\($0)')" }.joined(separator: ", ")

  /// A snapshot, made of what ``values`` gives.
  static let snapshot = "json_object(\(parameters))"

  static let insert = """
    INSERT INTO task (\((names + TaskKey.all.map(\.name)).joined(separator: ", ")))
    VALUES (\((1...names.count + TaskKey.all.count).map { "?\($0)" }.joined(separator: ", ")))
    """

  /// How many values ``values`` gives.
  static var count: Int { names.count }

  /// What a row and a snapshot have in common.
  static let names = ["id", "created"] + TaskColumn.all.map(\.name)

  /// The values of a snapshot.
  static func values(_ task: TaskItem) -> [SQLiteValue] {
    [.init(task.id.number), .init(task.created)] + TaskColumn.all.map { $0.value(task) }
  }

  /// The values that ``insert`` wants.
  static func allValues(_ task: TaskItem) -> [SQLiteValue] {
    values(task) + TaskKey.all.map { $0.value(task) }
  }

  /// A statement that writes what differs, and its values: an index is left alone when nothing of
  /// what it orders changed.
  static func update(from before: TaskItem, to after: TaskItem) -> (String, [SQLiteValue]) {
    var assignments: [String] = []
    var values: [SQLiteValue] = []
    let columns =
      TaskColumn.all.map { ($0.name, $0.value) } + TaskKey.all.map { ($0.name, $0.value) }
    for (name, value) in columns where value(before) != value(after) {
      values.append(value(after))
      assignments.append("\(name) = ?\(values.count)")
    }
    values.append(.init(after.id.number))
    let text = "UPDATE task SET \(assignments.joined(separator: ", ")) WHERE id = ?\(values.count)"
    return (text, values)
  }

  /// The task in the row that a statement stands at.
  static func read(_ row: Statement) -> TaskItem {
    var task = TaskItem(
      id: .init(row.int(at: 0)), list: .init(0), title: "", position: .first,
      created: row.instant(at: 1), changed: row.instant(at: 1))
    for (index, column) in TaskColumn.all.enumerated() { column.read(row, index + 2, &task) }
    return task
  }

  private static var parameters: String {
    names.enumerated().map { "'\($1)', ?\($0 + 1)" }.joined(separator: ", ")
  }
}
