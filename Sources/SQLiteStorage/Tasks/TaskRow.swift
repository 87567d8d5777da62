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

  /// Takes ``allValues(_:)``, and behind them the change that adds it.
  static let insert = """
    INSERT INTO task (\((names + TaskKey.all.map(\.name)).joined(separator: ", ")), object_change)
    VALUES (\((1...names.count + TaskKey.all.count + 1).map { "?\($0)" }.joined(separator: ", ")))
    """

  /// Reads the row of the task of a number.
  static let lookUp = "SELECT \(columns) FROM task WHERE id = ?1"

  /// How many values ``values`` gives.
  static var count: Int { names.count }

  /// What a row and a snapshot have in common.
  static let names = TaskColumn.all.map(\.name)

  /// The values of a snapshot.
  static func values(_ task: TaskItem) -> [SQLiteValue] {
    TaskColumn.all.map { $0.value(task) }
  }

  /// The values that ``insert`` wants.
  static func allValues(_ task: TaskItem) -> [SQLiteValue] {
    values(task) + TaskKey.all.map { $0.value(task) }
  }

  /// A statement that writes what differs, and its values: an index is left alone when nothing of
  /// what it orders changed.
  ///
  /// `objectChange` is the change that makes its calendar object another one; nil when none does.
  static func update(
    from before: TaskItem, to after: TaskItem, objectChange: Change.ID?
  ) -> (String, [SQLiteValue]) {
    var assignments: [String] = []
    var values: [SQLiteValue] = []
    let columns =
      TaskColumn.all.map { ($0.name, $0.value) } + TaskKey.all.map { ($0.name, $0.value) }
    for (name, value) in columns where value(before) != value(after) {
      values.append(value(after))
      assignments.append("\(name) = ?\(values.count)")
    }
    if let objectChange {
      values.append(.init(objectChange.number))
      assignments.append("object_change = ?\(values.count)")
    }
    values.append(.init(after.id.number))
    let text = "UPDATE task SET \(assignments.joined(separator: ", ")) WHERE id = ?\(values.count)"
    return (text, values)
  }

  /// The task in the row that a statement stands at.
  ///
  /// Written out rather than looped over ``TaskColumn``: it is called for each row of a list.
  static func read(_ row: Statement) -> TaskItem {
    TaskItem(
      id: .init(row.int(at: 0)), list: .init(row.int(at: 1)), parent: row.optionalTask(at: 2),
      title: row.text(at: 3) ?? "", notes: row.text(at: 4) ?? "",
      priority: Priority(rawValue: row.int(at: 5)) ?? .none,
      start: row.withText(at: 6, TaskDate.init(stored:)),
      due: row.withText(at: 7, TaskDate.init(stored:)),
      repetition: row.text(at: 8).flatMap(Repetition.init(stored:)),
      tags: row.lines(at: 9).map(Tag.init(stored:)), estimate: row.optionalInt(at: 10),
      url: row.text(at: 11) ?? "", reminders: row.lines(at: 12).compactMap(Reminder.init(text:)),
      completed: row.optionalInstant(at: 13), isCancelled: row.int(at: 14) == 1,
      occurrenceOf: row.optionalTask(at: 15), position: row.position(at: 16),
      created: row.instant(at: 17), changed: row.instant(at: 18),
      deleted: row.optionalInstant(at: 19), isWithdrawn: row.int(at: 20) == 1,
      revision: row.int(at: 21), source: row.source(at: 22))
  }

  private static var parameters: String {
    names.enumerated().map { "'\($1)', ?\($0 + 1)" }.joined(separator: ", ")
  }
}
