extension AccountView {
  func adding(_ drafts: [TaskDraft], to id: TaskList.ID) throws(StoreError) -> Outcome {
    let list = try list(id)
    var tasks = pending()
    let first = try state.position(.after, of: nil, in: id)
    // From the last to the first, each before the one that follows: they end up in the order given
    // and keep the numbers in that order too.
    var positions: [Position] = []
    var next = first
    for draft in drafts.reversed() where draft.parent == nil {
      let position = Position.between(nil, next)
      positions.append(position)
      next = position
    }
    for draft in drafts {
      let position =
        if let parent = draft.parent {
          try positionOfPart(of: parent, in: list.id, among: tasks)
        } else {
          positions.popLast() ?? .first
        }
      let task = TaskItem(
        id: try tasks.takeNumber(), list: list.id, parent: draft.parent, title: draft.title,
        notes: draft.notes, priority: draft.priority, start: draft.start, due: draft.due,
        repetition: draft.repetition, tags: draft.tags, estimate: draft.estimate, url: draft.url,
        reminders: draft.reminders, position: position, created: now, changed: now)
      try demandDate(of: task)
      try tasks.set(try task.validated())
      try reopenAncestors(of: task, in: &tasks)
    }
    return Outcome(action: .addTasks, steps: try tasks.steps())
  }

  /// Behind the other parts of a task, or behind the task itself.
  private func positionOfPart(
    of parent: TaskItem.ID, in list: TaskList.ID, among tasks: PendingTasks<State>
  ) throws(StoreError) -> Position {
    let whole = try tasks.task(parent)
    guard whole.list == list else { throw .taskNotFound(parent) }
    let parts = try tasks.children(of: parent).map(\.position)
    let lower = parts.max() ?? whole.position
    return .between(lower, try state.position(.after, of: lower, in: list))
  }

  func moving(_ id: TaskItem.ID, after other: TaskItem.ID?) throws(StoreError) -> Outcome {
    let before = try task(id)
    var lower: Position?
    if let other {
      let neighbour = try task(other)
      guard neighbour.list == before.list else { throw .taskNotFound(other) }
      lower = neighbour.position
    }
    var after = before
    let upper = try state.position(.after, of: lower, in: before.list)
    if other != id, upper != before.position { after.position = .between(lower, upper) }
    var tasks = pending()
    try tasks.set(after)
    return Outcome(action: .moveTask, steps: try tasks.steps())
  }

  func deleting(_ ids: [TaskItem.ID]) throws(StoreError) -> Outcome {
    var tasks = pending()
    // All are looked up before any is gone: a part may be named beside its whole.
    for task in try ids.map({ id throws(StoreError) in try tasks.task(id) }) {
      for part in [task] + (try tasks.descendants(of: task.id)) {
        var part = part
        part.deleted = now
        try tasks.set(part)
      }
    }
    return Outcome(action: .deleteTasks, steps: try tasks.steps())
  }

  /// A task whose list or whole is gone comes back without it: into the person's first list, and as
  /// a task of its own.
  func restoring(_ ids: [TaskItem.ID]) throws(StoreError) -> Outcome {
    var tasks = pending()
    for id in ids {
      guard let task = try tasks.anyTask(id),
        try state.membership(of: account, in: task.list) != nil,
        !task.isWithdrawn
      else { throw .taskNotFound(id) }
      guard let deleted = task.deleted else { continue }
      let target = try restoredList(of: task)
      try restore(task, deleted: deleted, to: target, in: &tasks)
    }
    return Outcome(action: .restoreTasks, steps: try tasks.steps())
  }

  private func restoredList(of task: TaskItem) throws(StoreError) -> TaskList.ID {
    if let list = try state.list(task.list), list.deleted == nil { return list.id }
    guard let first = try state.memberships(of: account).first else {
      throw .listNotFound(task.list)
    }
    return first.list
  }

  private func restore(
    _ task: TaskItem, deleted: Instant, to list: TaskList.ID, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    var restored = task
    restored.deleted = nil
    restored.list = list
    if let parent = task.parent {
      let whole = try tasks.anyTask(parent)
      if whole?.deleted != nil || whole?.list != list { restored.parent = nil }
    }
    try tasks.set(restored)
    try reopenAncestors(of: restored, in: &tasks)
    for part in try state.children(of: task.id) where part.deleted == deleted && !part.isWithdrawn {
      guard let current = try tasks.anyTask(part.id), current.deleted != nil else { continue }
      try restore(current, deleted: deleted, to: list, in: &tasks)
    }
  }
}
