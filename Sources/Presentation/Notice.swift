package import Domain

/// A sentence that says what was done, and the change by which it can be taken back.
package struct Notice: Equatable, Sendable {
  package let message: String
  /// The entry of the log that it tells of, for front ends that say it on a later page.
  package let change: Change.ID?
  /// Nil when there is nothing to take back.
  package let undo: Change.ID?
  /// The change that took something back which can be made again; nil when this one did not.
  package let redo: Change.ID?
  /// The tasks that came of it or were changed, for front ends that name them.
  package let tasks: [TaskItem]
  /// Where to see what it tells of, when there is more to it than the sentence says.
  package let details: Destination?

  package init(
    message: String, change: Change.ID? = nil, undo: Change.ID? = nil, redo: Change.ID? = nil,
    tasks: [TaskItem] = [], details: Destination? = nil
  ) {
    self.message = message
    self.change = change
    self.undo = undo
    self.redo = redo
    self.tasks = tasks
    self.details = details
  }

  /// What repeats is said to come again, or not any more, by the names of a day.
  init(_ change: Change, on day: Day, in words: Words) {
    let sentence = words.sentence(for: change) + (words.sequel(of: change, on: day) ?? "")
    self.init(change, saying: sentence)
  }

  /// A change in a sentence of its own.
  init(_ change: Change, saying sentence: String, details: Destination? = nil) {
    message = sentence.prefix(1).uppercased() + sentence.dropFirst()
    self.change = change.id
    undo = change.isUndo || change.action == .arrangeList ? nil : change.id
    redo = change.isUndo ? change.id : nil
    tasks = change.tasks
    self.details = details
  }
}
