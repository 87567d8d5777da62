/// What a shell can ask the program for while a command is typed.
enum CompletionKind: String, CaseIterable {
  case lists
  case tasks
  case openTasks = "open-tasks"
  case completedTasks = "completed-tasks"

  static var names: [String] { allCases.map(\.rawValue) }

  func offers(isCompleted: Bool) -> Bool {
    switch self {
    case .lists: false
    case .tasks: true
    case .openTasks: !isCompleted
    case .completedTasks: isCompleted
    }
  }
}
