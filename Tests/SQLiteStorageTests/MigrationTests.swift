import Domain
import Foundation
import SQLite
import TestSupport
import Testing

@testable import SQLiteStorage

/// Databases of every version that was released are opened and brought up to date.
@Suite struct MigrationTests {
  @Test func `has a copy of every version`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: try fixtures().path)

    #expect(names.sorted() == Schema.migrations.indices.map { "v\($0 + 1).sqlite" }.sorted())
  }

  @Test(arguments: Schema.migrations.indices.map { $0 + 1 })
  func `opens a copy of that version with all that is in it`(_ version: Int) async throws {
    let folder = TemporaryFolder()
    let copy = try fixtures().appendingPathComponent("v\(version).sqlite").path
    try FileManager.default.copyItem(atPath: copy, toPath: folder.database)
    let ada = Account.ID(1)

    let store = try SQLiteStore(path: folder.database)

    #expect(try await store.check().isEmpty)
    #expect(try await store.accounts().map(\.email?.text) == ["Ada@example.org", nil])
    let lists = try await store.lists(for: ada)
    #expect(lists.map(\.list.title) == ["Home", "Work"])
    #expect(lists.map(\.openCount) == [1, 1])
    #expect(lists.map(\.completedCount) == [1, 0])
    #expect(
      lists[0].membership.arrangement == Arrangement(sort: .due, hidesCompleted: true))
    let milk = try await store.task(.init(1), for: ada)
    #expect(milk.title == "牛乳を買う")
    #expect(milk.notes == "two\nlines")
    #expect(milk.priority == .high)
    #expect(milk.due == .date(CalendarDate(daysSince1970: 20_000)))
    #expect(try await store.task(.init(2), for: ada).due?.nominal.time?.minute == 30)
    #expect(try await store.session(TokenDigest(bytes: [1, 2, 3]))?.account == ada)
    #expect(try await store.invitation() == TokenDigest(bytes: [4, 5, 6]))
    #expect(
      try await store.owner(ofAppPassword: TokenDigest(bytes: [7, 8, 9]))?.account.id
        == (version < 3 ? nil : ada))
    let weather = try await store.weatherChoice(of: ada)
    #expect(weather?.place.name == (version < 4 ? nil : "東京都"))
    if let weather {
      #expect(try await store.forecast(from: weather.source)?.entries.first?.temperature == 11.5)
    }
    #expect(try await store.titles(matching: "牛乳") == ["牛乳を買う"])
    #expect(try await store.titles(matching: "deleted").isEmpty)
    let undo = try await store.perform(.undo(nil), for: ada, at: milk.changed)
    #expect(undo?.action == .moveTask)
    let added = try await store.add("new")
    #expect(added?.tasks.map(\.id.number) == [5])
  }

  @Test func `takes a new step once, however many programs open it at once`() async throws {
    let folder = TemporaryFolder()
    let path = folder.database
    await (try SQLiteStore.filled(at: path, titles: ["kept"])).close()
    let steps =
      Schema.migrations + [SchemaStep(script: "ALTER TABLE task ADD COLUMN energy INTEGER")]

    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          _ = try DatabaseOpener(path: path, patience: 10, migrations: steps).open()
        }
      }
      try await group.waitForAll()
    }

    let connection = try Connection(path: path)
    #expect(try connection.first("PRAGMA user_version") { $0.int(at: 0) } == steps.count)
    #expect(try connection.first("SELECT energy, title FROM task") { $0.text(at: 1) } == "kept")
  }

  @Test func `changes nothing when a step fails`() async throws {
    let folder = TemporaryFolder()
    await (try SQLiteStore.filled(at: folder.database, titles: ["kept"])).close()
    let steps =
      Schema.migrations
      + ["ALTER TABLE task ADD COLUMN energy INTEGER", "nonsense"].map { SchemaStep(script: $0) }

    #expect(throws: StorageFailure.self) {
      try DatabaseOpener(path: folder.database, patience: 1, migrations: steps).open()
    }

    let store = try SQLiteStore(path: folder.database)
    #expect(try await store.titles() == ["kept"])
    #expect(try await store.check().isEmpty)
  }

  private func fixtures() throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
  }
}
