/// Which tasks of a list, in which order, how many.
package struct TaskQuery: Equatable, Sendable {
  package var lists: [TaskList.ID]
  package var sort: TaskSortName
  package var includesCompleted: Bool
  /// Only what comes after this task; it need not be there any more.
  package var after: TaskItem.ID?
  /// At least 1.
  package var limit: Int

  package init(
    lists: [TaskList.ID], sort: TaskSortName, includesCompleted: Bool = true,
    after: TaskItem.ID? = nil, limit: Int
  ) {
    self.lists = lists
    self.sort = sort
    self.includesCompleted = includesCompleted
    self.after = after
    self.limit = max(1, limit)
  }
}

/// An answer to a ``TaskQuery``.
package struct TaskPage: Equatable, Sendable {
  package let tasks: [TaskItem]
  /// Whether more tasks come after these.
  package let hasMore: Bool

  package init(tasks: [TaskItem], hasMore: Bool) {
    self.tasks = tasks
    self.hasMore = hasMore
  }
}
