import Domain
import Glibc
import SQLite

extension StorageFailure {
  /// What an error of SQLite means for whoever wanted something of the database at `path`.
  init(_ error: SQLiteError, path: String) {
    switch error.code {
    case .busy, .locked:
      self = .busy
    case .full:
      self = .diskFull
    case .corrupt:
      self = .damaged(detail: error.message)
    case .notADatabase:
      self = .notADatabase(path: path)
    case .readOnly:
      self = .readOnly(path: path)
    case .cannotOpen, .permission:
      self = .opening(path, failedWith: error.systemError)
    case .inputOutput where Self.meansFull(error.systemError):
      self = .diskFull
    default:
      self = .failed(
        detail: [error.message, error.systemMessage].compactMap(\.self).joined(separator: ": "))
    }
  }

  /// What it means that a file could not be opened or made, for the reason `errno`.
  static func opening(_ path: String, failedWith code: Int32) -> StorageFailure {
    if meansFull(code) { return .diskFull }
    let isForbidden = code == EROFS || code == EACCES || code == EPERM
    // What can be read but has no room for SQLite's files beside it can't be written to.
    // A log that can't be made beside it is told as a file that is missing.
    let isReadOnly = isForbidden || code == ENOENT && !FileSystem.isWritable(path)
    if code == EROFS || (isReadOnly && FileSystem.isReadable(path)) {
      return .readOnly(path: path)
    }
    return .cannotOpen(path: path, reason: FileSystem.message(code))
  }

  private static func meansFull(_ code: Int32) -> Bool {
    code == ENOSPC || code == EDQUOT || code == EFBIG
  }
}
