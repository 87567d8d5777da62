import CSQLite

/// A prepared statement: values are bound to it, and it is stepped from row to row.
///
/// It belongs to one ``Connection`` and, like it, to one thread at a time.
package final class Statement {
  package let text: String
  private let handle: OpaquePointer
  private let database: OpaquePointer

  init(_ text: String, in database: OpaquePointer) throws(SQLiteError) {
    var handle: OpaquePointer?
    var text = text
    let code = text.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v3(
          database, $0.baseAddress, Int32($0.count), UInt32(SQLITE_PREPARE_PERSISTENT), &handle,
          nil)
      }
    }
    guard code == SQLITE_OK, let handle
    else { throw SQLiteError(code, in: database, statement: text) }
    self.text = text
    self.handle = handle
    self.database = database
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds `values` to the parameters `?1`, `?2` and so on.
  package func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() {
      let code = bind(value, to: Int32(index + 1))
      if code != SQLITE_OK { throw SQLiteError(code, in: database, statement: text) }
    }
  }

  /// Goes to the next row; false when there is none.
  package func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw SQLiteError(code, in: database, statement: text)
    }
  }

  /// Makes it as new: no row, nothing bound, no lock held.
  func reset() {
    // The code is that of the last step, which was thrown there.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  private func bind(_ value: SQLiteValue, to index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { buffer in
        // No address stands for NULL, so the empty text takes that of a literal.
        guard let start = buffer.baseAddress, !buffer.isEmpty
        else { return sqlite3_bind_text(handle, index, "", 0, transient) }
        return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
          sqlite3_bind_text(handle, index, $0, Int32(clamping: buffer.count), transient)
        }
      }
    case .blob(let bytes):
      return bytes.isEmpty
        ? sqlite3_bind_zeroblob(handle, index, 0)
        : sqlite3_bind_blob(handle, index, bytes, Int32(clamping: bytes.count), transient)
    }
  }
}

/// Columns of the row that the statement stands at, from 0; null or empty when it stands at none.
extension Statement {
  package func isNull(at column: Int) -> Bool {
    sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL
  }

  package func integer(at column: Int) -> Int64 {
    sqlite3_column_int64(handle, Int32(column))
  }

  package func int(at column: Int) -> Int {
    Int(sqlite3_column_int64(handle, Int32(column)))
  }

  package func real(at column: Int) -> Double {
    sqlite3_column_double(handle, Int32(column))
  }

  /// Nil for NULL; bytes that are no UTF-8 are mended.
  package func text(at column: Int) -> String? {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// What `body` makes of the UTF-8 of a text where it lies, without a copy; nil for NULL.
  package func withText<Result>(at column: Int, _ body: (Span<UInt8>) -> Result?) -> Result? {
    guard let start = sqlite3_column_text(handle, Int32(column)) else { return nil }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return body(UnsafeBufferPointer(start: start, count: count).span)
  }

  package func blob(at column: Int) -> [UInt8]? {
    if isNull(at: column) { return nil }
    guard let start = sqlite3_column_blob(handle, Int32(column)) else { return [] }
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  package func value(at column: Int) -> SQLiteValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(at: column))
    case SQLITE_FLOAT: .real(real(at: column))
    case SQLITE_TEXT: text(at: column).map(SQLiteValue.text) ?? .null
    case SQLITE_BLOB: blob(at: column).map(SQLiteValue.blob) ?? .null
    default: .null
    }
  }
}

/// SQLite is to copy what is bound before the call returns.
private var transient: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}
