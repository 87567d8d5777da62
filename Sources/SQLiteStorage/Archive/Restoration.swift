import Domain
import Glibc
import SQLite

/// Puts a copy in the place of a database that nobody uses.
struct Restoration {
  let path: String
  let source: String

  /// The path under which what was there is kept; nil when there was nothing.
  func run() throws(ArchiveError) -> String? {
    guard FileSystem.exists(source) else { throw .notFound(path: source) }
    let draft = "\(path).\(UInt32.random(in: .min ... .max)).partial"
    defer { for suffix in [""] + Self.suffixes { FileSystem.remove(draft + suffix) } }
    do {
      try makeDraft(at: draft)
      return try replaceDatabase(by: draft)
    } catch let error as ArchiveError {
      throw error
    } catch let failure as StorageFailure {
      throw .unavailable(failure)
    } catch let error as SQLiteError {
      throw .unavailable(StorageFailure(error, path: source))
    } catch {
      throw .unavailable(.failed(detail: "\(error)"))
    }
  }

  /// Files that SQLite keeps beside a database.
  private static let suffixes = ["-wal", "-shm", "-journal"]

  /// A copy of the copy, whole, of the present schema, and ready to be used.
  private func makeDraft(at draft: String) throws {
    if let code = FileSystem.makePrivateFolders(FileSystem.folder(of: path)) {
      throw StorageFailure.opening(path, failedWith: code)
    }
    if let code = FileSystem.makePrivateFile(draft) {
      throw StorageFailure.opening(path, failedWith: code)
    }
    try copySource(to: draft)
    let connection = try DatabaseOpener(path: draft, patience: 0).open()
    try Integrity(connection: connection).demand()
    try connection.run(
      "UPDATE sqlite_sequence SET seq = seq + ?1 WHERE name = 'change'",
      [.init(Self.skippedChanges)])
  }

  /// How many numbers of changes are left out, more than were made since the copy.
  ///
  /// A number that was given before would be a tag that programs know for something else.
  private static let skippedChanges = 1_000_000

  private func copySource(to draft: String) throws {
    let original = try Connection(path: DatabaseOpener.safe(source), patience: 5)
    if try DatabaseOpener.version(of: original, path: source) == 0 {
      throw StorageFailure.notADatabase(path: source)
    }
    try original.copy(to: try Connection(path: DatabaseOpener.safe(draft)))
  }

  private func replaceDatabase(by draft: String) throws -> String? {
    if let code = FileSystem.synchronize(draft) {
      throw StorageFailure.opening(path, failedWith: code)
    }
    let kept = FileSystem.exists(path) ? freeName() : nil
    // Held until the copy has taken its place: who opens the file meanwhile waits, and finds then
    // that it is another one.
    let lock = try kept == nil ? nil : lockDatabase()
    try withExtendedLifetime(lock) {
      if let kept { try keepDatabase(as: kept) }
      if let code = FileSystem.replace(path, by: draft) {
        throw StorageFailure.opening(path, failedWith: code)
      }
    }
    _ = FileSystem.synchronize(FileSystem.folder(of: path))
    return kept
  }

  /// A connection that has the database for itself, with all of it in one file.
  ///
  /// Nil when there is nothing that SQLite could lock or tidy up: no program can use it then.
  private func lockDatabase() throws -> Connection? {
    do {
      let connection = try Connection(path: DatabaseOpener.safe(path))
      try connection.execute("PRAGMA locking_mode = EXCLUSIVE")
      try connection.execute("BEGIN EXCLUSIVE; COMMIT")
      try connection.execute("PRAGMA journal_mode = DELETE")
      return connection
    } catch {
      switch error.code {
      case .busy, .locked: throw ArchiveError.inUse
      case .corrupt, .notADatabase: return nil
      default: throw StorageFailure(error, path: path)
      }
    }
  }

  /// Gives the database a second name, until the copy takes the first one away.
  private func keepDatabase(as kept: String) throws {
    if let code = FileSystem.link(path, as: kept) {
      throw StorageFailure.opening(kept, failedWith: code)
    }
    // What could not be tidied up belongs to the old file; beside the new one it would damage it.
    for suffix in Self.suffixes where FileSystem.exists(path + suffix) {
      _ = FileSystem.replace(kept + suffix, by: path + suffix)
    }
  }

  private func freeName() -> String {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    let stem = "\(path).before-restore-\(Self.stamp(seconds: now.tv_sec))"
    var name = stem
    var number = 1
    while FileSystem.exists(name) {
      number += 1
      name = "\(stem)-\(number)"
    }
    return name
  }

  /// The time in UTC as the basic form of ISO 8601, which is safe in names: `20261130T093000Z`.
  static func stamp(seconds: Int) -> String {
    let day = seconds / 86_400
    let second = seconds % 86_400
    let date = CalendarDate(daysSince1970: day).iso.filter { $0 != "-" }
    let digits = [second / 3600, second / 60 % 60, second % 60].map { String($0 + 100).dropFirst() }
    return "\(date)T\(digits.joined())Z"
  }
}
