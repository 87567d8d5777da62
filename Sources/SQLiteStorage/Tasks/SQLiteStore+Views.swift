package import Domain
import SQLite

extension SQLiteStore {
  package func tags(for account: Account.ID) async throws(StoreError) -> [TagSummary] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        let tags = try transaction.all(
          """
          SELECT task_tag.key, min(task_tag.name), sum(task.is_completed = 0), setting.name,
            setting.value
          FROM member JOIN list ON list.id = member.list JOIN task ON task.list = list.id
          JOIN task_tag ON task_tag.task = task.id
          LEFT JOIN setting ON setting.account = ?1 AND setting.kind = 'tag'
            AND setting.key = task_tag.key
          WHERE member.account = ?1 AND list.deleted IS NULL
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
