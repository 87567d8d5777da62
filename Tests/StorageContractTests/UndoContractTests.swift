import Domain
import Testing

/// How changes are taken back in every store.
@Suite struct UndoContractTests {
  @Test(arguments: StoreKind.allCases)
  func `takes back each kind of change`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let task = try await stage.add("Write", priority: .low)
    let done = try await stage.add("done")
    try await stage.perform(.completeTasks([done.id]))
    let edits: [Edit] = [
      .addTasks([TaskDraft(title: "x"), TaskDraft(title: "y")], to: stage.list),
      .editTask(
        task.id, TaskChanges(title: "Read", notes: "b", list: other, priority: .high), since: nil),
      .completeTasks([task.id]),
      .reopenTasks([done.id]),
      .deleteTasks([task.id, done.id]),
      .moveTask(task.id, after: done.id),
      .moveTask(done.id, after: task.id),
      .addList(title: "New"),
      .renameList(other, title: "Renamed"),
      .deleteList(stage.list),
      .moveList(other, after: nil),
    ]

    for edit in edits {
      let before = try await Scene(of: stage)
      guard let change = try await stage.store.perform(edit, for: stage.account, at: at(5))
      else { continue }
      let undo = try await stage.perform(.undo(nil), at: 6)

      #expect(undo.undoes == change.id)
      #expect(undo.action == change.action)
      #expect(try await Scene(of: stage) == before)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `takes back one change after the other, the last one first`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    for title in ["two", "three"] {
      try await stage.perform(.editTask(task.id, TaskChanges(title: title), since: nil))
    }

    try await stage.perform(.undo(nil))
    #expect(try await stage.titles() == ["two"])
    try await stage.perform(.undo(nil))
    #expect(try await stage.titles() == ["one"])
    try await stage.perform(.undo(nil))
    #expect(try await stage.titles().isEmpty)
    try await stage.perform(.undo(nil))
    #expect(try await stage.store.lists(for: stage.account).isEmpty)
    await #expect(throws: StoreError.nothingToUndo) { try await stage.perform(.undo(nil)) }
  }

  @Test(arguments: StoreKind.allCases)
  func `takes back a change that others followed, once`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let rename = try await stage.perform(
      .editTask(task.id, TaskChanges(title: "two"), since: nil))
    try await stage.perform(.completeTasks([task.id]))

    try await stage.perform(.undo(rename.id))

    let current = try await stage.task(task.id)
    #expect(current.title == "one")
    #expect(current.isCompleted)
    await #expect(throws: StoreError.nothingToUndo) { try await stage.perform(.undo(rename.id)) }
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses to take back what was changed again since`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let rename = try await stage.perform(
      .editTask(task.id, TaskChanges(title: "two"), since: nil))
    try await stage.perform(.editTask(task.id, TaskChanges(title: "three"), since: nil))

    await #expect(throws: StoreError.cannotUndo(rename)) {
      try await stage.perform(.undo(rename.id))
    }
    #expect(try await stage.titles() == ["three"])
  }

  @Test(arguments: StoreKind.allCases)
  func `does not count looking at a list as something to take back`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    try await stage.perform(.arrangeList(stage.list, Arrangement(sort: .title)))

    let undo = try await stage.perform(.undo(nil))

    #expect(undo.tasks.map(\.id) == [task.id])
    #expect(try await stage.summary().membership.arrangement.sort == .title)
  }

  @Test(arguments: StoreKind.allCases)
  func `does not take back the list that came with the account`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let account = try await stage.addAccount("new@example.org")
    try await stage.store.perform(.addFirstList, for: account, at: at(1))

    await #expect(throws: StoreError.nothingToUndo) {
      try await stage.store.perform(.undo(nil), for: account, at: at(2))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `takes back only what the person did`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let mine = try await stage.add("mine")
    try await stage.store.perform(.addList(title: "Theirs"), for: other, at: at(2))

    let undo = try await stage.perform(.undo(nil))

    #expect(undo.tasks.map(\.id) == [mine.id])
    #expect(try await stage.store.lists(for: other).map(\.list.title) == ["Theirs"])
  }
}
