import Domain
import SQLiteStorage
import TestSupport
import Testing

/// What is told of changes that other programs make.
@Suite(.timeLimit(.minutes(1))) struct OtherProgramsChangesTests {
  @Test func `tells of a change that another program made, at once`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    var changes = await store.changes(for: .init(1)).makeAsyncIterator()

    let result = try Probe("add", folder.database, "1").result()
    let start = ContinuousClock.now
    let change = await changes.next()

    #expect(result == "done")
    #expect(change == Change.ID(2))
    #expect(ContinuousClock.now - start < .seconds(5))
  }

  @Test func `tells everybody again after nobody listened for a while`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    let first = Task { [changes = await store.changes(for: .init(1))] in
      for await _ in changes {}
    }
    first.cancel()
    await first.value
    try await Task.sleep(for: .milliseconds(250))
    try await store.add("unheard")

    var changes = await store.changes(for: .init(1)).makeAsyncIterator()
    let change = try await store.add("heard")

    #expect(await changes.next() == change?.id)
  }

  @Test func `ends when the store is closed`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    var changes = await store.changes(for: .init(1)).makeAsyncIterator()

    await store.close()

    #expect(await changes.next() == nil)
    var later = await store.changes(for: .init(1)).makeAsyncIterator()
    #expect(await later.next() == nil)
  }

  @Test func `goes on after a restored copy took the place of the database`() async throws {
    let folder = TemporaryFolder()
    let store = try await SQLiteStore.filled(at: folder.database)
    try await store.backUp(to: folder.file("copy"))
    for title in ["a", "b", "c"] { try await store.add(title) }
    var changes = await store.changes(for: .init(1)).makeAsyncIterator()

    _ = try await store.restore(from: folder.file("copy"))
    let told = await changes.next()
    let change = try await store.add("after")

    let end = try #require(told)
    #expect(end.number > 4)
    #expect(change?.id == Change.ID(end.number + 1))
    #expect(await changes.next() == change?.id)
  }
}
