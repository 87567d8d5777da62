extension AccountView {
  /// Takes back a change field by field: what others changed since elsewhere stays as it is, and
  /// what they changed in the same place is not overwritten.
  func undoing(_ id: Change.ID?, at now: Instant) throws(StoreError) -> Outcome {
    let change = try undoable(id)
    var steps: [Change.Step] = []
    for step in change.steps.reversed() {
      switch step {
      case .task(let before, let after):
        steps += try reverting(after, to: before, of: change, at: now)
      case .list(let before, let after):
        steps += try reverting(after, to: before, of: change, at: now)
      case .membership(let before, let after):
        // A new membership goes unseen with its list.
        guard let before else { continue }
        guard var current = try state.membership(of: account, in: after.list),
          current.position == after.position
        else { throw .cannotUndo(change) }
        let unreverted = current
        current.position = before.position
        steps += self.steps(from: unreverted, to: current)
      }
    }
    return Outcome(action: change.action, steps: steps, undoes: change.id)
  }

  private func undoable(_ id: Change.ID?) throws(StoreError) -> Change {
    guard let id else {
      guard let last = try state.lastUndoableChange(of: account) else { throw .nothingToUndo }
      return last
    }
    guard let change = try state.change(id), change.account == account
    else { throw .changeNotFound(id) }
    if try state.isUndone(id) || change.undoes != nil { throw .nothingToUndo }
    return change
  }

  private func reverting(
    _ after: TaskItem, to before: TaskItem?, of change: Change, at now: Instant
  ) throws(StoreError) -> [Change.Step] {
    guard let current = try state.task(after.id),
      try state.membership(of: account, in: current.list) != nil
    else { throw .cannotUndo(change) }
    var reverted = current
    guard let before else {
      guard current.hasSameFields(as: after) else { throw .cannotUndo(change) }
      reverted.deleted = now
      return steps(from: current, to: reverted, at: now)
    }
    for field in TaskField.all where !field.isEqual(before, after) {
      guard field.isEqual(current, after) else { throw .cannotUndo(change) }
      field.copy(before, &reverted)
    }
    return steps(from: current, to: reverted, at: now)
  }

  private func reverting(
    _ after: TaskList, to before: TaskList?, of change: Change, at now: Instant
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
      // A list that came to hold tasks is no longer what was added.
      guard try state.position(.after, of: nil, in: after.id) == nil
      else { throw .cannotUndo(change) }
      reverted.deleted = now
    }
    return steps(from: current, to: reverted, at: now)
  }
}
