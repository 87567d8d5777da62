/// Something to do.
package struct TaskItem: Equatable, Identifiable, Sendable {
  /// A short number that never changes and is never used again.
  package struct ID: Hashable, Comparable, Sendable {
    package let number: Int

    package init(_ number: Int) {
      self.number = number
    }

    package static func < (left: ID, right: ID) -> Bool { left.number < right.number }
  }

  package let id: ID
  package var list: TaskList.ID
  /// One line, never blank.
  package var title: String
  package var notes: String
  package var priority: Priority
  package var due: Due?
  /// When it was completed; nil while it is open.
  package var completed: Instant?
  /// Where it stands among the tasks of its list, as somebody put it.
  package var position: Position
  package let created: Instant
  package var changed: Instant
  /// When it was deleted; nil while it is not.
  ///
  /// A deleted task keeps its row and its number.
  package var deleted: Instant?
  /// 1 at first, and one more with each change.
  package var revision: Int

  package init(
    id: ID, list: TaskList.ID, title: String, notes: String = "", priority: Priority = .none,
    due: Due? = nil, completed: Instant? = nil, position: Position, created: Instant,
    changed: Instant, deleted: Instant? = nil, revision: Int = 1
  ) {
    self.id = id
    self.list = list
    self.title = title
    self.notes = notes
    self.priority = priority
    self.due = due
    self.completed = completed
    self.position = position
    self.created = created
    self.changed = changed
    self.deleted = deleted
    self.revision = revision
  }

  package var isCompleted: Bool { completed != nil }
}

/// How much a task matters.
package enum Priority: Int, CaseIterable, Comparable, Sendable {
  case none
  case low
  case medium
  case high

  package static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
