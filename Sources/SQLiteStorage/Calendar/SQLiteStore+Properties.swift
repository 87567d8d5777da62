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
          SELECT namespace, name, value FROM collection_property WHERE account = ?1 AND list = ?2
          """, [.init(account.number), .init(list?.number ?? 0)]
        ) { row in
          CollectionProperty(
            namespace: row.text(at: 0) ?? "", name: row.text(at: 1) ?? "", value: row.blob(at: 2))
        }
      }
    }
  }

  package func setProperties(
    _ properties: [CollectionProperty], of list: TaskList.ID?, for account: Account.ID
  ) async throws(StoreError) {
    try await database.write { (transaction) throws(StoreError) in
      try StoreError.mapping { () throws(StorageFailure) in
        for property in properties {
          let key: [SQLiteValue] = [
            .init(account.number), .init(list?.number ?? 0), .text(property.namespace),
            .text(property.name),
          ]
          if let value = property.value {
            try transaction.run(
              "INSERT OR REPLACE INTO collection_property VALUES (?1, ?2, ?3, ?4, ?5)",
              key + [.blob(value)])
          } else {
            try transaction.run(
              """
              DELETE FROM collection_property
              WHERE account = ?1 AND list = ?2 AND namespace = ?3 AND name = ?4
              """, key)
          }
        }
      }
    }
  }
}
