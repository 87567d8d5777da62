package import Domain
import SQLite

extension SQLiteStore {
  /// One look-up for each name, however many tasks have it: the index is skipped through.
  package func tagNames(for account: Account.ID) async throws(StoreError) -> [Tag] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.all(
          """
          WITH RECURSIVE found (key) AS (
            SELECT min(key) FROM task_tag
            UNION ALL
            SELECT (SELECT min(key) FROM task_tag WHERE key > found.key) FROM found
            WHERE found.key IS NOT NULL)
          SELECT ifnull(setting.name, (
              SELECT task_tag.name FROM task_tag CROSS JOIN task ON task.id = task_tag.task
              WHERE task_tag.key = found.key AND task.list IN (\(Self.visibleLists)) LIMIT 1))
          FROM found
          LEFT JOIN setting ON setting.account = ?1 AND setting.kind = 'tag'
            AND setting.key = found.key
          WHERE found.key IS NOT NULL
          """, [.init(account.number)]
        ) { $0.text(at: 0).map(Tag.init(stored:)) }.compactMap(\.self).sortedByName()
      }
    }
  }

  package func tagColors(
    for account: Account.ID
  ) async throws(StoreError) -> [String: TagColor] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        let rows = try transaction.all(
          "SELECT key, value FROM setting WHERE account = ?1 AND kind = 'tag'",
          [.init(account.number)]
        ) { ($0.text(at: 0) ?? "", $0.text(at: 1).flatMap(TagColor.init(rawValue:))) }
        return Dictionary(rows, uniquingKeysWith: { $1 }).compactMapValues(\.self)
      }
    }
  }

  /// The lists that account `?1` can see.
  private static let visibleLists = """
    SELECT member.list FROM member JOIN list ON list.id = member.list
    WHERE member.account = ?1 AND list.deleted IS NULL
    """

  package func tags(for account: Account.ID) async throws(StoreError) -> [TagSummary] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        let tags = try transaction.all(
          """
          SELECT task_tag.key, min(task_tag.name), sum(task.is_completed = 0), setting.name,
            setting.value
          FROM task_tag CROSS JOIN task ON task.id = task_tag.task
          LEFT JOIN setting ON setting.account = ?1 AND setting.kind = 'tag'
            AND setting.key = task_tag.key
          WHERE task.list IN (\(Self.visibleLists))
          GROUP BY task_tag.key
          """, [.init(account.number)]
        ) { row in
          TagSummary(
            tag: Tag(stored: row.text(at: 3) ?? row.text(at: 1) ?? ""),
            color: row.text(at: 4).flatMap(TagColor.init(rawValue:)), openCount: row.int(at: 2))
        }
        return tags.sortedByName()
      }
    }
  }

  package func views(for account: Account.ID) async throws(StoreError) -> [SavedView] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.all(
          "SELECT name, value FROM setting WHERE account = ?1 AND kind = 'view' ORDER BY key",
          [.init(account.number)]
        ) { SavedView(name: $0.text(at: 0) ?? "", query: $0.text(at: 1) ?? "") }
      }
    }
  }

  package func deletedLists(for account: Account.ID) async throws(StoreError) -> [TaskList] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.all(
          """
          SELECT \(ListRow.columns) FROM member JOIN list ON list.id = member.list
          WHERE member.account = ?1 AND list.deleted IS NOT NULL
          ORDER BY list.deleted DESC, list.id DESC
          """, [.init(account.number)]
        ) { ListRow.read($0) }
      }
    }
  }

  package func history(
    of id: TaskItem.ID, for account: Account.ID, limit: Int
  ) async throws(StoreError) -> [Change] {
    try database.read { (transaction) throws(StoreError) in
      let changes = try StoreError.mapping { () throws(StorageFailure) -> [Change] in
        let isVisible = try transaction.exists(
          """
          SELECT 1 FROM task JOIN member ON member.list = task.list
          WHERE task.id = ?1 AND member.account = ?2
          """, [.init(id.number), .init(account.number)])
        guard isVisible else { return [] }
        return try ChangeLog(transaction: transaction).history(of: id, limit: limit)
      }
      if changes.isEmpty { throw .taskNotFound(id) }
      return changes
    }
  }
}
