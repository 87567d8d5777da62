import Domain
import SQLite

/// A column of `task` that holds a property of a task; its name is the key in a snapshot too.
///
/// What is written, read, logged and checked of a task derives from ``all``: a new property is a
/// line here and one in ``TaskRow/read(_:)``, a column in a step of ``Schema``, and a field in
/// `TaskField`.
struct TaskColumn: Sendable {
  let name: String
  let value: @Sendable (TaskItem) -> SQLiteValue

  /// In the order in which ``TaskRow/read(_:)`` takes them, which is that of the parameters of
  /// `TaskItem`'s initializer.
  static let all = [
    TaskColumn(name: "id", value: { .init($0.id.number) }),
    TaskColumn(name: "list", value: { .init($0.list.number) }),
    TaskColumn(name: "parent", value: { .init($0.parent?.number) }),
    TaskColumn(name: "title", value: { .text($0.title) }),
    TaskColumn(name: "notes", value: { .text($0.notes) }),
    TaskColumn(name: "priority", value: { .init($0.priority.rawValue) }),
    TaskColumn(name: "start", value: { .init($0.start?.text) }),
    TaskColumn(name: "due", value: { .init($0.due?.text) }),
    TaskColumn(name: "repetition", value: { .init($0.repetition?.stored) }),
    TaskColumn(name: "tags", value: { .lines($0.tags.map(\.name)) }),
    TaskColumn(name: "estimate", value: { .init($0.estimate) }),
    TaskColumn(name: "url", value: { $0.url.isEmpty ? .null : .text($0.url) }),
    TaskColumn(name: "reminders", value: { .lines($0.reminders.map(\.text)) }),
    TaskColumn(name: "completed", value: { .init($0.completed) }),
    TaskColumn(name: "is_cancelled", value: { $0.isCancelled ? .init(1) : .null }),
    TaskColumn(name: "occurrence_of", value: { .init($0.occurrenceOf?.number) }),
    TaskColumn(name: "position", value: { .text($0.position.key) }),
    TaskColumn(name: "created", value: { .init($0.created) }),
    TaskColumn(name: "changed", value: { .init($0.changed) }),
    TaskColumn(name: "deleted", value: { .init($0.deleted) }),
    TaskColumn(name: "is_withdrawn", value: { $0.isWithdrawn ? .init(1) : .null }),
    TaskColumn(name: "revision", value: { .init($0.revision) }),
    TaskColumn(name: "has_source", value: { $0.source == nil ? .null : .init(1) }),
    TaskColumn(name: "source_text", value: { .init($0.source?.text?.number) }),
    TaskColumn(name: "source_name", value: { .init($0.source?.name) }),
    TaskColumn(name: "source_uid", value: { .init($0.source?.uid) }),
    TaskColumn(name: "whole_uid", value: { .init($0.source?.wholeUID) }),
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
