import Domain
import SQLite

/// A membership as a row of `member`, and as a snapshot in the log.
enum MemberRow {
  /// The columns that ``read`` expects, in that order.
  static let columns =
    (["account", "list"] + names).map { "member.\($0)" }.joined(separator: ", ")

  static let save = """
    INSERT INTO member (account, list, \(names.joined(separator: ", ")))
    VALUES (?1, ?2, ?3, ?4, ?5, ?6)
    ON CONFLICT (account, list) DO UPDATE
    SET position = excluded.position, sort = excluded.sort,
      hides_completed = excluded.hides_completed, name = excluded.name
    """

  /// What it was and what it became; the first is null when it was not there, as `?5` is then.
  static let snapshot = """
    json_object('before', iif(?5 IS NULL, NULL, \(object(from: 5))), 'after', \(object(from: 1)))
    """

  /// The columns that ``read`` expects, of one side of a snapshot in a query that reads `step`.
  static func snapshotColumns(_ side: Side) -> String {
    let properties = names.map { "json_extract(snapshot, '$.\(side).\($0)')" }
    return (["account", "list"] + properties).joined(separator: ", ")
  }

  private static let names = ["position", "sort", "hides_completed", "name"]

  static func values(_ membership: Membership) -> [SQLiteValue] {
    [.init(membership.account.number), .init(membership.list.number)] + properties(membership)
  }

  /// What ``snapshot`` is made of.
  static func snapshotValues(before: Membership?, after: Membership) -> [SQLiteValue] {
    properties(after) + (before.map(properties) ?? [.null, .null, .null, .null])
  }

  /// The membership in the row that a statement stands at, whose columns begin at `first`; nil
  /// when there is none.
  static func read(_ row: Statement, from first: Int = 0) -> Membership? {
    guard let position = row.text(at: first + 2) else { return nil }
    let sort = row.text(at: first + 3).flatMap(TaskSortName.init(rawValue:))
    return Membership(
      account: .init(row.int(at: first)), list: .init(row.int(at: first + 1)),
      position: Position(key: position),
      arrangement: Arrangement(
        sort: sort ?? Arrangement().sort, hidesCompleted: row.int(at: first + 4) != 0),
      name: row.text(at: first + 5))
  }

  private static func properties(_ membership: Membership) -> [SQLiteValue] {
    [
      .text(membership.position.key), .text(membership.arrangement.sort.rawValue),
      .init(membership.arrangement.hidesCompleted ? 1 : 0), .init(membership.name),
    ]
  }

  private static func object(from first: Int) -> String {
    let pairs = names.enumerated().map { "'\($1)', ?\($0 + first)" }
    return "json_object(\(pairs.joined(separator: ", ")))"
  }
}
