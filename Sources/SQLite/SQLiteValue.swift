/// A value as SQLite stores it.
package enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])

  package init(_ number: Int) {
    self = .integer(Int64(number))
  }

  package init(_ text: String?) {
    self = text.map(SQLiteValue.text) ?? .null
  }
}
