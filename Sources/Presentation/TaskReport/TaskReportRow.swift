package import Domain

/// A line of a report, already worded.
package struct TaskReportRow: Equatable, Sendable {
  package let id: TaskItem.ID
  package let title: String
  package let isCompleted: Bool
  package let priority: Priority
  package let due: DueLabel?
  /// Where it is; nil where that is clear.
  package let listTitle: String?

  package let facts: TaskRowFacts

  init(_ task: TaskItem, of listTitle: String?, with maker: inout TaskRowFactsMaker) {
    self.listTitle = listTitle
    id = task.id
    title = task.title
    isCompleted = task.isCompleted
    priority = task.priority
    due = maker.due(task)
    facts = maker.facts(of: task)
  }
}
