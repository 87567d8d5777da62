package import Domain

/// A line of a report, already worded.
package struct TaskReportRow: Equatable, Sendable {
  package let id: TaskItem.ID
  package let title: String
  package let isCompleted: Bool
  package let priority: Priority
  package let due: DueLabel?
  package let facts: TaskRowFacts

  init(_ task: TaskItem, with maker: inout TaskRowFactsMaker) {
    id = task.id
    title = task.title
    isCompleted = task.isCompleted
    priority = task.priority
    due = maker.due(task)
    facts = maker.facts(of: task)
  }
}
