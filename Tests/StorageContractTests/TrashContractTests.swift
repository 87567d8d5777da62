import Domain
import Testing

/// What is deleted rests in the trash and can be had back, in every store.
@Suite struct TrashContractTests {
  @Test(arguments: StoreKind.allCases)
  func `shows what was deleted, the last first, and nothing that was taken back`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.add("b")
    _ = try await stage.add("withdrawn")
    try await stage.perform(.undo(nil))

    try await stage.perform(.deleteTasks([a.id]), at: 5)
    try await stage.perform(.deleteTasks([b.id]), at: 6)

    #expect(try await stage.trash() == ["b", "a"])
    #expect(try await stage.titles().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `brings a whole back with the parts that went with it`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    let earlier = try await stage.addPart("earlier", of: a)
    let before = try await Scene(of: stage)
    try await stage.perform(.deleteTasks([earlier.id]), at: 4)
    try await stage.perform(.deleteTasks([a.id]), at: 5)

    try await stage.perform(.restoreTasks([a.id]), at: 6)

    #expect(try await stage.titles().sorted() == ["a", "b"])
    #expect(try await stage.task(b.id).parent == a.id)
    try await stage.perform(.restoreTasks([earlier.id]), at: 7)
    #expect(try await Scene(of: stage) == before)
  }

  @Test(arguments: StoreKind.allCases)
  func `what a task was in may be gone: it comes back all the same`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let a = try await stage.add("a", to: other)
    let b = try await stage.addPart("b", of: a)
    try await stage.perform(.deleteTasks([a.id]), at: 4)
    try await stage.perform(.deleteList(other), at: 5)

    try await stage.perform(.restoreTasks([b.id]), at: 6)

    let restored = try await stage.task(b.id)
    #expect(restored.parent == nil)
    #expect(restored.list == stage.list)
  }

  @Test(arguments: StoreKind.allCases)
  func `brings a list back with its tasks`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    _ = try await stage.add("a", to: other)
    let before = try await Scene(of: stage)
    try await stage.perform(.deleteList(other))

    #expect(try await stage.store.deletedLists(for: stage.account).map(\.title) == ["Other"])
    try await stage.perform(.restoreList(other))

    #expect(try await Scene(of: stage) == before)
    #expect(try await stage.store.deletedLists(for: stage.account).isEmpty)
    await #expect(throws: StoreError.listNotFound(other)) {
      try await stage.perform(.restoreList(other))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `nobody else's trash can be opened`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    try await stage.perform(.deleteTasks([a.id]))
    let stranger = try await stage.addAccount("stranger@example.org")

    await #expect(throws: StoreError.taskNotFound(a.id)) {
      try await stage.store.perform(.restoreTasks([a.id]), for: stranger, at: at(9))
    }
    await #expect(throws: StoreError.taskNotFound(a.id)) {
      try await stage.store.history(of: a.id, for: stranger, limit: 9)
    }
    #expect(try await stage.store.deletedLists(for: stranger).isEmpty)
  }
}

extension Stage {
  fileprivate func trash() async throws -> [String] {
    let query = TaskQuery(lists: [list], sort: .deleted, limit: 100)
    return try await store.tasks(query, for: account).tasks.map(\.title)
  }
}
