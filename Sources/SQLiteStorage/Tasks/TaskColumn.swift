import Domain
import SQLite

/// A column of `task` that holds a property of a task; its name is the key in a snapshot too.
///
/// What is written, read, logged and checked of a task derives from ``all``: a new property is a
/// line here, a column in a step of ``Schema``, and a field in `TaskField`.
struct TaskColumn: Sendable {
  let name: String
  let value: @Sendable (TaskItem) -> SQLiteValue
  /// Sets the property from a column of the row that a statement stands at.
  let read: @Sendable (Statement, Int, inout TaskItem) -> Void

  static let all = [
    TaskColumn(
      name: "list", value: { .init($0.list.number) }, read: { $2.list = .init($0.int(at: $1)) }),
    TaskColumn(
      name: "changed", value: { .init($0.changed) }, read: { $2.changed = $0.instant(at: $1) }),
    TaskColumn(
      name: "completed", value: { .init($0.completed) },
      read: { $2.completed = $0.optionalInstant(at: $1) }),
    TaskColumn(
      name: "deleted", value: { .init($0.deleted) },
      read: { $2.deleted = $0.optionalInstant(at: $1) }),
    TaskColumn(
      name: "revision", value: { .init($0.revision) }, read: { $2.revision = $0.int(at: $1) }),
    TaskColumn(
      name: "priority", value: { .init($0.priority.rawValue) },
      read: { $2.priority = Priority(rawValue: $0.int(at: $1)) ?? .none }),
    TaskColumn(
      name: "position", value: { .text($0.position.key) },
      read: { $2.position = $0.position(at: $1) }),
    TaskColumn(
      name: "due", value: { .init($0.due?.stored) },
      read: { $2.due = $0.text(at: $1).flatMap(Due.init(stored:)) }),
    TaskColumn(
      name: "title", value: { .text($0.title) }, read: { $2.title = $0.text(at: $1) ?? "" }),
    TaskColumn(
      name: "notes", value: { .text($0.notes) }, read: { $2.notes = $0.text(at: $1) ?? "" }),
  ]
}

/// A column of `task` that follows from the properties, for the sake of an index.
struct TaskKey: Sendable {
  let name: String
  let value: @Sendable (TaskItem) -> SQLiteValue

  static let all = [
    TaskKey(name: "title_key", value: { .blob($0.titleKey) }),
    TaskKey(name: "due_key", value: { .text($0.dueKey) }),
  ]
}
