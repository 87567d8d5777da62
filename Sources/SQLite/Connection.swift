import CSQLite
import Glibc

/// A connection to a database file, with the statements it has prepared.
///
/// One thread uses it at a time: whoever took it from a pool, until it is given back. That is what
/// makes it safe to hand from thread to thread although nothing in it is locked.
package final class Connection: @unchecked Sendable {
  let handle: OpaquePointer
  private var statements: [StatementText: [Statement]] = [:]

  /// Opens a file that is there; it is not made.
  ///
  /// `patience` is how many seconds to wait for another program's lock before `busy` is thrown.
  package init(path: String, patience: Double = 0, isReadOnly: Bool = false) throws(SQLiteError) {
    _ = Self.isConfigured
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let code = sqlite3_open_v2(
      path, &handle, access | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteError(code, in: handle, statement: nil)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    sqlite3_enable_stable_plans(handle)
    wait(upTo: patience)
  }

  deinit {
    statements = [:]
    // Statements that are still held keep the file open until they go (`sqlite3_close_v2`).
    sqlite3_close_v2(handle)
  }

  /// Sets how many seconds to wait for another program's lock.
  package func wait(upTo patience: Double) {
    setBusyHandler(of: handle, patience: patience)
  }

  /// A statement to step through, from the cache if it has one; it is to be given back to ``keep``.
  package func prepare(
    _ text: String, _ values: [SQLiteValue] = []
  ) throws(SQLiteError) -> Statement {
    let statement =
      if let kept = statements[StatementText(text: text)]?.popLast() {
        kept
      } else {
        try Statement(text, in: handle)
      }
    try statement.bind(values)
    return statement
  }

  /// Ends the use of a statement and keeps it for the next time.
  package func keep(_ statement: Statement) {
    statement.reset()
    statements[StatementText(text: statement.text), default: []].append(statement)
  }

  /// The library's settings for the whole process: whoever has used it before keeps its own.
  private static let isConfigured: Bool =
    sqlite3_count_no_memory() == SQLITE_OK
    && sqlite3_keep_statement_journals(256 << 10) == SQLITE_OK

  /// Runs a text of one or more statements that return nothing of interest.
  package func execute(_ script: String) throws(SQLiteError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    if code != SQLITE_OK { throw SQLiteError(code, in: handle, statement: script) }
  }

  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Whether the file could only be opened for reading.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Whether another file stands at the path by now, or none.
  package var hasMoved: Bool {
    var hasMoved: Int32 = 0
    sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &hasMoved)
    return hasMoved != 0
  }

  package var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// How many rows the last statement changed.
  package var changedRows: Int { Int(sqlite3_changes64(handle)) }
}

/// The text of a statement as a key: long ones are told apart by their lengths before they are read.
private struct StatementText: Hashable {
  let text: String

  func hash(into hasher: inout Hasher) {
    hasher.combine(text.utf8.count)
  }
}

extension SQLiteError {
  /// To be made right after the call that answered `code`, while `errno` is still that call's.
  init(_ code: Int32, in database: OpaquePointer?, statement: String?) {
    let systemError = errno
    let known = database.map { sqlite3_system_errno($0) } ?? 0
    let text = database.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    // SQLite keeps the reason when a statement fails, but not when what fails is its commit.
    let isUnknown = known == 0 && code & 0xFF == SQLITE_IOERR
    self.init(
      extendedCode: code, systemError: isUnknown ? systemError : known,
      message: text.map { String(cString: $0) } ?? "", statement: statement)
  }
}
