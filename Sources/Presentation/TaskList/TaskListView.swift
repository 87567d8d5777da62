package import Domain

/// Shows the tasks of one list.
///
/// A view shows what it is told and decides nothing.
package protocol TaskListView: AnyObject {
  func show(_ content: TaskListContent)
  func show(_ problem: Problem)
  func show(_ notice: Notice)
  /// A task's title in a dialog with OK, from which its detail opens.
  func show(_ alert: TitleAlert)
  /// The dialog in which a task is added with its details.
  func show(_ dialog: AddTaskDialog)
  func open(_ destination: Destination)
}

/// A task's title in large.
package struct TitleAlert: Equatable, Sendable {
  package let id: TaskItem.ID
  package let title: String
}

/// What the dialog for adding a task starts with.
package struct AddTaskDialog: Equatable, Sendable {
  package let list: TaskList.ID
  package let priorities: [PriorityChoice]
}

/// A priority to choose.
package struct PriorityChoice: Equatable, Sendable {
  package let priority: Priority
  package let label: String

  package static func all(in words: Words) -> [PriorityChoice] {
    Priority.allCases.map { PriorityChoice(priority: $0, label: words.priorityLabel($0)) }
  }
}
