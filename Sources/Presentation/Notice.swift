package import Domain

/// A sentence that says what was done, and the change by which it can be taken back.
package struct Notice: Equatable, Sendable {
  package let message: String
  /// The entry of the log that it tells of, for front ends that say it on a later page.
  package let change: Change.ID?
  /// Nil when there is nothing to take back.
  package let undo: Change.ID?
  /// The tasks that came of it or were changed, for front ends that name them.
  package let tasks: [TaskItem]

  package init(
    message: String, change: Change.ID? = nil, undo: Change.ID? = nil, tasks: [TaskItem] = []
  ) {
    self.message = message
    self.change = change
    self.undo = undo
    self.tasks = tasks
  }

  init(_ change: Change, in words: Words) {
    let sentence = words.sentence(for: change)
    message = sentence.prefix(1).uppercased() + sentence.dropFirst()
    self.change = change.id
    undo = change.undoes == nil && change.action != .arrangeList ? change.id : nil
    tasks = change.tasks
  }
}
