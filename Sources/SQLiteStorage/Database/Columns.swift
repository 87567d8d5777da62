import Domain
import SQLite

extension SQLiteValue {
  init(_ instant: Instant?) {
    self = instant.map { .integer($0.milliseconds) } ?? .null
  }
}

extension Statement {
  func instant(at column: Int) -> Instant {
    Instant(milliseconds: integer(at: column))
  }

  func optionalInstant(at column: Int) -> Instant? {
    isNull(at: column) ? nil : instant(at: column)
  }

  func position(at column: Int) -> Position {
    Position(key: text(at: column) ?? "")
  }
}
