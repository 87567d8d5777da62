extension AccountView {
  /// Takes back a change field by field: what others changed since elsewhere stays as it is, and
  /// what they changed in the same place is not overwritten.
  func undoing(_ id: Change.ID?) throws(StoreError) -> Outcome {
    let change = try undoable(id)
    return Outcome(action: change.action, steps: try steps(reverting: change), undoes: change.id)
  }

  /// Takes back what took a change back.
  func redoing(_ id: Change.ID?) throws(StoreError) -> Outcome {
    let change = try redoable(id)
    return Outcome(
      action: change.action, steps: try steps(reverting: change), undoes: change.id, isRedo: true)
  }

  private func undoable(_ id: Change.ID?) throws(StoreError) -> Change {
    guard let id else {
      guard let last = try state.lastUndoableChange(of: account) else { throw .nothingToUndo }
      return last
    }
    let change = try own(id)
    if try state.isUndone(id) || change.isUndo { throw .nothingToUndo }
    guard try state.isWhole(id) else { throw .nothingToUndo }
    return change
  }

  /// A change that took another one back: the last one, or the one that is named.
  private func redoable(_ id: Change.ID?) throws(StoreError) -> Change {
    guard let id else {
      guard let last = try state.lastRedoableChange(of: account) else { throw .nothingToRedo }
      return last
    }
    let change = try own(id)
    if try state.isUndone(id) || !change.isUndo { throw .nothingToRedo }
    guard try state.isWhole(id) else { throw .nothingToRedo }
    return change
  }

  private func own(_ id: Change.ID) throws(StoreError) -> Change {
    guard let change = try state.change(id), change.account == account
    else { throw .changeNotFound(id) }
    return change
  }

  private func steps(reverting change: Change) throws(StoreError) -> [Change.Step] {
    var tasks = pending()
    var steps: [Change.Step] = []
    for step in change.steps.reversed() {
      switch step {
      case .task(let before, let after):
        guard let current = try tasks.anyTask(after.id),
          try state.membership(of: account, in: current.list) != nil
        else { throw .cannotUndo(change) }
        try tasks.set(try reverted(current, after, to: before, of: change))
      case .list(let before, let after):
        steps += try reverting(after, to: before, of: change, leaving: tasks)
      case .membership(let before, let after):
        // A new membership goes unseen with its list.
        guard let before else { continue }
        guard var current = try state.membership(of: account, in: after.list),
          current.position == after.position
        else { throw .cannotUndo(change) }
        let unreverted = current
        current.position = before.position
        steps += self.steps(from: unreverted, to: current)
      case .setting(let before, let after):
        steps += try reverting(after, to: before, of: change)
      }
    }
    guard try tasks.isWellFormed() else { throw .cannotUndo(change) }
    return try tasks.steps() + steps
  }

  /// The current task with its fields as they were before a step, where they still are as they were
  /// after it.
  func reverted(
    _ current: TaskItem, _ after: TaskItem, to before: TaskItem?, of change: Change
  ) throws(StoreError) -> TaskItem {
    var reverted = current
    guard let before else {
      guard current.hasSameFields(as: after) else { throw .cannotUndo(change) }
      reverted.deleted = now
      reverted.isWithdrawn = true
      return reverted
    }
    for field in TaskField.all where !field.isEqual(before, after) {
      guard field.isEqual(current, after) else { throw .cannotUndo(change) }
      field.copy(before, &reverted)
    }
    return reverted
  }

  /// The tasks are what becomes of them by the same change.
  private func reverting(
    _ after: TaskList, to before: TaskList?, of change: Change,
    leaving tasks: PendingTasks<State>
  ) throws(StoreError) -> [Change.Step] {
    guard let current = try state.list(after.id),
      try state.membership(of: account, in: after.id) != nil,
      current.title == after.title, current.deleted == after.deleted
    else { throw .cannotUndo(change) }
    var reverted = current
    if let before {
      reverted.title = before.title
      reverted.deleted = before.deleted
    } else {
      // A list that came to hold other tasks is no longer what was added.
      guard try state.taskCount(in: after.id) == tasks.leavingCount(from: after.id)
      else { throw .cannotUndo(change) }
      reverted.deleted = now
    }
    return steps(from: current, to: reverted)
  }
}

extension PendingTasks {
  /// Whether lists are there, and wholes and parts fit together: a part is in the list of its whole, no task is a part of
  /// itself, and nothing that is there is a part of what is gone.
  fileprivate func isWellFormed() throws(StoreError) -> Bool {
    for task in touched {
      guard try view.state.membership(of: view.account, in: task.list) != nil
      else { return false }
      if task.deleted == nil, let parent = task.parent {
        guard let whole = try anyTask(parent), whole.deleted == nil, whole.list == task.list,
          try !ancestors(of: task).contains(where: { $0.parent == task.id })
        else { return false }
      }
      for part in try children(of: task.id) {
        if task.deleted != nil || part.list != task.list { return false }
        if task.isCompleted, !part.isCompleted, try !wasSo(task, part) { return false }
      }
    }
    return true
  }

  /// Whether a whole was completed and its part was open before too, as other programs have it.
  private func wasSo(_ whole: TaskItem, _ part: TaskItem) throws(StoreError) -> Bool {
    guard let whole = try view.state.task(whole.id), let part = try view.state.task(part.id)
    else { return false }
    return whole.isCompleted && whole.deleted == nil && !part.isCompleted && part.deleted == nil
  }
}
