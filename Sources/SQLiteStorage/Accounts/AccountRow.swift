import Domain
import SQLite

/// An account as a row of `account`.
enum AccountRow {
  /// The columns that ``read`` expects, in that order.
  static let columns = names.joined(separator: ", ")

  static let names = ["id", "email", "language", "zone", "day_start", "created"]

  /// The same where other tables are read too.
  static let qualifiedColumns = names.map { "account.\($0)" }.joined(separator: ", ")

  static func read(_ row: Statement) -> Account {
    Account(
      id: .init(row.int(at: 0)), email: row.text(at: 1).flatMap(EmailAddress.init),
      language: row.text(at: 2).flatMap(Language.init(rawValue:)),
      zone: ZoneName(row.text(at: 3) ?? ""),
      dayStart: DayStart(hour: row.int(at: 4)) ?? .midnight, created: row.instant(at: 5))
  }

  /// Email, what tells it from others, language and zone: what can be changed of an account.
  static func values(
    email: EmailAddress?, language: Language?, zone: ZoneName
  ) -> [SQLiteValue] {
    [
      .init(email?.text), .init(email?.canonical), .init(language?.rawValue),
      .text(zone.identifier),
    ]
  }
}
