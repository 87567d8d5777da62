/// A task that is not stored yet.
package struct TaskDraft: Equatable, Sendable {
  package var title: String
  package var notes: String
  package var priority: Priority
  package var due: Due?

  package init(title: String, notes: String = "", priority: Priority = .none, due: Due? = nil) {
    self.title = title
    self.notes = notes
    self.priority = priority
    self.due = due
  }
}
