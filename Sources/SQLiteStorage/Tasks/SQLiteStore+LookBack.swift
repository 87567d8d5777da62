package import Domain
import SQLite

extension SQLiteStore {
  package func activity(
    since start: Instant, for account: Account.ID
  ) async throws(StoreError) -> Activity {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        let lists = try transaction.all(
          ActivityQuery.lists, [.init(account.number), .init(start)]
        ) { row in
          (
            number: row.int(at: 0),
            life: ListLife(openCount: row.int(at: 1), deleted: row.optionalInstant(at: 2))
          )
        }
        var tasks: [TaskLife] = []
        for list in lists {
          for query in ActivityQuery.tasks {
            tasks += try transaction.all(
              query, [.init(list.number), .init(start)], ActivityQuery.read)
          }
        }
        return Activity(since: start, lists: lists.map(\.life), tasks: tasks)
      }
    }
  }

  package func occurrences(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [TaskItem] {
    _ = try await task(id, for: account)
    return try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.all(
          ActivityQuery.occurrences, [.init(id.number), .init(limit)], TaskRow.read
        ).reversed()
      }
    }
  }
}

/// What came and went since a moment, each part from the index that is ordered by its time.
///
/// The three parts have no task in common: what is there and was added since, what is there, was
/// added before and closed since, and what was deleted since.
enum ActivityQuery {
  static let lists = """
    SELECT list.id, list.open_count, list.deleted FROM member JOIN list ON list.id = member.list
    WHERE member.account = ?1 AND (list.deleted IS NULL OR list.deleted >= ?2)
    """

  static let tasks = [open, completed, closed, deleted]

  private static let open = """
    \(select) INDEXED BY task_by_created
    WHERE list = ?1 AND is_completed = 0 AND created >= ?2 AND deleted IS NULL
    """
  private static let completed = """
    \(select) INDEXED BY task_by_created
    WHERE list = ?1 AND is_completed = 1 AND created >= ?2 AND deleted IS NULL
    """
  private static let closed = """
    \(select) INDEXED BY task_by_completed
    WHERE list = ?1 AND is_completed = 1 AND completed >= ?2 AND deleted IS NULL AND created < ?2
    """
  private static let deleted = """
    \(select) INDEXED BY task_by_deleted
    WHERE list = ?1 AND deleted >= ?2 AND is_withdrawn IS NULL
    """

  private static let select = """
    SELECT created, completed, is_cancelled, deleted, occurrence_of,
      CASE WHEN repetition IS NOT NULL THEN id END
    FROM task
    """

  static func read(_ row: Statement) -> TaskLife {
    TaskLife(
      created: row.instant(at: 0), completed: row.optionalInstant(at: 1),
      isCancelled: row.int(at: 2) == 1, deleted: row.optionalInstant(at: 3),
      occurrenceOf: row.optionalTask(at: 4), repeating: row.optionalTask(at: 5))
  }

  static let occurrences = """
    SELECT \(TaskRow.columns) FROM task INDEXED BY task_by_occurrence_of
    WHERE occurrence_of = ?1 AND is_withdrawn IS NULL ORDER BY completed DESC, id DESC LIMIT ?2
    """
}
