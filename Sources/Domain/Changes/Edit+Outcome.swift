extension Edit {
  /// What this edit comes to in the state given; nil when everything is so already.
  package func outcome(in state: some StoredState, on day: Day) throws(StoreError) -> Outcome? {
    let view = AccountView(state: state, day: day)
    var outcome = try ofTasks(in: view)
    if outcome == nil { outcome = try ofObjects(in: view) }
    if outcome == nil { outcome = try ofLists(in: view) }
    if outcome == nil { outcome = try ofSettings(in: view) }
    if outcome == nil { outcome = try ofPlans(in: view) }
    guard let outcome, !outcome.steps.isEmpty else { return nil }
    return try view.stoppingTimer(with: outcome)
  }

  private func ofTasks(in view: AccountView<some StoredState>) throws(StoreError) -> Outcome? {
    switch self {
    case .addTasks(let drafts, let list): try view.adding(drafts, to: list)
    case .editTask(let id, let changes, let revision):
      try view.editing(id, changes, since: revision)
    case .editTasks(let ids, let changes): try view.editing(ids, changes)
    case .completeTasks(let ids): try view.completing(ids)
    case .cancelTasks(let ids): try view.cancelling(ids)
    case .reopenTasks(let ids): try view.reopening(ids)
    case .deleteTasks(let ids): try view.deleting(ids)
    case .restoreTasks(let ids): try view.restoring(ids)
    case .moveTask(let id, let other): try view.moving(id, after: other)
    case .undo(let id): try view.undoing(id)
    case .redo(let id): try view.redoing(id)
    default: nil
    }
  }

  private func ofObjects(in view: AccountView<some StoredState>) throws(StoreError) -> Outcome? {
    switch self {
    case .putObject(let upload, let list): try view.storing(upload, in: list)
    case .importObjects(let imports): try view.importing(imports)
    case .deleteObject(let name, let list, let condition):
      try view.deletingObject(name, in: list, if: condition)
    case .moveObject(let name, let list, let condition, let newName, let newList, let replacing):
      try view.movingObject(
        name, in: list, if: condition, to: newName, in: newList, replacing: replacing)
    default: nil
    }
  }

  private func ofLists(in view: AccountView<some StoredState>) throws(StoreError) -> Outcome? {
    switch self {
    case .addList(let title): try view.addingList(title: title, .addList)
    case .addCollection(let name, let title):
      try view.addingList(title: title, name: name, .addList)
    case .addFirstList: try view.addingList(title: nil, .addFirstList)
    case .renameList(let id, let title): try view.renaming(id, to: title)
    case .deleteList(let id): try view.deleting(id)
    case .restoreList(let id): try view.restoring(id)
    case .moveList(let id, let other): try view.moving(id, after: other)
    case .arrangeList(let id, let arrangement): try view.arranging(id, arrangement)
    default: nil
    }
  }

  private func ofSettings(in view: AccountView<some StoredState>) throws(StoreError) -> Outcome? {
    switch self {
    case .renameTag(let key, let tag): try view.renaming(tag: key, to: tag)
    case .deleteTag(let key): try view.deleting(tag: key)
    case .colorTag(let tag, let color): try view.coloring(tag, color)
    case .saveView(let name, let query): try view.saving(view: name, query)
    case .deleteView(let name): try view.deleting(view: name)
    default: nil
    }
  }

  private func ofPlans(in view: AccountView<some StoredState>) throws(StoreError) -> Outcome? {
    switch self {
    case .acceptPlan(let plans, let seen, let due):
      try view.accepting(plans, since: seen, due: due)
    case .editPlan(let plans): try view.planning(plans)
    case .setWorkHours(let hours): try view.setting(hours)
    case .startTimer(let id): try view.startingTimer(of: id)
    case .stopTimer(let minutes): try view.stoppingTimer(minutes: minutes)
    case .setTime(let start, let minutes):
      try view.settingTime(since: start, minutes: minutes)
    default: nil
    }
  }
}
