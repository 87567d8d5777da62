import Domain
import Glibc
import SQLite

/// Copies a database that is in use into a file of its own.
struct Backup {
  let pool: ConnectionPool
  let target: String

  func run() throws(ArchiveError) {
    guard !target.isEmpty else { throw .notFound(path: target) }
    if FileSystem.exists(target) { throw .alreadyExists(path: target) }
    // Under another name until it is whole, so that nobody takes half a copy for one.
    let draft = "\(target).\(UInt32.random(in: .min ... .max)).partial"
    defer { FileSystem.remove(draft) }
    try ArchiveError.mapping { () throws(StorageFailure) in
      try copy(to: draft)
      try Self.check(FileSystem.synchronize(draft), of: target)
    }
    switch FileSystem.link(draft, as: target) {
    case nil: break
    case EEXIST?: throw .alreadyExists(path: target)
    case let code?: throw .unavailable(.opening(target, failedWith: code))
    }
    try ArchiveError.mapping { () throws(StorageFailure) in
      try Self.check(FileSystem.synchronize(FileSystem.folder(of: target)), of: target)
    }
  }

  private func copy(to draft: String) throws(StorageFailure) {
    try Self.check(FileSystem.makePrivateFile(draft), of: target)
    let (source, generation) = try pool.take()
    defer { pool.giveBack(source, generation: generation) }
    do {
      let copy = try Connection(path: DatabaseOpener.safe(draft))
      try source.copy(to: copy)
      // A copy is one file, without a log beside it.
      try copy.run("PRAGMA journal_mode = DELETE")
      try Integrity(connection: copy).demand()
    } catch let error as SQLiteError {
      throw StorageFailure(error, path: target)
    } catch let failure as StorageFailure {
      throw failure
    } catch {
      throw .failed(detail: "\(error)")
    }
  }

  private static func check(_ code: Int32?, of path: String) throws(StorageFailure) {
    if let code { throw .opening(path, failedWith: code) }
  }
}
