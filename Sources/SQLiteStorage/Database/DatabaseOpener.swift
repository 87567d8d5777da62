import Domain
import Glibc
import SQLite

/// Opens a database file: finds out whether it is one of Hibi's, makes it when there is none, and
/// brings its schema up to date.
struct DatabaseOpener {
  let path: String
  /// Seconds to wait for other programs' locks.
  let patience: Double
  /// The steps of the schema.
  var migrations = Schema.migrations

  func open() throws(StorageFailure) -> Connection {
    guard !path.isEmpty else { throw .cannotOpen(path: path, reason: FileSystem.message(ENOENT)) }
    do {
      // A restored copy may take the file's place while this waits for it.
      for _ in 0..<20 {
        let connection = try connect()
        if try prepare(connection) { return connection }
      }
      throw StorageFailure.busy
    } catch let error as SQLiteError {
      throw StorageFailure(error, path: path)
    } catch let failure as StorageFailure {
      throw failure
    } catch {
      throw .failed(detail: "\(error)")
    }
  }

  /// SQLite takes some names for something else than a file: `:memory:`, `file:…`.
  static func safe(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

  private func connect() throws -> Connection {
    do {
      return try Connection(path: Self.safe(path), patience: patience)
    } catch {
      guard error.code == .cannotOpen else { throw error }
      // Another program may have made it since: then it opens now.
      if !FileSystem.exists(path) { try makeFile() }
      return try Connection(path: Self.safe(path), patience: patience)
    }
  }

  private func makeFile() throws(StorageFailure) {
    var code = FileSystem.makePrivateFile(path)
    if code == ENOENT {
      code =
        FileSystem.makePrivateFolders(FileSystem.folder(of: path))
        ?? FileSystem.makePrivateFile(path)
    }
    // Another program may have made it in between.
    guard let code, code != EEXIST else { return }
    throw code == EACCES ? .readOnly(path: path) : .opening(path, failedWith: code)
  }

  /// False when the file is not the one at the path any more; nothing was written to it then.
  private func prepare(_ connection: Connection) throws -> Bool {
    let version = try lookAtVersion(of: connection)
    if connection.hasMoved { return false }
    // The write-ahead log is written back when it has so many pages: of those that many changes touch,
    // only the last copy is. It stays within one part of its index (<https://sqlite.org/walformat.html>).
    try connection.execute(
      """
      PRAGMA foreign_keys = ON;
      PRAGMA synchronous = FULL;
      PRAGMA wal_autocheckpoint = 4000
      """)
    if connection.isReadOnly {
      if version < migrations.count { throw StorageFailure.readOnly(path: path) }
      return true
    }
    try useWriteAheadLog(connection)
    if version < migrations.count { try migrate(connection) }
    return true
  }

  /// All that tells the version, from one state of the file: another program may be making it.
  private func lookAtVersion(of connection: Connection) throws -> Int {
    try connection.execute("BEGIN")
    defer { try? connection.execute("COMMIT") }
    return try Self.version(of: connection, path: path, known: migrations.count)
  }

  /// The number of the schema; 0 for a file that holds nothing yet.
  static func version(
    of connection: Connection, path: String, known: Int = Schema.migrations.count
  ) throws -> Int {
    let application = try connection.first("PRAGMA application_id") { $0.int(at: 0) } ?? 0
    let version = try connection.first("PRAGMA user_version") { $0.int(at: 0) } ?? 0
    if application == Schema.applicationID {
      if version > known { throw StorageFailure.newer(found: version, known: known) }
      return version
    }
    let isEmpty = try connection.first("SELECT 1 FROM sqlite_schema") { _ in true } == nil
    guard application == 0, version == 0, isEmpty
    else { throw StorageFailure.notADatabase(path: path) }
    return 0
  }

  /// Switches to the write-ahead log, in which readers and the writer don't wait for each other.
  private func useWriteAheadLog(_ connection: Connection) throws {
    var attempts = Int(patience * 100)
    while true {
      do {
        return try connection.run("PRAGMA journal_mode = WAL")
      } catch {
        guard error.code == .busy, attempts > 0 else { throw error }
        // Two programs that switch at once: SQLite tells both at once, without waiting.
        attempts -= 1
        usleep(10_000)
      }
    }
  }

  private func migrate(_ connection: Connection) throws {
    try connection.execute("BEGIN IMMEDIATE")
    do {
      // Another program may have done it while this one waited for its turn.
      let version = try Self.version(of: connection, path: path, known: migrations.count)
      for step in migrations.dropFirst(version) { try step.take(on: connection, path: path) }
      if version < migrations.count {
        try connection.execute(
          """
          PRAGMA application_id = \(Schema.applicationID);
          PRAGMA user_version = \(migrations.count)
          """)
      }
      try connection.execute("COMMIT")
    } catch {
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      throw error
    }
    // The name of a new file must outlive a power cut as its content does.
    _ = FileSystem.synchronize(FileSystem.folder(of: path))
  }
}
