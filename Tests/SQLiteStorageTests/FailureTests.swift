import Domain
import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLiteStorage

/// Each thing that can be wrong with the file has its own failure, and nothing is overwritten.
@Suite struct FailureTests {
  @Test func `says that a later version wrote it`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database)).close()
    try meddle(with: folder.database, "PRAGMA user_version = 99")

    #expect(throws: StorageFailure.newer(found: 99, known: Schema.migrations.count)) {
      try SQLiteStore(path: folder.database)
    }
  }

  @Test func `says so as soon as a later version changes it under a running program`() async throws
  {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["one"])
    try meddle(with: folder.database, "PRAGMA user_version = 99")
    let newer = StoreError.unavailable(.newer(found: 99, known: Schema.migrations.count))

    await #expect(throws: newer) { try await store.add("two") }
    await #expect(throws: newer) { try await store.titles() }
  }

  @Test(arguments: ["hello, this is no database", String(repeating: "garbage ", count: 1000)])
  func `refuses what is no database, and leaves it as it is`(_ content: String) throws {
    let folder = TemporaryFolder()
    let url = URL(fileURLWithPath: folder.database)
    try Data(content.utf8).write(to: url)

    #expect(throws: StorageFailure.notADatabase(path: folder.database)) {
      try SQLiteStore(path: folder.database)
    }
    #expect(try Data(contentsOf: url) == Data(content.utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test func `refuses another program's database, and leaves it as it is`() throws {
    let folder = TemporaryFolder()
    let url = URL(fileURLWithPath: folder.database)
    try Data().write(to: url)
    try meddle(with: folder.database, "CREATE TABLE recipe (name TEXT)")
    let before = try Data(contentsOf: url)

    #expect(throws: StorageFailure.notADatabase(path: folder.database)) {
      try SQLiteStore(path: folder.database)
    }
    #expect(try Data(contentsOf: url) == before)
  }

  @Test func `says that it is damaged`() async throws {
    let folder = TemporaryFolder()
    let titles = (0..<200).map { "task \($0)" }
    await (try SQLiteStore.filled(at: folder.database, titles: titles)).close()
    let handle = try FileHandle(forUpdating: URL(fileURLWithPath: folder.database))
    // All but the first page, in which the schema begins.
    let size = try handle.seekToEnd()
    try handle.seek(toOffset: 4096)
    try handle.write(contentsOf: Data(repeating: 0x5A, count: Int(size) - 4096))
    try handle.close()

    await #expect {
      let store = try SQLiteStore(path: folder.database)
      return try await store.titles()
    } throws: { error in
      switch error as? StorageFailure ?? (error as? StoreError).flatMap(\.failure) {
      case .damaged: true
      default: false
      }
    }
  }

  @Test func `says that the disk is full, and keeps what was there`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["kept"])).close()

    let result = try Probe("full", folder.database, "400000").result()

    #expect(result == "unavailable(Domain.StorageFailure.diskFull)")
    let store = try SQLiteStore(path: folder.database)
    #expect(try await store.titles().last == "kept")
    #expect(try await store.check().isEmpty)
  }

  @Test func `says that it can only be read`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["kept"])).close()
    try setMode(0o755, of: folder.path)
    try setMode(0o644, of: folder.database)

    let result = try Probe("stranger", folder.database).result()

    #expect(result.hasSuffix("readOnly(path: \"\(folder.database)\")"))
  }

  @Test func `says that it can only be read while another program has it open`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["kept"])
    try setMode(0o755, of: folder.path)
    for suffix in ["", "-wal", "-shm"] { try setMode(0o644, of: folder.database + suffix) }

    let result = try Probe("stranger", folder.database).result()

    #expect(result.hasSuffix("readOnly(path: \"\(folder.database)\"))"))
    #expect(result.hasPrefix("lists: 1"))
    await store.close()
  }

  @Test func `says that a database can't be made in a folder that is not to be written`() throws {
    let folder = TemporaryFolder()
    try setMode(0o755, of: folder.path)

    let result = try Probe("stranger", folder.database).result()

    #expect(result == "readOnly(path: \"\(folder.database)\")")
  }

  @Test func `says why it can't be opened`() throws {
    let folder = TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file("file")))

    #expect(
      throws: StorageFailure.cannotOpen(
        path: folder.file("file/hibi.sqlite"), reason: "Not a directory")
    ) { try SQLiteStore(path: folder.file("file/hibi.sqlite")) }
    #expect(throws: StorageFailure.cannotOpen(path: folder.path, reason: "Is a directory")) {
      try SQLiteStore(path: folder.path)
    }
    #expect(throws: StorageFailure.cannotOpen(path: "", reason: "No such file or directory")) {
      try SQLiteStore(path: "")
    }
  }

  @Test func `says that another program holds it for too long, and only then`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database)).close()
    let store = try SQLiteStore(path: folder.database, patience: 0.3)
    let other = try Connection(path: folder.database)
    try other.execute("BEGIN IMMEDIATE")
    let start = ContinuousClock.now

    await #expect(throws: StoreError.unavailable(.busy)) { try await store.add("late") }

    #expect(ContinuousClock.now - start > .milliseconds(250))
    #expect(try await store.titles().isEmpty)
    try other.execute("ROLLBACK")
    try await store.add("in time")
    #expect(try await store.titles() == ["in time"])
  }

  private func setMode(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}

extension StoreError {
  fileprivate var failure: StorageFailure? {
    if case .unavailable(let failure) = self { failure } else { nil }
  }
}
