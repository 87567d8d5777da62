import Domain
import Testing

/// Tasks that are a part of others, in every store.
@Suite struct PartsContractTests {
  @Test(arguments: StoreKind.allCases)
  func `parts added in order stay in order, behind those that are there`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.perform(.addTasks([TaskDraft(title: "later")], to: stage.list))
    let trip = try await stage.add("Trip")
    _ = try await stage.addPart("passport", of: trip)
    let drafts = ["tickets", "hotel", "bag"].map { TaskDraft(title: $0, parent: trip.id) }

    try await stage.perform(.addTasks(drafts, to: stage.list))

    let query = TaskQuery(lists: [stage.list], sort: .manual, nests: true, limit: 1)
    let page = try await stage.store.tasks(query, for: stage.account)
    #expect(page.tasks.map(\.title) == ["Trip", "passport", "tickets", "hotel", "bag"])
    #expect(page.hasMore)
    #expect(page.last == trip.id)
    #expect(
      try await stage.titles(.manual) == ["Trip", "passport", "tickets", "hotel", "bag", "later"])
  }

  @Test(arguments: StoreKind.allCases)
  func `nests parts to any depth, in the order of the list`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let c = try await stage.addPart("c", of: a)
    _ = try await stage.addPart("b", of: a)
    let d = try await stage.addPart("d", of: c)
    _ = try await stage.addPart("e", of: d)
    _ = try await stage.add("z")

    let query = TaskQuery(lists: [stage.list], sort: .title, nests: true, limit: 10)
    let page = try await stage.store.tasks(query, for: stage.account)

    #expect(page.tasks.map(\.title) == ["a", "b", "c", "d", "e", "z"])
  }

  @Test(arguments: StoreKind.allCases)
  func `what went to the trash as a whole is there, and comes back, as a whole`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    let c = try await stage.addPart("c", of: b)
    _ = try await stage.addPart("d", of: c)
    let single = try await stage.add("single")
    try await stage.perform(.deleteTasks([c.id]), at: 10)
    try await stage.perform(.deleteTasks([a.id]), at: 20)
    try await stage.perform(.deleteTasks([single.id]), at: 30)

    let query = TaskQuery(lists: [stage.list], sort: .deleted, nests: true, limit: 2)
    let first = try await stage.store.tasks(query, for: stage.account)
    var rest = query
    rest.after = first.last
    let last = try await stage.store.tasks(rest, for: stage.account)

    #expect(first.tasks.map(\.title) == ["single", "a", "b"])
    #expect(first.hasMore)
    #expect(first.last == a.id)
    #expect(last.tasks.map(\.title) == ["c", "d"])
    #expect(!last.hasMore)
    let back = try await stage.perform(.restoreTasks([a.id]), at: 40)
    #expect(Set(back.tasks.map(\.title)) == ["a", "b"])
    try await stage.perform(.undo(back.id), at: 50)
    let again = try await stage.store.tasks(query, for: stage.account)
    #expect(again.tasks.map(\.title) == ["single", "a", "b"])
  }

  @Test(arguments: StoreKind.allCases)
  func `a circle is refused`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    let c = try await stage.addPart("c", of: b)

    for parent in [a, b, c] {
      await #expect(throws: StoreError.partOfItself) {
        try await stage.perform(
          .editTask(a.id, TaskChanges(parent: .some(parent.id)), since: nil))
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `undo that would make a circle is refused`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.add("b")
    let under = try await stage.perform(
      .editTask(a.id, TaskChanges(parent: .some(b.id)), since: nil))
    let out = try await stage.perform(
      .editTask(a.id, TaskChanges(parent: .some(nil)), since: nil))
    try await stage.perform(.editTask(b.id, TaskChanges(parent: .some(a.id)), since: nil))

    await #expect(throws: StoreError.cannotUndo(out)) { try await stage.perform(.undo(out.id)) }
    #expect(under.tasks.first?.parent == b.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `moving a part to another list leaves the whole where it is`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    let c = try await stage.addPart("c", of: b)
    let before = try await Scene(of: stage)

    try await stage.perform(.editTask(b.id, TaskChanges(list: other), since: nil))

    #expect(try await stage.titles(in: [other]).sorted() == ["b", "c"])
    #expect(try await stage.task(b.id).parent == nil)
    #expect(try await stage.task(c.id).parent == b.id)
    #expect(try await stage.task(a.id).list == stage.list)
    try await stage.perform(.undo(nil))
    #expect(try await Scene(of: stage) == before)
  }

  @Test(arguments: StoreKind.allCases)
  func `moving a whole moves all of it, and deleting it too, each as one change`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    _ = try await stage.addPart("c", of: b)
    let before = try await Scene(of: stage)

    try await stage.perform(.editTask(a.id, TaskChanges(list: other), since: nil))
    #expect(try await stage.titles(in: [other]).sorted() == ["a", "b", "c"])
    try await stage.perform(.deleteTasks([b.id, a.id]))
    #expect(try await stage.titles(in: [other]).isEmpty)
    #expect(try await stage.summary(of: other).openCount == 0)

    try await stage.perform(.undo(nil))
    try await stage.perform(.undo(nil))
    #expect(try await Scene(of: stage) == before)
  }

  @Test(arguments: StoreKind.allCases)
  func `what is completed has no open parts`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let a = try await stage.add("a")
    let b = try await stage.addPart("b", of: a)
    let c = try await stage.addPart("c", of: b)
    let done: () async throws -> [Bool] = {
      try await [a, b, c].asyncMap { try await stage.task($0.id).isCompleted }
    }

    try await stage.perform(.completeTasks([a.id]))
    #expect(try await done() == [true, true, true])
    try await stage.perform(.reopenTasks([c.id]))
    #expect(try await done() == [false, false, false])
    try await stage.perform(.cancelTasks([b.id]))
    #expect(try await done() == [false, true, true])
    #expect(try await stage.task(c.id).isCancelled)
    try await stage.perform(.completeTasks([a.id]))
    _ = try await stage.addPart("d", of: b)
    #expect(try await done() == [false, false, true])
  }

  @Test(arguments: StoreKind.allCases)
  func `a part can't be put under a task that is gone, elsewhere, or not the person's`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let a = try await stage.add("a")
    let gone = try await stage.add("gone")
    try await stage.perform(.deleteTasks([gone.id]))
    let elsewhere = try await stage.add("elsewhere", to: other)
    let missing = TaskItem.ID(404)

    for id in [gone.id, missing] {
      await #expect(throws: StoreError.taskNotFound(id)) {
        try await stage.perform(.editTask(a.id, TaskChanges(parent: .some(id)), since: nil))
      }
    }
    await #expect(throws: StoreError.taskNotFound(elsewhere.id)) {
      let draft = TaskDraft(title: "x", parent: elsewhere.id)
      return try await stage.perform(.addTasks([draft], to: stage.list))
    }
    // Put under a task of another list, it goes there.
    try await stage.perform(
      .editTask(a.id, TaskChanges(parent: .some(elsewhere.id)), since: nil))
    #expect(try await stage.task(a.id).list == other)
  }
}

extension Array {
  fileprivate func asyncMap<Result>(
    _ transform: (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await transform(element)) }
    return results
  }
}
