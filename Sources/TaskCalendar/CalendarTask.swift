package import Domain

/// A task as a calendar object is to say it.
package struct CalendarTask: Equatable, Sendable {
  package let task: TaskItem
  package let uid: String
  package let parent: Parent
  /// All times of a repeating task that were completed or cancelled and are there.
  ///
  /// A VTODO for a time that is in none of these is taken out of the text, since its completion was
  /// taken back. They are known by their start and due.
  package let occurrences: [TaskItem]
  /// X-APPLE-SORT-ORDER; nil for as it is written.
  package let sortOrder: Int?

  /// What the task is a part of.
  package enum Parent: Equatable, Sendable {
    case none
    case task(uid: String)
    /// Nothing that is there, so that a text goes on naming one that isn't there yet.
    case asWritten
  }

  package init(
    _ task: TaskItem, uid: String, parent: Parent = .asWritten, occurrences: [TaskItem] = [],
    sortOrder: Int? = nil
  ) {
    self.task = task
    self.uid = uid
    self.parent = parent
    self.occurrences = occurrences
    self.sortOrder = sortOrder
  }
}
