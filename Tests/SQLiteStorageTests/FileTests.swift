import Domain
import Foundation
import SQLiteStorage
import TestSupport
import Testing

/// Which files a database makes, and who may read them.
@Suite struct FileTests {
  @Test func `lets nobody but the owner read the files and the folders it makes`() async throws {
    let folder = TemporaryFolder()
    let path = folder.file("a/b/hibi.sqlite")

    let store = try await SQLiteStore.filled(at: path)

    #expect(try mode(folder.file("a")) == 0o700)
    #expect(try mode(folder.file("a/b")) == 0o700)
    for suffix in ["", "-wal", "-shm"] { #expect(try mode(path + suffix) == 0o600) }
    await store.close()
  }

  @Test func `leaves one file when it is closed`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, titles: ["one"])

    await store.close()

    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names == ["hibi.sqlite"])
    #expect(try await SQLiteStore(path: folder.database).titles() == ["one"])
  }

  @Test func `does everything on the caller's thread when told so`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["one"])).close()
    let store = try SQLiteStore(path: folder.database, isBlocking: true)
    var changes = await store.changes(for: .init(1)).makeAsyncIterator()

    let change = try await store.add("two")
    #expect(await changes.next() == change?.id)
    try await store.backUp(to: folder.file("copy"))
    _ = try await store.restore(from: folder.file("copy"))

    #expect(try await store.titles() == ["two", "one"])
    #expect(try await store.check().isEmpty)
    await store.close()
  }

  @Test func `refuses everything when it is closed`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    await store.close()

    await #expect(throws: StoreError.self) { try await store.lists(for: .init(1)) }
    await #expect(throws: StoreError.self) { try await store.add("late") }
  }

  @Test func `begins a database in an empty file`() async throws {
    let folder = TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.database))

    let store = try await SQLiteStore.filled(at: folder.database, titles: ["one"])

    #expect(try await store.titles() == ["one"])
  }

  @Test func `makes one database when many open it at once`() async throws {
    let folder = TemporaryFolder()
    let path = folder.database

    let accounts = try await withThrowingTaskGroup(of: Account.ID.self) { group in
      for number in 0..<8 {
        group.addTask {
          let store = try SQLiteStore(path: path)
          return try await store.addAccount(
            email: EmailAddress("\(number)@example.org"), passwordHash: nil, zone: .utc,
            language: nil, at: Instant(milliseconds: 0)
          ).id
        }
      }
      return try await group.reduce(into: Set<Account.ID>()) { $0.insert($1) }
    }

    #expect(accounts.count == 8)
    #expect(try await SQLiteStore(path: path).check().isEmpty)
  }

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
