import Domain
import SQLite

/// The log of changes: what everybody did, with everything it touched as it was after that.
struct ChangeLog {
  let transaction: Transaction

  /// Writes what an edit came to, and the entry of the log with it.
  func write(
    _ outcome: Outcome, by account: Account.ID, at now: Instant
  ) throws(StorageFailure) -> Change {
    if outcome.endsRedo {
      try transaction.run(
        "UPDATE change SET is_redoable = 0 WHERE account = ?1 AND is_redoable",
        [.init(account.number)])
    }
    try transaction.run(
      """
      INSERT INTO change (account, at, action, undoes, is_redo, is_undoable, is_redoable)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
      """,
      [
        .init(account.number), .init(now), .text(outcome.action.rawValue),
        .init(outcome.undoes?.number), .init(outcome.isRedo ? 1 : 0),
        .init(outcome.isUndoable ? 1 : 0), .init(outcome.isRedoable ? 1 : 0),
      ])
    let id = Change.ID(Int(transaction.connection.lastInsertedRow))
    // Of several tasks a part may come before its whole.
    if outcome.texts.count > 1 { try transaction.run("PRAGMA defer_foreign_keys = ON") }
    for text in outcome.texts { try CalendarTexts(transaction: transaction).add(text, by: id) }
    for (ordinal, step) in outcome.steps.enumerated() {
      try save(step, by: id)
      try ObjectLog(transaction: transaction).note(step, by: id)
      try log(step, of: id, ordinal: ordinal)
    }
    try SearchIndex(transaction: transaction).update(outcome.steps)
    if let undone = outcome.undoes {
      try transaction.run(
        "UPDATE change SET is_undoable = 0, is_redoable = 0 WHERE id = ?1", [.init(undone.number)])
    }
    return Change(
      id: id, account: account, at: now, action: outcome.action, steps: outcome.steps,
      undoes: outcome.undoes, isRedo: outcome.isRedo)
  }

  private func save(_ step: Change.Step, by id: Change.ID) throws(StorageFailure) {
    switch step {
    case .task(nil, let after):
      try transaction.run(TaskRow.insert, TaskRow.allValues(after) + [.init(id.number)])
      try TagIndex(transaction: transaction).update(from: nil, to: after)
    case .task(let before?, let after):
      let (statement, values) = TaskRow.update(
        from: before, to: after, objectChange: step.changesObject ? id : nil)
      try transaction.run(statement, values)
      try TagIndex(transaction: transaction).update(from: before, to: after)
    case .list(let before, let after):
      try transaction.run(before == nil ? ListRow.insert : ListRow.update, ListRow.values(after))
    case .membership(_, let after):
      try transaction.run(MemberRow.save, MemberRow.values(after))
    case .setting(_, let after) where after.value == nil:
      try transaction.run(SettingRow.delete, SettingRow.key(after))
    case .setting(_, let after):
      try transaction.run(SettingRow.save, SettingRow.values(after))
    }
  }

  private func log(
    _ step: Change.Step, of change: Change.ID, ordinal: Int
  ) throws(StorageFailure) {
    switch step {
    case .task(_, let after):
      try log(
        TaskRow.snapshot, TaskRow.values(after), change, ordinal, task: after.id,
        list: after.list, revision: after.revision)
    case .list(_, let after):
      try log(
        ListRow.snapshot, ListRow.values(after), change, ordinal, list: after.id,
        revision: after.revision)
    case .membership(let before, let after):
      try log(
        MemberRow.snapshot, MemberRow.snapshotValues(before: before, after: after), change,
        ordinal, list: after.list, account: after.account)
    case .setting(let before, let after):
      try log(
        SettingRow.snapshot, SettingRow.snapshotValues(before: before, after: after), change,
        ordinal, list: nil, account: after.account)
    }
  }

  private func log(
    _ snapshot: String, _ values: [SQLiteValue], _ change: Change.ID, _ ordinal: Int,
    task: TaskItem.ID? = nil, list: TaskList.ID?, account: Account.ID? = nil, revision: Int? = nil
  ) throws(StorageFailure) {
    let row: [SQLiteValue] = [
      .init(change.number), .init(ordinal), task.map { .init($0.number) } ?? .null,
      .init(list?.number ?? 0), account.map { .init($0.number) } ?? .null,
      revision.map { .init($0) } ?? .null,
    ]
    let parameters = row.indices.map { "?\(values.count + $0 + 1)" }.joined(separator: ", ")
    try transaction.run(
      """
      INSERT INTO step (change, ordinal, task, list, account, revision, snapshot)
      VALUES (\(parameters), \(snapshot))
      """, values + row)
  }
}
