import Domain
import SQLite

/// A setting as a row of `setting`, and as a snapshot in the log.
enum SettingRow {
  /// The columns that ``read(_:)`` expects, in that order.
  static let columns = "account, kind, key, name, value"

  static let save = """
    INSERT INTO setting (\(columns)) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (account, kind, key) DO UPDATE SET name = excluded.name, value = excluded.value
    """

  static let delete = "DELETE FROM setting WHERE account = ?1 AND kind = ?2 AND key = ?3"

  /// What it was and what it became; the first has no name when it was not there.
  static let snapshot = """
    json_object('kind', ?1, 'key', ?2, 'before', json_object('name', ?3, 'value', ?4),
      'after', json_object('name', ?5, 'value', ?6))
    """

  /// The columns that ``read(_:)`` expects, of one side of a snapshot in a query that reads `step`.
  static func snapshotColumns(_ side: Side) -> String {
    """
    account, json_extract(snapshot, '$.kind'), json_extract(snapshot, '$.key'),
    json_extract(snapshot, '$.\(side).name'), json_extract(snapshot, '$.\(side).value')
    """
  }

  static func values(_ setting: Setting) -> [SQLiteValue] {
    key(setting) + [.text(setting.name), .init(setting.value)]
  }

  static func key(_ setting: Setting) -> [SQLiteValue] {
    [.init(setting.account.number), .text(setting.kind.rawValue), .text(setting.key)]
  }

  /// What ``snapshot`` is made of.
  static func snapshotValues(before: Setting?, after: Setting) -> [SQLiteValue] {
    [
      .text(after.kind.rawValue), .text(after.key), .init(before?.name), .init(before?.value),
      .text(after.name), .init(after.value),
    ]
  }

  /// The setting in the row that a statement stands at, whose columns begin at `first`; nil when
  /// there is none.
  static func read(_ row: Statement, from first: Int = 0) -> Setting? {
    guard let kind = row.text(at: first + 1).flatMap(Setting.Kind.init(rawValue:)),
      let key = row.text(at: first + 2), let name = row.text(at: first + 3)
    else { return nil }
    return Setting(
      account: .init(row.int(at: first)), kind: kind, key: key, name: name,
      value: row.text(at: first + 4))
  }
}
