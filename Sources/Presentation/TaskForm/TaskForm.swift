package import Domain

/// A task as somebody typed it; nil is what was left alone.
package struct TaskForm: Equatable, Sendable {
  package var title: String?
  package var notes: String?
  package var priority: Priority?
  package var list: TaskList.ID?
  /// The number of the task that it is to be a part of; blank for none.
  package var parent: String?
  package var start: DateInput?
  package var due: DateInput?
  package var repetition: RepetitionInput?
  /// All tags that it is to have.
  package var tags: [String]?
  package var addedTags: [String] = []
  package var removedTags: [String] = []
  /// A duration, as in `1h30m`; a number alone is minutes; blank for none.
  package var estimate: String?
  /// Blank for none.
  package var url: String?
  /// Each a time before it is due, as in `15m`, or a date.
  package var reminders: [String]?
  /// What a change of a repeating task is about; nil for what is usual.
  package var extent: TaskChanges.Extent?

  package init(
    title: String? = nil, notes: String? = nil, priority: Priority? = nil,
    list: TaskList.ID? = nil, parent: String? = nil, start: DateInput? = nil,
    due: DateInput? = nil, repetition: RepetitionInput? = nil, tags: [String]? = nil,
    estimate: String? = nil, url: String? = nil, reminders: [String]? = nil
  ) {
    self.title = title
    self.notes = notes
    self.priority = priority
    self.list = list
    self.parent = parent
    self.start = start
    self.due = due
    self.repetition = repetition
    self.tags = tags
    self.estimate = estimate
    self.url = url
    self.reminders = reminders
  }

  /// A date as typed.
  package enum DateInput: Equatable, Sendable {
    /// One text, as on the command line; blank for none.
    case text(String)
    /// The values of a date field and a time field, in ISO 8601; blank for none.
    case fields(date: String, time: String)
  }

  /// A repetition as typed: in words (`every other tuesday`) or as a rule of RFC 5545; blank for none.
  package struct RepetitionInput: Equatable, Sendable {
    package var text: String
    /// Nil for what the words say, or for what is usual.
    package var mode: RepeatMode?

    package init(_ text: String, mode: RepeatMode? = nil) {
      self.text = text
      self.mode = mode
    }
  }
}
