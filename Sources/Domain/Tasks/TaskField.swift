/// A property of a task that a change can set, as data.
///
/// Merging two edits and taking one back go through the fields one by one. A new property of ``TaskItem`` is added to ``all``.
package struct TaskField: Sendable {
  package let isEqual: @Sendable (TaskItem, TaskItem) -> Bool
  package let copy: @Sendable (_ source: TaskItem, _ target: inout TaskItem) -> Void

  package static let title = TaskField(of: \.title)
  package static let notes = TaskField(of: \.notes)
  package static let list = TaskField(of: \.list)
  package static let parent = TaskField(of: \.parent)
  package static let priority = TaskField(of: \.priority)
  package static let start = TaskField(of: \.start)
  package static let due = TaskField(of: \.due)
  package static let repetition = TaskField(of: \.repetition)
  package static let tags = TaskField(of: \.tags)
  package static let estimate = TaskField(of: \.estimate)
  package static let url = TaskField(of: \.url)
  package static let reminders = TaskField(of: \.reminders)
  package static let completed = TaskField(of: \.completed)
  package static let isCancelled = TaskField(of: \.isCancelled)
  package static let position = TaskField(of: \.position)
  package static let deleted = TaskField(of: \.deleted)
  package static let isWithdrawn = TaskField(of: \.isWithdrawn)
  package static let source = TaskField(of: \.source)

  package static let all = [
    title, notes, list, parent, priority, start, due, repetition, tags, estimate, url, reminders,
    completed, isCancelled, position, deleted, isWithdrawn, source,
  ]

  private init<Value: Equatable & Sendable>(
    of path: any WritableKeyPath<TaskItem, Value> & Sendable
  ) {
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    copy = { $1[keyPath: path] = $0[keyPath: path] }
  }
}

extension TaskItem {
  /// This task with what changed from `base` to `other` put on it as well; nil when both changed
  /// one field, each to a value of its own.
  package func merging(_ other: TaskItem, since base: TaskItem) -> TaskItem? {
    var merged = self
    for field in TaskField.all where !field.isEqual(base, other) {
      guard field.isEqual(self, base) || field.isEqual(self, other) else { return nil }
      field.copy(other, &merged)
    }
    return merged
  }

  /// Whether a change of any field leads from one to the other; revision and time don't count.
  package func hasSameFields(as other: TaskItem) -> Bool {
    TaskField.all.allSatisfy { $0.isEqual(self, other) }
  }
}
