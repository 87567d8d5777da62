extension Edit {
  /// What this edit comes to in the state given; nil when everything is so already.
  package func outcome(
    in state: some StoredState, for account: Account.ID, at now: Instant
  ) throws(StoreError) -> Outcome? {
    let view = AccountView(state: state, account: account)
    let outcome: Outcome
    switch self {
    case .addTasks(let drafts, let list):
      outcome = try view.adding(drafts, to: list, at: now)
    case .editTask(let id, let changes, let revision):
      outcome = try view.editing(id, changes, since: revision, at: now)
    case .completeTasks(let ids):
      outcome = try view.changing(ids, .completeTasks, at: now) {
        if $0.completed == nil { $0.completed = now }
      }
    case .reopenTasks(let ids):
      outcome = try view.changing(ids, .reopenTasks, at: now) { $0.completed = nil }
    case .deleteTasks(let ids):
      outcome = try view.changing(ids, .deleteTasks, at: now) { $0.deleted = now }
    case .moveTask(let id, let other):
      outcome = try view.moving(id, after: other, at: now)
    case .addList(let title):
      outcome = try view.addingList(title: title, .addList, at: now)
    case .addFirstList:
      outcome = try view.addingList(title: nil, .addFirstList, at: now)
    case .renameList(let id, let title):
      outcome = try view.renaming(id, to: title, at: now)
    case .deleteList(let id):
      outcome = try view.deleting(id, at: now)
    case .moveList(let id, let other):
      outcome = try view.moving(id, after: other)
    case .arrangeList(let id, let arrangement):
      outcome = try view.arranging(id, arrangement)
    case .undo(let id):
      outcome = try view.undoing(id, at: now)
    }
    return outcome.steps.isEmpty ? nil : outcome
  }
}
