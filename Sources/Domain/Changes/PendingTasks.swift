/// Tasks as an edit leaves them, before anything is written: each makes one step, however often it
/// was touched.
struct PendingTasks<State: StoredState> {
  let view: AccountView<State>
  private var originals: [TaskItem.ID: TaskItem] = [:]
  private var pending: [TaskItem.ID: TaskItem] = [:]
  private var order: [TaskItem.ID] = []
  /// Those that were made a part of a task at any time; they may no longer be.
  private var parts: [TaskItem.ID: [TaskItem.ID]] = [:]
  private var nextNumber: Int?
  /// From this number on tasks are new: nothing is stored of them.
  private var firstNew: Int?

  init(view: AccountView<State>) {
    self.view = view
  }

  /// A task that is there for the account, as it is by now.
  func task(_ id: TaskItem.ID) throws(StoreError) -> TaskItem {
    guard let task = pending[id] else { return try view.task(id) }
    if task.deleted != nil { throw .taskNotFound(id) }
    return task
  }

  /// Whatever it is like and whoever sees it.
  func anyTask(_ id: TaskItem.ID) throws(StoreError) -> TaskItem? {
    if let task = pending[id] { return task }
    return try view.state.task(id)
  }

  /// A stored task as it is by now.
  func current(_ stored: TaskItem) -> TaskItem { pending[stored.id] ?? stored }

  mutating func set(_ task: TaskItem) throws(StoreError) {
    if pending[task.id] == nil {
      order.append(task.id)
      if task.id.number < firstNew ?? .max {
        originals[task.id] = try view.state.task(task.id)
      }
    }
    if let parent = task.parent, pending[task.id]?.parent != parent {
      parts[parent, default: []].append(task.id)
    }
    pending[task.id] = task
  }

  mutating func takeNumber() throws(StoreError) -> TaskItem.ID {
    let number: Int
    if let nextNumber { number = nextNumber } else { number = try view.state.nextTaskNumber() }
    nextNumber = number + 1
    if firstNew == nil { firstNew = number }
    return TaskItem.ID(number)
  }

  /// The tasks that are a part of one, as they are by now, at the first level; those in the trash
  /// aren't.
  func children(of id: TaskItem.ID) throws(StoreError) -> [TaskItem] {
    let stored = try view.state.children(of: id).map { pending[$0.id] ?? $0 }
    var known = Set(stored.map(\.id))
    let new = (parts[id] ?? []).filter { known.insert($0).inserted }.compactMap { pending[$0] }
    return (stored + new).filter { $0.parent == id && $0.deleted == nil }
  }

  /// All that are a part of a task, to any depth, each once.
  func descendants(of id: TaskItem.ID) throws(StoreError) -> [TaskItem] {
    var found: [TaskItem] = []
    var seen: Set<TaskItem.ID> = [id]
    var next = [id]
    while let parent = next.popLast() {
      for child in try children(of: parent) where seen.insert(child.id).inserted {
        found.append(child)
        next.append(child.id)
      }
    }
    return found
  }

  /// What a task is a part of, the nearest first; a circle, which nothing here makes, is cut.
  func ancestors(of task: TaskItem) throws(StoreError) -> [TaskItem] {
    var found: [TaskItem] = []
    var seen: Set<TaskItem.ID> = [task.id]
    var next = task.parent
    while let id = next, seen.insert(id).inserted, let parent = try anyTask(id) {
      found.append(parent)
      next = parent.parent
    }
    return found
  }

  /// As they are by now.
  var touched: [TaskItem] { order.compactMap { pending[$0] } }

  /// How many of the tasks that a list has are not in it any more.
  func leavingCount(from list: TaskList.ID) -> Int {
    originals.values.count { task in
      task.list == list && task.deleted == nil
        && (pending[task.id].map { $0.list != list || $0.deleted != nil } ?? false)
    }
  }

  /// In the order in which tasks were touched first.
  func steps() throws(StoreError) -> [Change.Step] {
    var steps: [Change.Step] = []
    steps.reserveCapacity(order.count)
    for id in order {
      guard var after = pending[id] else { continue }
      guard let before = originals[id] else {
        steps.append(.task(before: nil, after: after))
        continue
      }
      if comesWhereItWasNot(after, before: before) { try giveOwnIdentity(&after) }
      if before.hasSameFields(as: after) { continue }
      after.changed = view.now
      after.revision = before.revision + 1
      steps.append(.task(before: before, after: after))
    }
    return steps
  }

  /// Whether it comes back, or into another list: others may have its name and UID there.
  private func comesWhereItWasNot(
    _ after: TaskItem, before: TaskItem
  ) -> Bool {
    after.source != nil && after.deleted == nil
      && (before.deleted != nil || before.list != after.list)
  }

  private func isThere(_ task: TaskItem) -> Bool { (pending[task.id] ?? task).deleted == nil }

  /// Leaves a name and a UID to the task that has them by now.
  private func giveOwnIdentity(_ task: inout TaskItem) throws(StoreError) {
    if let name = task.source?.name,
      let other = try view.state.object(.name(name), in: task.list), other.id != task.id,
      isThere(other)
    {
      task.source?.name = nil
    }
    if let uid = task.source?.uid,
      let other = try view.state.object(.uid(uid), in: task.list), other.id != task.id,
      isThere(other)
    {
      task.source?.uid = nil
    }
  }
}
