import Domain
import Testing

/// What was taken back is made again, in every store.
@Suite struct RedoContractTests {
  @Test(arguments: StoreKind.allCases)
  func `makes again what was taken back, in the order in which it was done`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    var scenes = [try await Scene(of: stage)]
    for title in ["two", "three", "four"] {
      try await stage.perform(.editTask(task.id, TaskChanges(title: title), since: nil))
      scenes.append(try await Scene(of: stage))
    }

    for scene in scenes.dropLast().reversed() {
      try await stage.perform(.undo(nil))
      #expect(try await Scene(of: stage) == scene)
    }
    for scene in scenes.dropFirst() {
      let redo = try await stage.perform(.redo(nil))
      #expect(redo.isRedo)
      #expect(redo.action == .editTask)
      #expect(try await Scene(of: stage) == scene)
    }
    await #expect(throws: StoreError.nothingToRedo) { try await stage.perform(.redo(nil)) }
    for scene in scenes.dropLast().reversed() {
      try await stage.perform(.undo(nil))
      #expect(try await Scene(of: stage) == scene)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `nothing is left to make again once something else was done`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    try await stage.perform(.editTask(task.id, TaskChanges(title: "two"), since: nil))
    try await stage.perform(.undo(nil))

    // How a list is looked at is no such thing.
    try await stage.perform(.arrangeList(stage.list, Arrangement(sort: .title)))
    try await stage.perform(.redo(nil))
    try await stage.perform(.undo(nil))
    try await stage.perform(.completeTasks([task.id]))

    await #expect(throws: StoreError.nothingToRedo) { try await stage.perform(.redo(nil)) }
    try await stage.perform(.undo(nil))
    #expect(try await !stage.task(task.id).isCompleted)
  }

  @Test(arguments: StoreKind.allCases)
  func `what is added again is the same task`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    try await stage.perform(.undo(nil))

    try await stage.perform(.redo(nil))

    #expect(try await stage.task(task.id).title == "one")
    #expect(try await stage.add("two").id.number == task.id.number + 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `a named change is made again unless it was changed since`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let other = try await stage.add("other")
    try await stage.perform(.editTask(task.id, TaskChanges(title: "two"), since: nil))
    let undo = try await stage.perform(.undo(nil))
    try await stage.perform(.editTask(other.id, TaskChanges(title: "another"), since: nil))

    try await stage.perform(.redo(undo.id))

    #expect(try await stage.task(task.id).title == "two")
    await #expect(throws: StoreError.nothingToRedo) { try await stage.perform(.redo(undo.id)) }
    await #expect(throws: StoreError.changeNotFound(.init(404))) {
      try await stage.perform(.redo(.init(404)))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `each person makes the own changes again`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    _ = try await stage.add("one")
    try await stage.perform(.undo(nil))

    await #expect(throws: StoreError.nothingToRedo) {
      try await stage.store.perform(.redo(nil), for: other, at: at(3))
    }
    try await stage.store.perform(.addList(title: "Theirs"), for: other, at: at(4))
    try await stage.perform(.redo(nil))
    #expect(try await stage.titles() == ["one"])
  }
}
