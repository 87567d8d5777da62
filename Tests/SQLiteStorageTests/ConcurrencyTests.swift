import Domain
import SQLiteStorage
import TestSupport
import Testing

/// Several programs and many tasks use one database at once.
@Suite(.timeLimit(.minutes(2))) struct ConcurrencyTests {
  @Test func `lets several programs write without a word about locks`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    let path = folder.database

    let probes = try (0..<3).map { _ in try Probe("add", path, "250") }
    for number in 0..<250 { try await store.add("mine \(number)") }
    let results = probes.map { $0.result() }

    #expect(results == ["done", "done", "done"])
    #expect(try await store.titles().count == 1000)
    #expect(try await store.check().isEmpty)
  }

  @Test func `programs that start at once make one database and one first account`() async throws {
    let folder = TemporaryFolder()

    let probes = try (0..<12).map { _ in try Probe("first", folder.database) }
    let results = probes.map { $0.result() }

    #expect(results == Array(repeating: "1", count: 12))
    let store = try SQLiteStore(path: folder.database)
    #expect(try await store.accounts().map(\.id) == [.init(1)])
    #expect(try await store.lists(for: .init(1)).count == 1)
  }

  @Test func `lets two stores on one file write at once`() async throws {
    let folder = TemporaryFolder()
    let stores = [
      try await SQLiteStore.filled(at: folder.database), try SQLiteStore(path: folder.database),
    ]

    try await withThrowingTaskGroup(of: Void.self) { group in
      for store in stores {
        for number in 0..<100 {
          group.addTask { try await store.add("task \(number)") }
          group.addTask { _ = try await store.titles() }
        }
      }
      try await group.waitForAll()
    }

    let lists = try await stores[0].lists(for: .init(1))
    #expect(lists.map(\.openCount) == [200])
    #expect(try await stores[1].titles().count == 200)
  }
}
