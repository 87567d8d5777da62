import Domain
import QueryLanguage

/// Which tasks are asked of the store for a view, and in which order.
struct TaskSelection: Equatable {
  /// Nil for all of the scope.
  let filter: TaskFilter?
  let scope: TaskQuery.Scope
  let sort: TaskSortName

  init(_ name: TaskViewName, on day: Day) {
    switch name {
    case .today: self.init(.date(.due, .equal, day.today), .open, .due)
    case .upcoming: self.init(.date(.due, .greaterOrEqual, day.today), .open, .due)
    case .overdue: self.init(.state(.overdue), .open, .due)
    case .noDate: self.init(.not(.has(.due)), .open, .due)
    case .completed: self.init(nil, .completed, .completed)
    case .trash: self.init(nil, .deleted, .deleted)
    }
  }

  /// Open tasks, soonest due first, unless the query asks for others; what is done is ordered by when.
  init(_ filter: TaskFilter) {
    if filter.narrowing.isCompleted == true {
      self.init(filter, .completed, .completed)
    } else {
      self.init(filter, filter.scope, .due)
    }
  }

  private init(_ filter: TaskFilter?, _ scope: TaskQuery.Scope, _ sort: TaskSortName) {
    self.filter = filter
    self.scope = scope
    self.sort = sort
  }

  /// What went to the trash as a whole is there as a whole.
  var nests: Bool { scope == .deleted }

  func query(
    lists: [ListSummary], on day: Day, after task: TaskItem.ID?, limit: Int
  ) -> TaskQuery {
    TaskQuery(
      lists: lists.map(\.id), sort: sort, scope: scope,
      filter: filter.map { TaskQuery.Filter($0, on: day) }, nests: nests, after: task,
      limit: limit)
  }
}
