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
  /// The task that it is a part of; nil for none.
  package let parent: Int?
  /// When it is to be begun, as ``due``.
  package let start: String?
  package let startZone: String?
  /// `2026-12-31` or `2026-12-31T18:00`; nil for none.
  package let due: String?
  /// The zone of a due time, as in the IANA database; nil for a day and for none.
  package let dueZone: String?
  /// A rule of RFC 5545, as it was written; nil for a task that is done once.
  package let repetition: String?
  /// What the rule is followed by: `calendar`, `completion` or `skip`; nil without a rule.
  package let repetitionMode: String?
  package let tags: [String]
  /// In minutes.
  package let estimate: Int?
  /// Empty for none.
  package let url: String
  /// Each as ``Reminder/text``.
  package let reminders: [String]
  /// Moments in UTC by RFC 3339; nil while the task is open.
  package let completed: String?
  /// Whether it was given up rather than done.
  package let cancelled: Bool
  /// The repeating task of which it is a completed time.
  package let occurrenceOf: Int?
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
    parent = task.parent?.number
    start = task.start?.iso
    startZone = task.start?.zone?.identifier
    due = task.due?.iso
    dueZone = task.due?.zone?.identifier
    repetition = task.repetition?.rule.text
    repetitionMode = task.repetition?.mode.name
    tags = task.tags.map(\.name)
    estimate = task.estimate
    url = task.url
    reminders = task.reminders.map(\.text)
    completed = task.completed?.rfc3339
    cancelled = task.isCancelled
    occurrenceOf = task.occurrenceOf?.number
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

extension RepeatMode {
  /// The name by which programs and people at a command line say it.
  package var name: String {
    switch self {
    case .byCalendar: "calendar"
    case .fromCompletion: "completion"
    case .skippingMissed: "skip"
    }
  }

  package init?(name: String) {
    guard let mode = RepeatMode.allCases.first(where: { $0.name == name.lowercased() })
    else { return nil }
    self = mode
  }
}
