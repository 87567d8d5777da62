import CSQLite
import Glibc

/// What SQLite answered instead of doing as asked.
package struct SQLiteError: Error, Equatable, Sendable {
  /// The primary result code (<https://sqlite.org/rescode.html>).
  package let code: Code
  /// The extended result code, whose low byte is the primary one.
  package let extendedCode: Int32
  /// The `errno` of the system call that failed; 0 when none did.
  package let systemError: Int32
  package let message: String
  /// The text of the statement that failed; nil when it was no statement.
  package let statement: String?

  package init(
    extendedCode: Int32, systemError: Int32 = 0, message: String, statement: String? = nil
  ) {
    code = Code(rawValue: extendedCode & 0xFF)
    self.extendedCode = extendedCode
    self.systemError = systemError
    self.message = message
    self.statement = statement
  }

  /// A primary result code.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: Int32

    package init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    package static let busy = Code(rawValue: SQLITE_BUSY)
    package static let locked = Code(rawValue: SQLITE_LOCKED)
    package static let readOnly = Code(rawValue: SQLITE_READONLY)
    package static let inputOutput = Code(rawValue: SQLITE_IOERR)
    package static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    package static let full = Code(rawValue: SQLITE_FULL)
    package static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    package static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    package static let permission = Code(rawValue: SQLITE_PERM)
    package static let notADatabase = Code(rawValue: SQLITE_NOTADB)
    package static let misuse = Code(rawValue: SQLITE_MISUSE)
  }

  /// A unique index would have had the same values twice.
  package var isUniqueViolation: Bool {
    Self.uniqueViolations.contains(extendedCode)
  }

  /// `SQLITE_CONSTRAINT_UNIQUE`, `…_PRIMARYKEY` and `…_ROWID`: macros that the importer leaves out.
  private static let uniqueViolations = [8, 6, 10].map { SQLITE_CONSTRAINT | ($0 << 8) }

  /// What the system says to its error; nil when no system call failed.
  package var systemMessage: String? {
    guard systemError != 0, let text = strerror(systemError) else { return nil }
    return String(cString: text)
  }
}
