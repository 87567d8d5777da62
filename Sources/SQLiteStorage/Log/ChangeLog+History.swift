import Domain
import SQLite

extension ChangeLog {
  /// The changes that touched a task, the newest first, each with this task's step alone.
  func history(of id: TaskItem.ID, limit: Int) throws(StorageFailure) -> [Change] {
    // One more than is asked for: each state is also the one before the next newer change.
    let states = try transaction.all(
      """
      SELECT \(TaskRow.snapshotColumns), change.id, change.account, change.at, change.action,
        change.undoes, change.is_redo
      FROM step JOIN change ON change.id = step.change
      WHERE step.task = ?1 ORDER BY step.revision DESC LIMIT ?2
      """, [.init(id.number), .init(limit + 1)]
    ) { (task: TaskRow.read($0), head: Self.head($0, from: TaskRow.count)) }
    return states.prefix(limit).enumerated().map { index, state in
      let before = index + 1 < states.count ? states[index + 1].task : nil
      return state.head(.task(before: before, after: state.task))
    }
  }

  /// A change in the row that a statement stands at, whose columns begin at `first`, still to be
  /// given its step.
  private static func head(_ row: Statement, from first: Int) -> (Change.Step) -> Change {
    let id = Change.ID(row.int(at: first))
    let account = Account.ID(row.int(at: first + 1))
    let at = row.instant(at: first + 2)
    let action = Change.Action(rawValue: row.text(at: first + 3) ?? "") ?? .editTask
    let undoes = row.optionalInt(at: first + 4).map(Change.ID.init)
    let isRedo = row.int(at: first + 5) == 1
    return { step in
      Change(
        id: id, account: account, at: at, action: action, steps: [step], undoes: undoes,
        isRedo: isRedo)
    }
  }
}
