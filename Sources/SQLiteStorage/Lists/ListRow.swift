import Domain
import SQLite

/// A list as a row of `list`, and as a snapshot in the log.
enum ListRow {
  /// The columns that ``read`` expects, in that order.
  static let columns = names.map { "list.\($0)" }.joined(separator: ", ")

  /// The same of a snapshot, in a query that reads `step`.
  static let snapshotColumns =
    names.map { "json_extract(snapshot, '$.\($0)')" }.joined(separator: ", ")

  /// A snapshot, made of what ``values`` gives.
  static let snapshot =
    "json_object(\(names.enumerated().map { "'\($1)', ?\($0 + 1)" }.joined(separator: ", ")))"

  static let insert = """
    INSERT INTO list (\(names.joined(separator: ", "))) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    """

  static let update = """
    UPDATE list SET created = ?2, changed = ?3, deleted = ?4, revision = ?5, title = ?6
    WHERE id = ?1
    """

  static let names = ["id", "created", "changed", "deleted", "revision", "title"]

  static func values(_ list: TaskList) -> [SQLiteValue] {
    [
      .init(list.id.number), .init(list.created), .init(list.changed), .init(list.deleted),
      .init(list.revision), .text(list.title),
    ]
  }

  /// The list in the row that a statement stands at, whose columns begin at `first`.
  static func read(_ row: Statement, from first: Int = 0) -> TaskList {
    TaskList(
      id: .init(row.int(at: first)), title: row.text(at: first + 5) ?? "",
      created: row.instant(at: first + 1), changed: row.instant(at: first + 2),
      deleted: row.optionalInstant(at: first + 3), revision: row.int(at: first + 4))
  }
}
