import Domain
import SQLite
import SQLiteStorage
import TestSupport

extension TemporaryFolder {
  /// A path for a database that is not there yet.
  var database: String { file("hibi.sqlite") }
}

extension SQLiteStore {
  /// A store with one account and its first list, and tasks with these titles.
  static func filled(
    at path: String, titles: [String] = [], searchBatch: Int = 1
  ) async throws -> SQLiteStore {
    let store = try SQLiteStore(path: path, searchBatch: searchBatch)
    let now = Instant(milliseconds: 1_700_000_000_000)
    let account = try await store.addAccount(
      email: EmailAddress("ada@example.org"), passwordHash: "hash", zone: .utc, language: nil,
      at: now)
    try await store.perform(.addFirstList, for: account.id, at: now)
    for title in titles { try await store.add(title) }
    return store
  }

  @discardableResult
  func add(_ title: String) async throws -> Change? {
    let list = try await lists(for: .init(1))[0].id
    return try await perform(
      .addTasks([TaskDraft(title: title)], to: list), for: .init(1),
      at: Instant(milliseconds: 1_700_000_000_000))
  }

  func titles(matching part: String? = nil) async throws -> [String] {
    let lists = try await lists(for: .init(1)).map(\.id)
    let day = Day(withoutCalendarFor: .init(1), at: Instant(milliseconds: 0))
    let text = part.flatMap { SearchText($0) }
    let query = TaskQuery(
      lists: lists, sort: .manual, filter: text.map { .init(.text($0), on: day) }, limit: 10_000)
    return try await tasks(query, for: .init(1)).tasks.map(\.title)
  }
}

/// Runs SQL in a database behind the store's back.
func meddle(with path: String, _ script: String) throws {
  try Connection(path: path, patience: 5).execute(script)
}
