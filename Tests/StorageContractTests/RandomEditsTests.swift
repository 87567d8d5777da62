import Domain
import TestSupport
import Testing

/// Long rows of edits that nobody thought of.
@Suite struct RandomEditsTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `all stores agree after each edit, and undo leads back to the start`(
    _ seed: UInt64
  ) async throws {
    let memory = try await StoreKind.memory.makeStage()
    let sqlite = try await StoreKind.sqlite.makeStage()
    var editor = RandomEditor(seed: seed)
    var past: [Scene] = []

    for step in 0..<150 {
      let edit = try await editor.nextEdit(on: memory)
      let now = at(Int64(10 + step / 3))
      let before = try await Scene(of: memory)
      let expected = await result(of: edit, on: memory, at: now)
      let found = await result(of: edit, on: sqlite, at: now)

      #expect(found == expected, "\(edit)")
      try await expectSameOrders(memory, sqlite)
      guard case .success(let change?) = found, change.action != .arrangeList else { continue }
      if !change.isUndo {
        past.append(before)
      } else if let expected = past.popLast() {
        #expect(try await Scene(of: sqlite) == expected)
      }
    }
    #expect(past.count > 50)
    let archive = try #require(sqlite.store as? any Archive)
    #expect(try await archive.check().isEmpty)
    while let expected = past.popLast() {
      try await memory.perform(.undo(nil), at: 1000)
      try await sqlite.perform(.undo(nil), at: 1000)
      #expect(try await Scene(of: memory) == expected)
      #expect(try await Scene(of: sqlite) == expected)
    }
    #expect(try await archive.check().isEmpty)
  }

  private func result(
    of edit: Edit, on stage: Stage, at now: Instant
  ) async -> Result<Change?, StoreError> {
    do {
      return .success(try await stage.store.perform(edit, for: stage.account, at: now))
    } catch {
      return .failure(error)
    }
  }

  private func expectSameOrders(_ left: Stage, _ right: Stage) async throws {
    let lists = try await left.store.lists(for: left.account)
    #expect(try await right.store.lists(for: right.account) == lists)
    for sort in TaskSortName.allCases {
      let expected = try await left.tasks(sort, in: lists.map(\.id))
      #expect(try await right.tasks(sort, in: lists.map(\.id)) == expected)
    }
  }
}
