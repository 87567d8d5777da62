/// The views that everybody has, by the names under which addresses and commands know them.
package enum TaskViewName: String, CaseIterable, Sendable {
  case today
  case upcoming
  case overdue
  case noDate = "nodate"
  case completed
  case trash

  package func title(in words: Words) -> String {
    switch self {
    case .today: words.today
    case .upcoming: words.upcoming
    case .overdue: words.overdue
    case .noDate: words.noDate
    case .completed: words.completedTasks
    case .trash: words.trash
    }
  }
}
