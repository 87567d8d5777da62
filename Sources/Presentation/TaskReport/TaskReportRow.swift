package import Domain

/// A line of a report, already worded.
package struct TaskReportRow: Equatable, Sendable {
  package let id: TaskItem.ID
  package let title: String
  package let isCompleted: Bool
  package let priority: Priority
  package let due: DueLabel?

  init(_ task: TaskItem, naming names: inout DayNames) {
    id = task.id
    title = task.title
    isCompleted = task.isCompleted
    priority = task.priority
    due = DueLabel(task, naming: &names)
  }
}
