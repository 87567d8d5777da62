import Domain
import SQLite

extension ChangeLog {
  func change(_ id: Change.ID) throws(StorageFailure) -> Change? {
    let head = try transaction.first(
      "SELECT account, at, action, undoes, is_redo FROM change WHERE id = ?1", [.init(id.number)],
      Head.init)
    guard let head else { return nil }
    guard let action = Change.Action(rawValue: head.action)
    else { throw .damaged(detail: "change \(id.number): unknown action \(head.action)") }
    return Change(
      id: id, account: head.account, at: head.at, action: action, steps: try steps(of: id),
      undoes: head.undoes, isRedo: head.isRedo)
  }

  /// The task as it was at a revision.
  func task(_ id: TaskItem.ID, atRevision revision: Int) throws(StorageFailure) -> TaskItem? {
    try transaction.first(
      "SELECT \(TaskRow.snapshotColumns) FROM step WHERE task = ?1 AND revision = ?2",
      [.init(id.number), .init(revision)], TaskRow.read)
  }

  /// The list as it was at a revision.
  private func list(_ id: TaskList.ID, atRevision revision: Int) throws(StorageFailure) -> TaskList?
  {
    try transaction.first(
      """
      SELECT \(ListRow.snapshotColumns) FROM step
      WHERE list = ?1 AND revision = ?2 AND task IS NULL AND account IS NULL
      """, [.init(id.number), .init(revision)]
    ) { ListRow.read($0) }
  }

  private struct Head {
    let account: Account.ID
    let at: Instant
    let action: String
    let undoes: Change.ID?
    let isRedo: Bool

    init(_ row: Statement) {
      account = .init(row.int(at: 0))
      at = row.instant(at: 1)
      action = row.text(at: 2) ?? ""
      undoes = row.isNull(at: 3) ? nil : .init(row.int(at: 3))
      isRedo = row.int(at: 4) == 1
    }
  }

  private struct StepHead {
    let ordinal: Int
    let task: TaskItem.ID?
    /// Nil for a setting.
    let list: TaskList.ID?
    let isMembership: Bool
    let revision: Int

    init(_ row: Statement) {
      ordinal = row.int(at: 0)
      task = row.isNull(at: 1) ? nil : .init(row.int(at: 1))
      list = row.int(at: 2) == 0 ? nil : .init(row.int(at: 2))
      isMembership = !row.isNull(at: 3)
      revision = row.int(at: 4)
    }
  }

  private func steps(of id: Change.ID) throws(StorageFailure) -> [Change.Step] {
    let heads = try transaction.all(
      "SELECT ordinal, task, list, account, revision FROM step WHERE change = ?1 ORDER BY ordinal",
      [.init(id.number)], StepHead.init)
    var steps: [Change.Step] = []
    for head in heads {
      guard let step = try step(head, of: id) else {
        throw .damaged(detail: "change \(id.number): step \(head.ordinal) can't be read")
      }
      steps.append(step)
    }
    return steps
  }

  private func step(_ head: StepHead, of id: Change.ID) throws(StorageFailure) -> Change.Step? {
    if let number = head.task {
      let before = try task(number, atRevision: head.revision - 1)
      return try task(number, atRevision: head.revision).map { .task(before: before, after: $0) }
    }
    guard let list = head.list else { return try settingStep(head.ordinal, of: id) }
    if head.isMembership { return try membershipStep(head.ordinal, of: id) }
    let before = try self.list(list, atRevision: head.revision - 1)
    return try self.list(list, atRevision: head.revision).map { .list(before: before, after: $0) }
  }

  private func membershipStep(
    _ ordinal: Int, of id: Change.ID
  ) throws(StorageFailure) -> Change.Step? {
    try sides(MemberRow.snapshotColumns, ordinal, of: id) { row in
      MemberRow.read(row, from: 6).map { .membership(before: MemberRow.read(row), after: $0) }
    }
  }

  private func settingStep(
    _ ordinal: Int, of id: Change.ID
  ) throws(StorageFailure) -> Change.Step? {
    try sides(SettingRow.snapshotColumns, ordinal, of: id) { row in
      SettingRow.read(row, from: 5).map { .setting(before: SettingRow.read(row), after: $0) }
    }
  }

  /// What `read` makes of a snapshot that holds both sides: the columns of what was, then those of
  /// what became of it.
  private func sides(
    _ columns: (Side) -> String, _ ordinal: Int, of id: Change.ID,
    _ read: (Statement) -> Change.Step?
  ) throws(StorageFailure) -> Change.Step? {
    let step = try transaction.first(
      """
      SELECT \([.before, .after].map(columns).joined(separator: ", ")) FROM step
      WHERE change = ?1 AND ordinal = ?2
      """, [.init(id.number), .init(ordinal)], read)
    return step ?? nil
  }
}
