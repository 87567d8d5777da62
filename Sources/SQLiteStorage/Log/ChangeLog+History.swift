import Domain
import SQLite

extension ChangeLog {
  /// The changes that touched a task, the newest first, each with this task's step alone.
  func history(of id: TaskItem.ID, limit: Int) throws(StorageFailure) -> [Change] {
    let heads = try transaction.all(
      """
      SELECT change.id, change.account, change.at, change.action, change.undoes, change.is_redo,
        step.revision
      FROM step JOIN change ON change.id = step.change
      WHERE step.task = ?1 ORDER BY step.revision DESC LIMIT ?2
      """, [.init(id.number), .init(limit)]
    ) { row in
      (
        change: Change(
          id: .init(row.int(at: 0)), account: .init(row.int(at: 1)), at: row.instant(at: 2),
          action: Change.Action(rawValue: row.text(at: 3) ?? "") ?? .editTask, steps: [],
          undoes: row.optionalInt(at: 4).map(Change.ID.init), isRedo: row.int(at: 5) == 1),
        revision: row.int(at: 6)
      )
    }
    var changes: [Change] = []
    for (head, revision) in heads {
      guard let after = try task(id, atRevision: revision) else { continue }
      let before = try task(id, atRevision: revision - 1)
      changes.append(
        Change(
          id: head.id, account: head.account, at: head.at, action: head.action,
          steps: [.task(before: before, after: after)], undoes: head.undoes, isRedo: head.isRedo))
    }
    return changes
  }
}
