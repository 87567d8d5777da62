extension AccountView {
  func adding(
    _ drafts: [TaskDraft], to id: TaskList.ID, at now: Instant
  ) throws(StoreError) -> Outcome {
    let list = try list(id)
    var number = try state.nextTaskNumber()
    let first = try state.position(.after, of: nil, in: id)
    var steps: [Change.Step] = []
    // From the last to the first, each before the one that follows: they end up in the order given
    // and keep the numbers in that order too.
    var positions: [Position] = []
    var next = first
    for _ in drafts {
      let position = Position.between(nil, next)
      positions.append(position)
      next = position
    }
    for (draft, position) in zip(drafts, positions.reversed()) {
      let task = TaskItem(
        id: .init(number), list: list.id, title: try validatedTitle(draft.title),
        notes: try validatedNotes(draft.notes), priority: draft.priority, due: draft.due,
        position: position, created: now, changed: now)
      steps.append(.task(before: nil, after: task))
      number += 1
    }
    return Outcome(action: .addTasks, steps: steps)
  }

  func editing(
    _ id: TaskItem.ID, _ changes: TaskChanges, since revision: Int?, at now: Instant
  ) throws(StoreError) -> Outcome {
    let current = try task(id)
    var changes = changes
    if let title = changes.title { changes.title = try validatedTitle(title) }
    if let notes = changes.notes { changes.notes = try validatedNotes(notes) }
    var edited = try merging(changes, into: current, since: revision)
    if edited.list != current.list {
      _ = try list(edited.list)
      let first = try state.position(.after, of: nil, in: edited.list)
      edited.position = .between(nil, first)
    }
    return Outcome(action: .editTask, steps: steps(from: current, to: edited, at: now))
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

  func changing(
    _ ids: [TaskItem.ID], _ action: Change.Action, at now: Instant,
    _ change: (inout TaskItem) -> Void
  ) throws(StoreError) -> Outcome {
    var steps: [Change.Step] = []
    var seen: Set<TaskItem.ID> = []
    for id in ids where seen.insert(id).inserted {
      let before = try task(id)
      var after = before
      change(&after)
      steps += self.steps(from: before, to: after, at: now)
    }
    return Outcome(action: action, steps: steps)
  }

  func moving(
    _ id: TaskItem.ID, after other: TaskItem.ID?, at now: Instant
  ) throws(StoreError) -> Outcome {
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
    return Outcome(action: .moveTask, steps: steps(from: before, to: after, at: now))
  }

  /// One step, or none when nothing changed.
  func steps(from before: TaskItem, to after: TaskItem, at now: Instant) -> [Change.Step] {
    guard !before.hasSameFields(as: after) else { return [] }
    var after = after
    after.changed = now
    after.revision = before.revision + 1
    return [.task(before: before, after: after)]
  }
}
