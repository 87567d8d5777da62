/// Which tasks of some lists, in which order, how many.
package struct TaskQuery: Sendable {
  package var lists: [TaskList.ID]
  /// `.completed` and `.deleted` are orders of those tasks alone, and the only one for the trash.
  package private(set) var sort: TaskSortName
  package private(set) var scope: Scope
  /// What they are like; nil for any.
  package var filter: Filter?
  /// Whether each task is followed by those that are a part of it.
  ///
  /// They stand there at whatever place their own order would give them; tasks of the first level
  /// alone are counted then. In the trash those are parts of it which went there with it.
  package var nests: Bool
  /// Only what comes after this task; it need not be there any more.
  package var after: TaskItem.ID?
  /// At least 1.
  package var limit: Int

  package init(
    lists: [TaskList.ID], sort: TaskSortName, scope: Scope = .all, filter: Filter? = nil,
    nests: Bool = false, after: TaskItem.ID? = nil, limit: Int
  ) {
    self.lists = lists
    self.sort = scope == .deleted ? .deleted : sort
    switch sort {
    case .deleted: self.scope = .deleted
    case .completed where scope != .deleted: self.scope = .completed
    default: self.scope = scope
    }
    self.filter = filter
    self.nests = nests
    self.after = after
    self.limit = max(1, limit)
  }

  package enum Scope: CaseIterable, Sendable {
    case open
    /// What is completed or cancelled.
    case completed
    /// Both.
    case all
    /// What is in the trash.
    case deleted

    package func contains(_ task: TaskItem) -> Bool {
      switch self {
      case .open: task.deleted == nil && !task.isCompleted
      case .completed: task.deleted == nil && task.isCompleted
      case .all: task.deleted == nil
      case .deleted: task.deleted != nil && !task.isWithdrawn
      }
    }
  }

  /// A filter and the day on which it is asked.
  package struct Filter: Sendable {
    package let filter: TaskFilter
    package let day: Day

    package init(_ filter: TaskFilter, on day: Day) {
      self.filter = filter
      self.day = day
    }
  }
}

extension TaskItem {
  /// Whether it went to the trash by the change that took the task there which it is a part of.
  package func wentWith(_ whole: TaskItem?) -> Bool {
    guard let whole, let deleted else { return false }
    return whole.id == parent && whole.deleted == deleted && !whole.isWithdrawn
  }
}

/// An answer to a ``TaskQuery``.
package struct TaskPage: Equatable, Sendable {
  package let tasks: [TaskItem]
  /// Whether more tasks come after these.
  package let hasMore: Bool
  /// The last one that was counted, after which the next page begins.
  package let last: TaskItem.ID?

  package init(tasks: [TaskItem], hasMore: Bool, last: TaskItem.ID? = nil) {
    self.tasks = tasks
    self.hasMore = hasMore
    self.last = last ?? tasks.last?.id
  }
}
