import Domain
import Testing

/// How every store tells of changes.
@Suite(.timeLimit(.minutes(1))) struct ChangesContractTests {
  @Test(arguments: StoreKind.allCases)
  func `tells each listener of a change`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    var first = await stage.store.changes(for: stage.account).makeAsyncIterator()
    var second = await stage.store.changes(for: stage.account).makeAsyncIterator()

    let change = try await stage.perform(.addTasks([TaskDraft(title: "new")], to: stage.list))

    #expect(await first.next() == change.id)
    #expect(await second.next() == change.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `names the last change until there is another one`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    let change = try await stage.perform(.addTasks([TaskDraft(title: "new")], to: stage.list))

    #expect(try await stage.store.lastChange() == change.id)
    let arranged = try await stage.perform(.arrangeList(stage.list, Arrangement(sort: .due)))
    #expect(try await stage.store.lastChange() == arranged.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `tells nothing of what was before and what others did`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let stranger = try await stage.addAccount("stranger@example.org")
    _ = try await stage.add("before")
    var changes = await stage.store.changes(for: stage.account).makeAsyncIterator()

    try await stage.store.perform(.addFirstList, for: stranger, at: at(1))
    let change = try await stage.perform(.renameList(stage.list, title: "House"))

    #expect(await changes.next() == change.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps only the newest for a listener who is slow`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    var changes = await stage.store.changes(for: stage.account).makeAsyncIterator()
    for number in 1...20 { _ = try await stage.add("task \(number)") }
    let last = try await stage.perform(.renameList(stage.list, title: "House"))

    var told: [Change.ID] = []
    while told.last != last.id, let change = await changes.next() { told.append(change) }

    #expect(told.count < 20)
    #expect(told.last == last.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `ends for a listener whose task is cancelled, and for nobody else`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let cancelled = await stage.store.changes(for: stage.account)
    var other = await stage.store.changes(for: stage.account).makeAsyncIterator()
    let listener = Task {
      for await _ in cancelled {}
    }
    listener.cancel()
    await listener.value

    let change = try await stage.perform(.renameList(stage.list, title: "House"))

    #expect(await other.next() == change.id)
  }
}
