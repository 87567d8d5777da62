import Domain
import SQLite

extension SQLiteValue {
  init(_ number: Int?) {
    self = number.map { .integer(Int64($0)) } ?? .null
  }

  init(_ number: Double?) {
    self = number.map { .real($0) } ?? .null
  }

  init(_ text: String?) {
    self = text.map { .text($0) } ?? .null
  }

  init(_ instant: Instant?) {
    self = instant.map { .integer($0.milliseconds) } ?? .null
  }
}

extension SQLiteValue {
  /// An array of JSON, which a query reads with `json_each`.
  static func array(_ numbers: [Int]) -> SQLiteValue {
    .text("[" + numbers.map(String.init).joined(separator: ",") + "]")
  }

  /// Texts that have no line breaks, one a line; null for none.
  static func lines(_ texts: [String]) -> SQLiteValue {
    texts.isEmpty ? .null : .text(texts.joined(separator: "\n"))
  }
}

extension Statement {
  func lines(at column: Int) -> [String] {
    guard let text = text(at: column) else { return [] }
    return text.split(separator: "\n").map(String.init)
  }

  func optionalInt(at column: Int) -> Int? {
    isNull(at: column) ? nil : int(at: column)
  }

  func optionalReal(at column: Int) -> Double? {
    isNull(at: column) ? nil : real(at: column)
  }

  func optionalTask(at column: Int) -> TaskItem.ID? {
    optionalInt(at: column).map(TaskItem.ID.init)
  }

  func instant(at column: Int) -> Instant {
    Instant(milliseconds: integer(at: column))
  }

  /// What a task keeps of its calendar object, in five columns.
  func source(at first: Int) -> CalendarSource? {
    if isNull(at: first) { return nil }
    return CalendarSource(
      text: optionalInt(at: first + 1).map(CalendarText.ID.init), name: text(at: first + 2),
      uid: text(at: first + 3), wholeUID: text(at: first + 4))
  }

  func optionalInstant(at column: Int) -> Instant? {
    isNull(at: column) ? nil : instant(at: column)
  }

  func position(at column: Int) -> Position {
    Position(key: text(at: column) ?? "")
  }
}
