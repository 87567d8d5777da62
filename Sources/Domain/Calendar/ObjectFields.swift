/// What a calendar object says of its task, in the fields that a task has and as its rules want them.
///
/// What a field can't hold (a longer text, an odd address, a rule that can't be followed) is cut or
/// left out here and stays in the text.
package struct ObjectFields: Equatable, Sendable {
  package var title: String
  package var notes = ""
  package var priority = Priority.none
  /// Nil also when it says the same as ``due``, which some programs always write.
  package var start: TaskDate?
  package var due: TaskDate?
  package var repetition: Repetition?
  package var tags: [Tag] = []
  /// In minutes.
  package var estimate: Int?
  package var url = ""
  package var reminders: [Reminder] = []
  package var completed: Instant?
  package var isCancelled = false
  /// Nil when it isn't said.
  package var created: Instant?
  /// The UID of the task that it is a part of, which may not be there, or not yet.
  package var parentUID: String?
  /// Single times of a repeating task that were completed or cancelled.
  package var occurrences: [ObjectOccurrence] = []
  /// X-APPLE-SORT-ORDER, seconds since 2001 for a task that wasn't moved; nil when it isn't said.
  package var sortOrder: Int?

  package init(title: String) {
    self.title = title
  }
}

/// One time of a repeating task that was completed or cancelled.
package struct ObjectOccurrence: Equatable, Sendable {
  package var title: String
  package var start: TaskDate?
  package var due: TaskDate?
  package var completed: Instant
  package var isCancelled: Bool

  package init(
    title: String, start: TaskDate?, due: TaskDate?, completed: Instant, isCancelled: Bool = false
  ) {
    self.title = title
    self.start = start
    self.due = due
    self.completed = completed
    self.isCancelled = isCancelled
  }
}
