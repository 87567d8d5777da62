import Domain
import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLiteStorage

/// Copies of a database, and what takes their place.
@Suite struct ArchiveTests {
  @Test func `copies everything into one private file while others write`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["one", "two"])
    let probe = try Probe("add", folder.database, "20")

    try await store.backUp(to: folder.file("copy"))

    #expect(probe.result() == "done")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("copy"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.filter { $0.hasPrefix("copy") } == ["copy"])
    let copy = try SQLiteStore(path: folder.file("copy"))
    #expect(Array(try await copy.titles().suffix(2)) == ["two", "one"])
    #expect(try await copy.check().isEmpty)
  }

  @Test func `never overwrites a file with a copy`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    let target = folder.file("precious")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: target))

    await #expect(throws: ArchiveError.alreadyExists(path: target)) {
      try await store.backUp(to: target)
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data("precious".utf8))
  }

  @Test func `says why a copy can't be written`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    let target = folder.file("nowhere/copy")

    await #expect(
      throws: ArchiveError.unavailable(
        .cannotOpen(path: target, reason: "No such file or directory"))
    ) { try await store.backUp(to: target) }
  }

  @Test func `gives no number of a change again that the copy does not know of`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["kept"])
    try await store.backUp(to: folder.file("copy"))
    let lost = try #require(try await store.add("lost"))
    await store.close()
    let restored = try SQLiteStore(path: folder.database)
    _ = try await restored.restore(from: folder.file("copy"))
    await restored.close()

    let new = try #require(try await SQLiteStore(path: folder.database).add("new"))

    #expect(new.id.number > lost.id.number)
  }

  @Test func `puts a copy in the place of the database and keeps what was there`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["old"])
    try await store.backUp(to: folder.file("copy"))
    try await store.add("new")

    let kept = try #require(try await store.restore(from: folder.file("copy")))

    #expect(try await store.titles() == ["old"])
    try await store.add("newer")
    #expect(try await store.titles() == ["newer", "old"])
    #expect(kept.hasPrefix(folder.file("hibi.sqlite.before-restore-2")))
    #expect(try await SQLiteStore(path: kept).titles() == ["new", "old"])
    #expect(try await store.check().isEmpty)
    await store.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.count == 3)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.database)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `restores a plain copy of the file too`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["old"])
    await store.close()
    try FileManager.default.copyItem(atPath: folder.database, toPath: folder.file("copy"))
    let again = try SQLiteStore(path: folder.database)
    try await again.add("new")

    _ = try await again.restore(from: folder.file("copy"))

    #expect(try await again.titles() == ["old"])
  }

  @Test func `does not restore while another program has the database open`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["kept"])
    try await store.backUp(to: folder.file("copy"))
    let other = try SQLiteStore(path: folder.database)
    _ = try await other.titles()

    await #expect(throws: ArchiveError.inUse) {
      try await store.restore(from: folder.file("copy"))
    }
    #expect(try await store.titles() == ["kept"])
    #expect(try await other.titles() == ["kept"])
    await other.close()
    _ = try await store.restore(from: folder.file("copy"))
    #expect(try await store.titles() == ["kept"])
  }

  /// What a program meets that opens the database just while another one restores it.
  @Test func `opens the restored file, not the one it waited for`() async throws {
    let folder = TemporaryFolder()
    let path = folder.database
    let store = try await SQLiteStore.filled(at: path, titles: ["old"])
    try await store.backUp(to: folder.file("copy"))
    try await store.add("new")
    await store.close()
    let lock = try Connection(path: path)
    try lock.execute("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT")
    try lock.execute("PRAGMA journal_mode = DELETE")

    let waiting = Task {
      // It waits on a thread of its own: there are few that all tests share.
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try SQLiteStore(path: path) }) }
      }
    }
    try await Task.sleep(for: .milliseconds(200))
    try FileManager.default.moveItem(atPath: path, toPath: folder.file("kept"))
    try FileManager.default.moveItem(atPath: folder.file("copy"), toPath: path)
    try lock.execute("PRAGMA locking_mode = NORMAL; SELECT 1 FROM task")

    let opened = try await waiting.value
    try await opened.add("newer")
    #expect(try await opened.titles() == ["newer", "old"])
    await opened.close()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["hibi.sqlite", "kept"])
  }

  @Test func `restores nothing that is missing, damaged, foreign or newer`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["kept"])
    let text = folder.file("text")
    try Data("no database at all".utf8).write(to: URL(fileURLWithPath: text))
    let empty = folder.file("empty")
    try Data().write(to: URL(fileURLWithPath: empty))
    let newer = folder.file("newer")
    try await store.backUp(to: newer)
    try meddle(with: newer, "PRAGMA user_version = 99")
    let damaged = folder.file("damaged")
    try await store.backUp(to: damaged)
    try meddle(with: damaged, "PRAGMA foreign_keys = OFF; DELETE FROM list")

    await expectFailure(.notFound(path: folder.file("none")), store, folder.file("none"))
    await expectFailure(.unavailable(.notADatabase(path: text)), store, text)
    await expectFailure(.unavailable(.notADatabase(path: empty)), store, empty)
    await expectFailure(
      .unavailable(.newer(found: 99, known: Schema.migrations.count)), store, newer)
    await #expect {
      try await store.restore(from: damaged)
    } throws: { error in
      if case ArchiveError.unavailable(.damaged) = error { true } else { false }
    }
    #expect(try await store.titles() == ["kept"])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!names.contains { $0.contains("partial") || $0.contains("before") })
  }

  @Test func `restores over a file that can't be opened any more, and over none`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["old"])
    try await store.backUp(to: folder.file("copy"))
    await store.close()
    try Data("garbage instead".utf8).write(to: URL(fileURLWithPath: folder.database))
    try Data("stale".utf8).write(to: URL(fileURLWithPath: folder.database + "-journal"))

    let kept = try await SQLiteStore.restore(folder.database, from: folder.file("copy"))
    let none = try await SQLiteStore.restore(folder.file("new/a"), from: folder.file("copy"))

    #expect(none == nil)
    let garbage = try Data(contentsOf: URL(fileURLWithPath: try #require(kept)))
    #expect(garbage == Data("garbage instead".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.database + "-journal"))
    #expect(try await SQLiteStore(path: folder.database).titles() == ["old"])
    #expect(try await SQLiteStore(path: folder.file("new/a")).titles() == ["old"])
  }

  private func expectFailure(
    _ failure: ArchiveError, _ store: SQLiteStore, _ path: String
  ) async {
    await #expect(throws: failure) { try await store.restore(from: path) }
  }
}
