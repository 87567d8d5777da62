extension AccountView {
  func completing(_ ids: [TaskItem.ID]) throws(StoreError) -> Outcome {
    var tasks = pending()
    for task in try topmost(of: ids, in: tasks) where !task.isCompleted {
      if let next = try next(of: task) {
        try record(task, in: &tasks)
        try tasks.set(next)
        try reopenParts(of: task, movedTo: next, in: &tasks)
      } else {
        try close(task, isCancelled: false, in: &tasks)
      }
    }
    return Outcome(action: .completeTasks, steps: try tasks.steps())
  }

  /// A repeating task at its next time that is not done yet: programs complete times in any order.
  private func next(of task: TaskItem) throws(StoreError) -> TaskItem? {
    var next = task.moved(onFrom: day)
    if next == nil || task.source == nil { return next }
    let done = try state.occurrences(of: task.id)
    while let time = next, done.contains(where: { $0.start == time.start && $0.due == time.due }) {
      next = time.movedOn(on: day)
    }
    return next
  }

  func cancelling(_ ids: [TaskItem.ID]) throws(StoreError) -> Outcome {
    var tasks = pending()
    for task in try topmost(of: ids, in: tasks) where !task.isCompleted {
      try close(task, isCancelled: true, in: &tasks)
    }
    return Outcome(action: .cancelTasks, steps: try tasks.steps())
  }

  func reopening(_ ids: [TaskItem.ID]) throws(StoreError) -> Outcome {
    var tasks = pending()
    for id in ids {
      var task = try tasks.task(id)
      guard task.isCompleted else { continue }
      if let whole = task.occurrenceOf {
        try takeBack(task, of: whole, in: &tasks)
      } else {
        task.completed = nil
        task.isCancelled = false
        try tasks.set(task)
        try reopenAncestors(of: task, in: &tasks)
      }
    }
    return Outcome(action: .reopenTasks, steps: try tasks.steps())
  }

  /// The tasks that are not a part of another one that is named too: what becomes of the whole
  /// becomes of its parts, once.
  private func topmost(
    of ids: [TaskItem.ID], in tasks: PendingTasks<State>
  ) throws(StoreError) -> [TaskItem] {
    var named: [TaskItem] = []
    var seen: Set<TaskItem.ID> = []
    for id in ids where seen.insert(id).inserted { named.append(try tasks.task(id)) }
    var topmost: [TaskItem] = []
    for task in named {
      let isPart = try tasks.ancestors(of: task).contains {
        seen.contains($0.id) && !$0.isCompleted
      }
      if !isPart { topmost.append(task) }
    }
    return topmost
  }

  private func close(
    _ task: TaskItem, isCancelled: Bool, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    for part in [task] + (try tasks.descendants(of: task.id)) where !part.isCompleted {
      var part = part
      part.completed = now
      part.isCancelled = isCancelled
      try tasks.set(part)
    }
  }

  /// Keeps the time that was completed as a task of its own, which is done.
  private func record(
    _ task: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    try tasks.set(
      TaskItem(
        id: try tasks.takeNumber(), list: task.list, title: task.title, notes: task.notes,
        priority: task.priority, start: task.start, due: task.due, tags: task.tags,
        estimate: task.estimate, url: task.url, completed: now, occurrenceOf: task.id,
        position: task.position, created: now, changed: now))
  }

  /// The parts of what comes back are to be done again, their dates moved as far as its own.
  ///
  /// A part that repeats by itself keeps its own time.
  private func reopenParts(
    of task: TaskItem, movedTo next: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    let days = task.days(to: next)
    for part in try tasks.descendants(of: task.id) where part.repetition == nil {
      var part = part
      part.completed = nil
      part.isCancelled = false
      part.start = part.start?.advanced(byDays: days)
      part.due = part.due?.advanced(byDays: days)
      try tasks.set(part)
    }
  }

  /// Makes a repeating task due again at the time that a record keeps, exactly as it was before.
  private func takeBack(
    _ record: TaskItem, of id: TaskItem.ID, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    guard let change = try state.changeAdding(record.id) else { throw .taskNotFound(record.id) }
    let parts = Set(try tasks.descendants(of: id).map(\.id)).union([id])
    for case .task(let before?, let after) in change.steps where parts.contains(after.id) {
      guard let current = try tasks.anyTask(after.id) else { throw .cannotUndo(change) }
      try tasks.set(try reverted(current, after, to: before, of: change))
    }
    var record = record
    record.deleted = now
    record.isWithdrawn = true
    try tasks.set(record)
  }
}
