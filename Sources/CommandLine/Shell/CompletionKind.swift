import Presentation

/// What a shell can ask the program for while a command is typed.
enum CompletionKind: String, CaseIterable {
  case lists
  case tasks
  case openTasks = "open-tasks"
  case completedTasks = "completed-tasks"
  case deletedTasks = "deleted-tasks"
  case tags
  case views
  /// The beginnings of what a query can say.
  case queries

  static var names: [String] { allCases.map(\.rawValue) }

  /// Which tasks are offered; nil when it is about something else.
  var request: TaskReportRequest? {
    switch self {
    case .tasks: TaskReportRequest(includesCompleted: true, limit: 1000)
    case .openTasks: TaskReportRequest(limit: 1000)
    case .completedTasks: TaskReportRequest(.view("completed"), limit: 1000)
    case .deletedTasks: TaskReportRequest(.view("trash"), limit: 1000)
    case .lists, .tags, .views, .queries: nil
    }
  }
}
