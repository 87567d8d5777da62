package import Domain
import SQLite

extension SQLiteStore: TaskStore {
  package func lists(for account: Account.ID) async throws(StoreError) -> [ListSummary] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try summaries(for: account, where: "", [], in: transaction)
      }
    }
  }

  package func list(
    _ id: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> ListSummary {
    let found = try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try summaries(
          for: account, where: "AND member.list = ?2", [.init(id.number)], in: transaction)
      }
    }
    guard let list = found.first else { throw .listNotFound(id) }
    return list
  }

  package func list(
    named name: String, for account: Account.ID
  ) async throws(StoreError) -> ListSummary? {
    // One that has no name goes by its number, written in the one way that names it.
    let number = Int(name).flatMap { String($0) == name ? $0 : nil }
    return try database.lookUp { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try summaries(
          for: account, where: "AND ifnull(member.name = ?2, member.list = ?3)",
          [.text(name), .init(number)], in: transaction)
      }
    }.first
  }

  package func tasks(
    _ query: TaskQuery, for account: Account.ID
  ) async throws(StoreError) -> TaskPage {
    try database.read { (transaction) throws(StoreError) in
      try TaskPager(
        transaction: transaction, query: query, account: account, candidateLimit: candidateLimit
      ).page()
    }
  }

  package func task(
    _ id: TaskItem.ID, for account: Account.ID
  ) async throws(StoreError) -> TaskItem {
    let task = try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.first(
          """
          SELECT \(TaskRow.columns) FROM task
          WHERE id = ?1 AND deleted IS NULL AND list IN (
            SELECT member.list FROM member JOIN list ON list.id = member.list
            WHERE member.account = ?2 AND list.deleted IS NULL)
          """, [.init(id.number), .init(account.number)], TaskRow.read)
      }
    }
    guard let task else { throw .taskNotFound(id) }
    return task
  }

  package func change(
    _ id: Change.ID, for account: Account.ID
  ) async throws(StoreError) -> Change {
    let change = try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try ChangeLog(transaction: transaction).change(id)
      }
    }
    guard let change, change.account == account else { throw .changeNotFound(id) }
    return change
  }

  package func lastChange() async throws(StoreError) -> Change.ID? {
    let last = try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in try transaction.lastChange() }
    }
    return last == 0 ? nil : Change.ID(last)
  }

  @discardableResult
  package func perform(_ edit: Edit, on day: Day) async throws(StoreError) -> Change? {
    let change = try await database.write { (transaction) throws(StoreError) -> Change? in
      try transaction.perform(edit, on: day)
    }
    if change != nil { watcher.noteWrite() }
    return change
  }

  package func changes(for account: Account.ID) async -> AsyncStream<Change.ID> {
    do {
      let last = try database.read { (transaction) throws(StoreError) in
        try StoreError.mapping { () throws(StorageFailure) in try transaction.lastChange() }
      }
      return watcher.changes(for: account, after: last)
    } catch {
      // Nothing can be read now: the sequence ends, and who listens may come again.
      return AsyncStream { $0.finish() }
    }
  }

  private func summaries(
    for account: Account.ID, where condition: String, _ values: [SQLiteValue],
    in transaction: Transaction
  ) throws(StorageFailure) -> [ListSummary] {
    try transaction.all(
      """
      SELECT \(ListRow.columns), \(MemberRow.columns), list.open_count, list.completed_count
      FROM member JOIN list ON list.id = member.list
      WHERE member.account = ?1 AND list.deleted IS NULL \(condition)
      ORDER BY member.position, member.list
      """, [.init(account.number)] + values
    ) { row in
      MemberRow.read(row, from: 6).map {
        ListSummary(
          list: ListRow.read(row), membership: $0, openCount: row.int(at: 12),
          completedCount: row.int(at: 13))
      }
    }.compactMap(\.self)
  }
}
