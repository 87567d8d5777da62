package import Domain
import SQLite

extension SQLiteStore {
  package func properties(
    of list: TaskList.ID?, for account: Account.ID
  ) async throws(StoreError) -> [CollectionProperty] {
    try database.read { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        try transaction.all(
          """
          SELECT namespace, name, value FROM collection_property
          WHERE account = ?1 AND list = ?2 AND task = 0
          """, [.init(account.number), .init(list?.number ?? 0)], Self.property)
      }
    }
  }

  package func setProperties(
    _ properties: [CollectionProperty], of list: TaskList.ID?, for account: Account.ID
  ) async throws(StoreError) {
    try await set(properties, list: list?.number ?? 0, task: 0, for: account)
  }

  package func objectProperties(
    in list: TaskList.ID, for account: Account.ID
  ) async throws(StoreError) -> [TaskItem.ID: [CollectionProperty]] {
    try read(list, for: account) { (transaction) throws(StorageFailure) in
      let rows = try transaction.all(
        """
        SELECT namespace, property.name, value, task.id FROM collection_property AS property
        JOIN task ON task.id = property.task
        WHERE property.account = ?1 AND property.list = 0 AND property.task > 0
          AND task.list = ?2 AND task.deleted IS NULL
        """, [.init(account.number), .init(list.number)]
      ) { row in
        (task: TaskItem.ID(row.int(at: 3)), property: Self.property(row))
      }
      return Dictionary(grouping: rows, by: \.task).mapValues { $0.map(\.property) }
    }
  }

  package func setProperties(
    _ properties: [CollectionProperty], ofObject task: TaskItem.ID, in list: TaskList.ID,
    for account: Account.ID
  ) async throws(StoreError) {
    guard try await !objects(of: [task], in: list, for: account).isEmpty else {
      throw .taskNotFound(task)
    }
    try await set(properties, list: 0, task: task.number, for: account)
  }

  private func set(
    _ properties: [CollectionProperty], list: Int, task: Int, for account: Account.ID
  ) async throws(StoreError) {
    try await database.write { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        for property in properties {
          let key: [SQLiteValue] = [
            .init(account.number), .init(list), .init(task), .text(property.namespace),
            .text(property.name),
          ]
          if let value = property.value {
            try transaction.run(
              "INSERT OR REPLACE INTO collection_property VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
              key + [.blob(value)])
          } else {
            try transaction.run(
              """
              DELETE FROM collection_property
              WHERE account = ?1 AND list = ?2 AND task = ?3 AND namespace = ?4 AND name = ?5
              """, key)
          }
        }
      }
    }
  }

  private static func property(_ row: Statement) -> CollectionProperty {
    CollectionProperty(
      namespace: row.text(at: 0) ?? "", name: row.text(at: 1) ?? "", value: row.blob(at: 2))
  }
}
