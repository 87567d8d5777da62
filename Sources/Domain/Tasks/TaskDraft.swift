/// A task that is not stored yet.
package struct TaskDraft: Equatable, Sendable {
  package var title: String
  package var notes: String
  package var priority: Priority
  package var start: TaskDate?
  package var due: TaskDate?
  package var repetition: Repetition?
  package var tags: [Tag]
  /// In minutes.
  package var estimate: Int?
  package var url: String
  package var reminders: [Reminder]
  /// A task of the list that it is to be a part of.
  package var parent: TaskItem.ID?

  package init(
    title: String, notes: String = "", priority: Priority = .none, start: TaskDate? = nil,
    due: TaskDate? = nil, repetition: Repetition? = nil, tags: [Tag] = [], estimate: Int? = nil,
    url: String = "", reminders: [Reminder] = [], parent: TaskItem.ID? = nil
  ) {
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
    self.parent = parent
  }
}
