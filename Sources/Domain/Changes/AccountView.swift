/// The state as one account may see and change it, at a moment; works out the steps of each kind of
/// edit.
struct AccountView<State: StoredState> {
  let state: State
  let day: Day

  var account: Account.ID { day.person.account }
  var now: Instant { day.now }

  /// A task that is there for this account.
  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem {
    guard let task = try state.task(id), task.deleted == nil, try visible(task.list) != nil
    else { throw .taskNotFound(id) }
    return task
  }

  /// A list that is there for this account.
  func list(_ id: TaskList.ID) throws(StoreError) -> TaskList {
    guard let (list, _) = try visible(id) else { throw .listNotFound(id) }
    return list
  }

  /// The account's part in a list that is there for it.
  func membership(in id: TaskList.ID) throws(StoreError) -> Membership {
    guard let (_, membership) = try visible(id) else { throw .listNotFound(id) }
    return membership
  }

  func pending() -> PendingTasks<State> { PendingTasks(view: self) }

  private func visible(
    _ id: TaskList.ID
  ) throws(StoreError) -> (list: TaskList, membership: Membership)? {
    guard let found = try state.list(id, of: account), found.list.deleted == nil
    else { return nil }
    return found
  }
}
