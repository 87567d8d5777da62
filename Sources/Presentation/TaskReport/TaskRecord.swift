package import Domain

/// A task as data, for programs that read along: nothing in it depends on a language.
package struct TaskRecord: Equatable, Sendable {
  package let id: Int
  package let list: Int
  /// Empty until somebody saved one.
  package let listTitle: String
  package let title: String
  package let notes: String
  /// `none`, `low`, `medium` or `high`.
  package let priority: String
  /// `2026-12-31` or `2026-12-31T18:00`; nil for none.
  package let due: String?
  /// The zone of a due time, as in the IANA database; nil for a day and for none.
  package let dueZone: String?
  /// Moments in UTC by RFC 3339; nil while the task is open.
  package let completed: String?
  package let created: String
  package let changed: String
  package let revision: Int

  init(_ task: TaskItem, listTitle: String) {
    id = task.id.number
    list = task.list.number
    self.listTitle = listTitle
    title = task.title
    notes = task.notes
    priority = task.priority.name
    due = task.due?.iso
    dueZone = task.due?.zone?.identifier
    completed = task.completed?.rfc3339
    created = task.created.rfc3339
    changed = task.changed.rfc3339
    revision = task.revision
  }
}

extension Priority {
  /// The name by which programs and people at a command line say it.
  package var name: String {
    switch self {
    case .none: "none"
    case .low: "low"
    case .medium: "medium"
    case .high: "high"
    }
  }

  package init?(name: String) {
    guard let priority = Priority.allCases.first(where: { $0.name == name.lowercased() })
    else { return nil }
    self = priority
  }
}
