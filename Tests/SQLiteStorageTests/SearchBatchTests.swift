import Domain
import SQLite
import TestSupport
import Testing

@testable import SQLiteStorage

/// New tasks are put into the search index together, and found before that.
@Suite struct SearchBatchTests {
  @Test func `finds new tasks while they wait, and when they are put in`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, searchBatch: 3)

    var last: [Int?] = []
    for number in 1...7 {
      try await store.add("tea \(number)")
      #expect(try await store.titles(matching: "tea").count == number)
      last.append(try lastTask(in: folder.database))
    }

    #expect(last == [0, 0, 3, 3, 3, 6, 6])
    #expect(try await store.check().isEmpty)
  }

  @Test func `knows what became of a task while it waited`() async throws {
    let folder = TemporaryFolder()
    let titles = ["tea", "bread", "salt"]
    let store = try await SQLiteStore.filled(
      at: folder.database, titles: titles, searchBatch: 5)
    let now = Instant(milliseconds: 1_700_000_001_000)
    func perform(_ edit: Edit) async throws {
      try await store.perform(edit, for: .init(1), at: now)
    }
    try await perform(.editTask(.init(1), TaskChanges(title: "coffee"), since: nil))
    try await perform(.deleteTasks([.init(2)]))
    try await perform(.deleteTasks([.init(3)]))

    for title in ["milk", "oil"] { try await store.add(title) }
    try await perform(.restoreTasks([.init(3)]))

    #expect(try lastTask(in: folder.database) == 5)
    #expect(try await store.titles(matching: "tea").isEmpty)
    #expect(try await store.titles(matching: "coffee") == ["coffee"])
    #expect(try await store.titles(matching: "bread").isEmpty)
    #expect(try await store.titles(matching: "salt") == ["salt"])
    #expect(try await store.check().isEmpty)
  }

  @Test func `puts in at once what one change adds`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database, searchBatch: 64)
    let drafts = (1...200).map { TaskDraft(title: "tea \($0)") }

    try await store.perform(
      .addTasks(drafts, to: .init(1)), for: .init(1), at: Instant(milliseconds: 0))

    #expect(try lastTask(in: folder.database) == 200)
    let found = Set(try await store.titles(matching: "tea 17"))
    #expect(found == Set(["tea 17"] + (170...179).map { "tea \($0)" }))
    #expect(try await store.check().isEmpty)
  }

  private func lastTask(in path: String) throws -> Int? {
    try Connection(path: path).first("SELECT last_task FROM search_index") { $0.int(at: 0) }
  }
}
