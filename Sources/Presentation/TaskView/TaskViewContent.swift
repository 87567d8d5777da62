package import Domain

/// What a view of tasks shows, already worded and ordered.
package struct TaskViewContent: Equatable, Sendable {
  /// A task, and the list that it is in.
  package struct Row: Equatable, Identifiable, Sendable {
    package let task: TaskListContent.Row
    package let listTitle: String
    package let list: TaskList.ID
    /// When it was deleted; nil outside the trash.
    package let deletedLabel: String?
    /// In the trash, what went there with it and comes back with it, wholes before their parts.
    package var parts: [TaskListContent.Row] = []

    package var id: TaskItem.ID { task.id }
  }

  package struct Section: Equatable, Sendable {
    /// Nil when the tasks are not parted.
    package let heading: String?
    /// Of the day; nil when nothing is known of it.
    package var weather: DayWeatherLabel?
    package let rows: [Row]
  }

  /// A list that can be had back.
  package struct DeletedList: Equatable, Identifiable, Sendable {
    package let id: TaskList.ID
    package let title: String
    /// When it was deleted.
    package let deletedLabel: String
  }

  /// What is due already, on the way to it.
  package struct Overdue: Equatable, Sendable {
    package let label: String
    package let destination: Destination
  }

  package let choice: TaskViewChoice
  package let title: String
  /// Nil when there is nothing to say.
  package let heading: String?
  /// Of the day that the heading names; nil for others, and when nothing is known of it.
  package let weather: DayWeatherLabel?
  /// What the view shows, as a query; nil for the views that everybody has.
  package let query: String?
  package let queryProblem: QueryProblem?
  package let sections: [Section]
  /// What is said instead of rows when there are none; nil when the query is wrong.
  package let emptyMessage: String?
  /// Nil when nothing is overdue, and in other views than today's.
  package let overdue: Overdue?
  /// In the trash; the last one first.
  package let deletedLists: [DeletedList]
  /// The task after which the next page starts; nil on the last one.
  package let next: TaskItem.ID?
  /// Whether this page is not the first.
  package let isContinued: Bool
  package let navigation: Navigation

  package var rows: [Row] { sections.flatMap(\.rows) }

  /// Whether its tasks are to be taken out of the trash, and nothing else.
  package var isTrash: Bool { choice == .named(.trash) }

  /// The name under which the query is kept.
  package var savedName: String? {
    if case .saved = choice { title } else { nil }
  }
}
