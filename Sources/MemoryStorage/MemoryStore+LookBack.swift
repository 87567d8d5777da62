package import Domain

extension MemoryStore {
  package func activity(
    since start: Instant, for account: Account.ID
  ) throws(StoreError) -> Activity {
    let lists = (state.memberships[account] ?? [:]).keys.compactMap { state.lists[$0] }
      .filter { $0.deleted.map { $0 >= start } ?? true }
    let ids = Set(lists.map(\.id))
    let tasks = state.tasks.values.filter { ids.contains($0.list) && !$0.isWithdrawn }
    var openCounts: [TaskList.ID: Int] = [:]
    for task in tasks where TaskQuery.Scope.open.contains(task) {
      openCounts[task.list, default: 0] += 1
    }
    return Activity(
      since: start,
      lists: lists.map { ListLife(openCount: openCounts[$0.id] ?? 0, deleted: $0.deleted) },
      tasks: tasks.map(TaskLife.init))
  }

  package func occurrences(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) throws(StoreError) -> [TaskItem] {
    _ = try task(id, for: account)
    let records = state.tasks.values.filter { $0.occurrenceOf == id && !$0.isWithdrawn }
    return records.sorted {
      ($0.completed ?? $0.created, $0.id) < ($1.completed ?? $1.created, $1.id)
    }.suffix(limit)
  }
}
