extension AccountView {
  func editing(
    _ id: TaskItem.ID, _ changes: TaskChanges, since revision: Int?
  ) throws(StoreError) -> Outcome {
    let current = try task(id)
    var tasks = pending()
    if try detaching(current, changes, in: &tasks) {
      return Outcome(action: .editTask, steps: try tasks.steps())
    }
    let edited = try merging(changes, into: current, since: revision)
    try settle(edited, from: current, changes, in: &tasks)
    return Outcome(action: .editTask, steps: try tasks.steps())
  }

  func editing(_ ids: [TaskItem.ID], _ changes: TaskChanges) throws(StoreError) -> Outcome {
    var tasks = pending()
    for id in ids {
      let current = try tasks.task(id)
      if try detaching(current, changes, in: &tasks) { continue }
      var edited = changes.applied(to: current)
      // What repeats alike counts from its own date nevertheless.
      if changes.repetition != nil, let date = edited.repeatingDate {
        edited.repetition?.anchor = date.occurrence
      }
      try settle(edited, from: current, changes, in: &tasks)
    }
    return Outcome(action: .editTasks, steps: try tasks.steps())
  }

  private func merging(
    _ changes: TaskChanges, into current: TaskItem, since revision: Int?
  ) throws(StoreError) -> TaskItem {
    guard let revision, revision != current.revision else { return changes.applied(to: current) }
    guard let base = try state.task(current.id, atRevision: revision),
      let merged = changes.applied(to: base).merging(current, since: base)
    else { throw .conflict(current: current) }
    // What is not a field to be merged (the revision above all) is the current task's.
    var result = current
    for field in TaskField.all { field.copy(merged, &result) }
    return result
  }

  /// Makes an edited task obey the rules, with whatever else has to change for that.
  func settle(
    _ edited: TaskItem, from current: TaskItem, _ changes: TaskChanges,
    in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    var edited = try edited.validated()
    settleDates(&edited, from: current, changes)
    try demandDate(of: edited)
    if edited.parent != current.parent, let parent = edited.parent {
      let whole = try tasks.task(parent)
      guard parent != edited.id,
        try !tasks.ancestors(of: whole).contains(where: { $0.id == edited.id })
      else { throw .partOfItself }
      // A part is where its whole is, unless both were named.
      if changes.list == nil { edited.list = whole.list }
      guard whole.list == edited.list else { throw .taskNotFound(parent) }
    } else if edited.list != current.list {
      // Of the whole, nothing moves with a part.
      edited.parent = nil
    }
    if edited.list != current.list {
      _ = try list(edited.list)
      let first = try state.position(.after, of: nil, in: edited.list)
      edited.position = .between(nil, first)
      for part in try tasks.descendants(of: edited.id) {
        var part = part
        part.list = edited.list
        try tasks.set(part)
      }
    }
    try tasks.set(edited)
    try reopenAncestors(of: edited, in: &tasks)
  }

  /// What is open is not a part of what is completed.
  func reopenAncestors(
    of task: TaskItem, in tasks: inout PendingTasks<State>
  ) throws(StoreError) {
    guard !task.isCompleted, task.deleted == nil else { return }
    for whole in try tasks.ancestors(of: task) where whole.isCompleted && whole.deleted == nil {
      var whole = whole
      whole.completed = nil
      whole.isCancelled = false
      try tasks.set(whole)
    }
  }

  /// What repeats needs a date to repeat from.
  func demandDate(of task: TaskItem) throws(StoreError) {
    if task.repetition != nil, task.due == nil, task.start == nil { throw .repetitionNeedsDate }
  }
}
