/// A task that a plan has no room for, and why.
package struct LeftOut: Equatable, Sendable {
  package enum Reason: Equatable, Sendable {
    /// It needs more minutes than there are left in one piece.
    case tooLong(needed: Int, left: Int)
    /// Some of it is planned, the rest doesn't fit.
    case partly(planned: Int, needed: Int)
    /// The days have no hours at all, or none that are not over.
    case noHours(needed: Int)
  }

  package let task: TaskItem
  package let reason: Reason

  package init(task: TaskItem, reason: Reason) {
    self.task = task
    self.reason = reason
  }
}
