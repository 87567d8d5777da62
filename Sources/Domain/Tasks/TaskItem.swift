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
  /// The task of the same list that this one is a part of.
  package var parent: ID?
  /// One line, never blank.
  package var title: String
  package var notes: String
  package var priority: Priority
  /// When it is to be begun.
  package var start: TaskDate?
  package var due: TaskDate?
  /// Nil for a task that is done once.
  package var repetition: Repetition?
  /// Each once, in the order in which they were put on.
  package var tags: [Tag]
  /// Minutes that it is thought to take; more than zero.
  package var estimate: Int?
  /// An address that belongs to it; empty for none.
  package var url: String
  package var reminders: [Reminder]
  /// When it was completed, or cancelled; nil while it is open.
  package var completed: Instant?
  /// Whether it was given up rather than done; only what is not open can be.
  package var isCancelled: Bool
  /// The repeating task of which this is one time that it was completed.
  package var occurrenceOf: ID?
  /// Where it stands among the tasks of its list, as somebody put it.
  package var position: Position
  package let created: Instant
  package var changed: Instant
  /// When it was deleted; nil while it is not.
  ///
  /// A deleted task keeps its row and its number.
  package var deleted: Instant?
  /// Whether its addition was taken back, so that it is deleted but not in the trash.
  package var isWithdrawn: Bool
  /// 1 at first, and one more with each change.
  package var revision: Int
  /// What it keeps of the calendar object that it came as; nil for one that was made here.
  package var source: CalendarSource?

  package init(
    id: ID, list: TaskList.ID, parent: ID? = nil, title: String, notes: String = "",
    priority: Priority = .none, start: TaskDate? = nil, due: TaskDate? = nil,
    repetition: Repetition? = nil, tags: [Tag] = [], estimate: Int? = nil, url: String = "",
    reminders: [Reminder] = [], completed: Instant? = nil, isCancelled: Bool = false,
    occurrenceOf: ID? = nil, position: Position, created: Instant, changed: Instant,
    deleted: Instant? = nil, isWithdrawn: Bool = false, revision: Int = 1,
    source: CalendarSource? = nil
  ) {
    self.id = id
    self.list = list
    self.parent = parent
    self.title = title
    self.notes = notes
    self.priority = priority
    self.start = start
    self.due = due
    self.repetition = repetition
    self.tags = tags
    self.estimate = estimate
    self.url = url
    self.reminders = reminders
    self.completed = completed
    self.isCancelled = isCancelled
    self.occurrenceOf = occurrenceOf
    self.position = position
    self.created = created
    self.changed = changed
    self.deleted = deleted
    self.isWithdrawn = isWithdrawn
    self.revision = revision
    self.source = source
  }

  /// Whether nothing is to be done about it any more: it was completed or cancelled.
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
