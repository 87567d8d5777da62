package import Domain

extension MemoryStore: TaskStore {
  package func lists(for account: Account.ID) throws(StoreError) -> [ListSummary] {
    state.memberships(of: account).compactMap(summary)
  }

  package func list(
    _ id: TaskList.ID, for account: Account.ID
  ) throws(StoreError) -> ListSummary {
    guard
      let list = state.memberships(of: account).first(where: { $0.list == id })
        .flatMap(summary)
    else { throw .listNotFound(id) }
    return list
  }

  package func tasks(_ query: TaskQuery, for account: Account.ID) throws(StoreError) -> TaskPage {
    for list in query.lists { _ = try self.list(list, for: account) }
    let strategy = query.sort.strategy
    let test = query.filter.map { $0.filter.test(on: $0.day) }
    let matching = state.tasks.values.filter {
      query.lists.contains($0.list) && query.scope.contains($0) && (test?($0) ?? true)
    }
    var tasks = query.nests ? matching.filter { isRoot($0, in: query.scope) } : matching
    if let after = query.after {
      guard var start = state.tasks[after],
        state.membership(of: account, in: start.list) != nil
      else { throw .taskNotFound(after) }
      // Among open tasks alone it stands where it would if it were open.
      if query.scope == .open { start.completed = nil }
      tasks = tasks.filter { strategy.areInIncreasingOrder(start, $0) }
    }
    tasks.sort(by: strategy.areInIncreasingOrder)
    let page = tasks.prefix(query.limit)
    return TaskPage(
      tasks: query.nests ? page.flatMap { nested($0, matching, strategy) } : Array(page),
      hasMore: tasks.count > query.limit, last: page.last?.id)
  }

  private func isRoot(_ task: TaskItem, in scope: TaskQuery.Scope) -> Bool {
    scope == .deleted
      ? !task.wentWith(task.parent.flatMap { state.tasks[$0] }) : task.parent == nil
  }

  /// A task and behind it all that are a part of it.
  private func nested(
    _ task: TaskItem, _ tasks: [TaskItem], _ strategy: any TaskSortStrategy
  ) -> [TaskItem] {
    let parts = tasks.filter { $0.parent == task.id && $0.deleted == task.deleted }
      .sorted(by: strategy.areInIncreasingOrder)
    return [task] + parts.flatMap { nested($0, tasks, strategy) }
  }

  package func task(_ id: TaskItem.ID, for account: Account.ID) throws(StoreError) -> TaskItem {
    guard let task = state.tasks[id], task.deleted == nil,
      state.memberships(of: account).contains(where: { $0.list == task.list })
    else { throw .taskNotFound(id) }
    return task
  }

  package func change(_ id: Change.ID, for account: Account.ID) throws(StoreError) -> Change {
    guard let change = state.change(id), change.account == account
    else { throw .changeNotFound(id) }
    return change
  }

  package func lastChange() throws(StoreError) -> Change.ID? {
    state.lastChange == 0 ? nil : Change.ID(state.lastChange)
  }

  @discardableResult
  package func perform(_ edit: Edit, on day: Day) throws(StoreError) -> Change? {
    guard let outcome = try edit.outcome(in: state, on: day) else { return nil }
    let change = state.apply(outcome, by: day.person.account, at: day.now)
    tell(of: change)
    return change
  }

  package func changes(for account: Account.ID) -> AsyncStream<Change.ID> {
    listen(for: account)
  }

  private func summary(of membership: Membership) -> ListSummary? {
    guard let list = state.lists[membership.list] else { return nil }
    let tasks = state.tasks.values.filter { $0.list == list.id && $0.deleted == nil }
    let completed = tasks.count(where: \.isCompleted)
    return ListSummary(
      list: list, membership: membership, openCount: tasks.count - completed,
      completedCount: completed)
  }
}
