import Domain

/// Everything a store in memory holds about lists and tasks.
struct MemoryState {
  private(set) var tasks: [TaskItem.ID: TaskItem] = [:]
  private(set) var lists: [TaskList.ID: TaskList] = [:]
  private(set) var memberships: [Account.ID: [TaskList.ID: Membership]] = [:]
  private(set) var changes: [Change.ID: Change] = [:]
  private var undone: Set<Change.ID> = []
  /// Of which some steps are forgotten.
  private var partial: Set<Change.ID> = []
  private var undoable: [Account.ID: [Change.ID]] = [:]
  private var redoable: [Account.ID: [Change.ID]] = [:]
  private(set) var settings: [Setting] = []
  private var revisions: [TaskItem.ID: [Int: TaskItem]] = [:]
  private(set) var calendar = MemoryCalendar()
  // Of those that were ever given: numbers are not used again.
  private var lastTask = 0
  private var lastList = 0
  private(set) var lastChange = 0

  mutating func apply(_ outcome: Outcome, by account: Account.ID, at now: Instant) -> Change {
    lastChange += 1
    let change = Change(
      id: .init(lastChange), account: account, at: now, action: outcome.action,
      steps: outcome.steps, undoes: outcome.undoes, isRedo: outcome.isRedo)
    calendar.note(outcome, of: change)
    for step in outcome.steps { apply(step) }
    changes[change.id] = change
    if outcome.endsRedo { redoable[account] = nil }
    if outcome.isUndoable { undoable[account, default: []].append(change.id) }
    if outcome.isRedoable { redoable[account, default: []].append(change.id) }
    if let id = outcome.undoes {
      undone.insert(id)
      undoable[account]?.removeAll { $0 == id }
      redoable[account]?.removeAll { $0 == id }
    }
    return change
  }

  /// Removes what nobody but this account has, and its part in the rest.
  mutating func removeAccount(_ account: Account.ID) {
    let mine = memberships.removeValue(forKey: account) ?? [:]
    let shared = Set(memberships.values.flatMap(\.keys))
    let gone = Set(mine.keys).subtracting(shared)
    for id in gone { lists[id] = nil }
    for task in tasks.values where gone.contains(task.list) {
      tasks[task.id] = nil
      revisions[task.id] = nil
    }
    for (id, change) in changes where change.account == account {
      if change.affectedLists.isSubset(of: gone) { changes[id] = nil }
    }
    undoable[account] = nil
    redoable[account] = nil
    settings.removeAll { $0.account == account }
    calendar.removeProperties(of: account)
  }

  /// Takes away what was deleted by then, and what the log says of it.
  mutating func forget(deletedBy limit: Instant) {
    let gone = forgettableTasks(deletedBy: limit)
    calendar.forget(gone)
    tasks = tasks.filter { !gone.contains($0.key) }.mapValues { $0.forgetting(gone) }
    revisions = revisions.filter { !gone.contains($0.key) }
      .mapValues { $0.mapValues { $0.forgetting(gone) } }
    let used = Set(tasks.values.map(\.list))
    let goneLists = forgettableLists(deletedBy: limit).subtracting(used)
    lists = lists.filter { !goneLists.contains($0.key) }
    memberships = memberships.mapValues { $0.filter { !goneLists.contains($0.key) } }
    for (id, change) in changes {
      let left = change.forgetting(gone, goneLists)
      changes[id] = left.steps.isEmpty ? nil : left
      if left.steps.count < change.steps.count { partial.insert(id) }
    }
    undoable = undoable.mapValues { $0.filter { !partial.contains($0) } }
    redoable = redoable.mapValues { $0.filter { !partial.contains($0) } }
  }

  mutating func setProperties(
    _ properties: [CollectionProperty], of list: TaskList.ID?, _ task: TaskItem.ID? = nil,
    for account: Account.ID
  ) {
    calendar.setProperties(properties, of: list, task, for: account)
  }

  /// The members of any of these lists.
  func members(of ids: Set<TaskList.ID>) -> Set<Account.ID> {
    Set(memberships.filter { !ids.isDisjoint(with: $0.value.keys) }.keys)
  }

  private mutating func apply(_ step: Change.Step) {
    switch step {
    case .task(_, let after):
      tasks[after.id] = after
      revisions[after.id, default: [:]][after.revision] = after
      lastTask = max(lastTask, after.id.number)
    case .list(_, let after):
      lists[after.id] = after
      lastList = max(lastList, after.id.number)
    case .membership(_, let after):
      memberships[after.account, default: [:]][after.list] = after
    case .setting(_, let after):
      settings.removeAll {
        ($0.account, $0.kind, $0.key) == (after.account, after.kind, after.key)
      }
      if after.value != nil { settings.append(after) }
    }
  }
}

extension MemoryState: StoredState {
  func task(_ id: TaskItem.ID) -> TaskItem? { tasks[id] }

  func task(_ id: TaskItem.ID, atRevision revision: Int) -> TaskItem? {
    revisions[id]?[revision]
  }

  func children(of id: TaskItem.ID) -> [TaskItem] {
    tasks.values.filter { $0.parent == id }.sorted { $0.id < $1.id }
  }

  func tasks(taggedWith key: String, of account: Account.ID) -> [TaskItem] {
    let lists = Set(memberships(of: account).map(\.list))
    return tasks.values.filter {
      $0.deleted == nil && lists.contains($0.list) && $0.tags.contains(key: key)
    }.sorted { $0.id < $1.id }
  }

  func setting(_ kind: Setting.Kind, _ key: String, of account: Account.ID) -> Setting? {
    settings.first { ($0.account, $0.kind, $0.key) == (account, kind, key) }
  }

  func list(_ id: TaskList.ID) -> TaskList? { lists[id] }

  func list(
    _ id: TaskList.ID, of account: Account.ID
  ) -> (list: TaskList, membership: Membership)? {
    guard let list = lists[id], let membership = membership(of: account, in: id)
    else { return nil }
    return (list, membership)
  }

  func membership(of account: Account.ID, in list: TaskList.ID) -> Membership? {
    memberships[account]?[list]
  }

  func memberships(of account: Account.ID) -> [Membership] {
    (memberships[account] ?? [:]).values
      .filter { lists[$0.list].map { $0.deleted == nil } ?? false }
      .sorted { ($0.position, $0.list) < ($1.position, $1.list) }
  }

  func position(_ side: Side, of position: Position?, in list: TaskList.ID) -> Position? {
    let positions = tasks.values.filter { $0.list == list && $0.deleted == nil }.map(\.position)
    switch side {
    case .after: return positions.filter { other in position.map { other > $0 } ?? true }.min()
    case .before: return positions.filter { other in position.map { other < $0 } ?? true }.max()
    }
  }

  func change(_ id: Change.ID) -> Change? { changes[id] }

  func isUndone(_ id: Change.ID) -> Bool { undone.contains(id) }

  func isWhole(_ id: Change.ID) -> Bool { !partial.contains(id) }

  func lastUndoableChange(of account: Account.ID) -> Change? {
    undoable[account]?.last.flatMap { changes[$0] }
  }

  func lastRedoableChange(of account: Account.ID) -> Change? {
    redoable[account]?.last.flatMap { changes[$0] }
  }

  func changeAdding(_ id: TaskItem.ID) -> Change? {
    changes.values.first { change in
      change.steps.contains { if case .task(nil, let after) = $0 { after.id == id } else { false } }
    }
  }

  func nextTaskNumber() -> Int { lastTask + 1 }

  func nextListNumber() -> Int { lastList + 1 }
}
