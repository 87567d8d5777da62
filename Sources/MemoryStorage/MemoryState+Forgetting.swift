import Domain

extension MemoryState {
  /// Tasks in the trash since then and those of lists there; a whole stays as long as a part of it
  /// does.
  func forgettableTasks(deletedBy limit: Instant) -> Set<TaskItem.ID> {
    let oldLists = forgettableLists(deletedBy: limit)
    var gone = Set(
      tasks.values.filter {
        $0.deleted.map { $0 <= limit } ?? false || oldLists.contains($0.list)
      }.map(\.id))
    while let whole = tasks.values.first(where: { task in
      !gone.contains(task.id) && task.parent.map(gone.contains) ?? false
    })?.parent {
      gone.remove(whole)
    }
    return gone
  }

  func forgettableLists(deletedBy limit: Instant) -> Set<TaskList.ID> {
    Set(lists.values.filter { $0.deleted.map { $0 <= limit } ?? false }.map(\.id))
  }
}

extension Change {
  /// The same without what is forgotten.
  func forgetting(_ tasks: Set<TaskItem.ID>, _ lists: Set<TaskList.ID>) -> Change {
    let left = steps.compactMap { step -> Step? in
      switch step {
      case .task(let before, let after):
        tasks.contains(after.id)
          ? nil : .task(before: before?.forgetting(tasks), after: after.forgetting(tasks))
      case .list(_, let after): lists.contains(after.id) ? nil : step
      case .membership(_, let after): lists.contains(after.list) ? nil : step
      case .setting: step
      }
    }
    return Change(
      id: id, account: account, at: at, action: action, steps: left, undoes: undoes,
      isRedo: isRedo)
  }
}

extension TaskItem {
  /// What was completed of a repeating task that is forgotten stands by itself.
  func forgetting(_ tasks: Set<TaskItem.ID>) -> TaskItem {
    guard let whole = occurrenceOf, tasks.contains(whole) else { return self }
    var task = self
    task.occurrenceOf = nil
    return task
  }
}
