import Domain
import SQLite

/// What runs within one transaction of the database.
struct Transaction {
  let connection: Connection
  let path: String
  /// How many new tasks are put into the search index together.
  var searchBatch = 1

  func run(_ text: String, _ values: [SQLiteValue] = []) throws(StorageFailure) {
    do {
      try connection.run(text, values)
    } catch {
      throw StorageFailure(error, path: path)
    }
  }

  /// What `read` makes of the first row; nil when there is none.
  func first<Row>(
    _ text: String, _ values: [SQLiteValue] = [], _ read: (Statement) -> Row
  ) throws(StorageFailure) -> Row? {
    do {
      return try connection.first(text, values, read)
    } catch {
      throw StorageFailure(error, path: path)
    }
  }

  /// What `read` makes of each row.
  func all<Row>(
    _ text: String, _ values: [SQLiteValue] = [], _ read: (Statement) -> Row
  ) throws(StorageFailure) -> [Row] {
    do {
      return try connection.all(text, values, read)
    } catch {
      throw StorageFailure(error, path: path)
    }
  }

  /// Gives `body` each row until that says false, without keeping any.
  func forEach(
    _ text: String, _ values: [SQLiteValue],
    _ body: (Statement) throws(StorageFailure) -> Bool
  ) throws(StorageFailure) {
    let statement: Statement
    do {
      statement = try connection.prepare(text, values)
    } catch {
      throw StorageFailure(error, path: path)
    }
    defer { connection.keep(statement) }
    while try step(statement), try body(statement) {}
  }

  private func step(_ statement: Statement) throws(StorageFailure) -> Bool {
    do {
      return try statement.step()
    } catch {
      throw StorageFailure(error, path: path)
    }
  }

  /// Whether there is any row.
  func exists(_ text: String, _ values: [SQLiteValue]) throws(StorageFailure) -> Bool {
    try first(text, values) { _ in true } ?? false
  }

  /// Whether a list is there for an account.
  func isVisible(
    _ list: TaskList.ID, to account: Account.ID
  ) throws(StoreError) -> Bool {
    try StoreError.mapping { () throws(StorageFailure) in
      try exists(
        """
        SELECT 1 FROM member JOIN list ON list.id = member.list
        WHERE member.account = ?1 AND member.list = ?2 AND list.deleted IS NULL
        """, [.init(account.number), .init(list.number)])
    }
  }

  /// Throws when a later version of Hibi has changed the schema while this one was running.
  func demandKnownSchema() throws(StorageFailure) {
    let version = try first("PRAGMA user_version") { $0.int(at: 0) } ?? 0
    let known = Schema.migrations.count
    if version > known { throw .newer(found: version, known: known) }
  }
}
