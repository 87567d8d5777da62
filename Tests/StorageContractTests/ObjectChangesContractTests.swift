import Domain
import Testing

/// What a program learns that asks what changed since it asked last, in every store.
@Suite struct ObjectChangesContractTests {
  @Test(arguments: StoreKind.allCases)
  func `tells what came, changed and went since a point`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    for name in ["a", "b", "c"] { try await stage.put("\(name).ics", title: name) }
    let start = try await stage.store.logEnd()
    let a = try #require(try await stage.object("a.ics")?.task.id)

    try await stage.perform(.completeTasks([a]))
    try await stage.perform(.deleteObject("b.ics", stage.list, .none))
    try await stage.put("d.ics", title: "d")
    let own = try await stage.add("made here")

    let changes = try #require(try await stage.changes(since: start))
    #expect(changes.changed.map(\.name) == ["a.ics", "d.ics", own.objectName])
    #expect(changes.removed == ["b.ics"])
    #expect(!changes.hasMore)
    #expect(changes.end == (try await stage.store.logEnd()))
    let none = try #require(try await stage.changes(since: changes.end))
    #expect(none.changed.isEmpty && none.removed.isEmpty)
    let all = try #require(try await stage.changes(since: .start))
    #expect(all.changed.map(\.name) == ["c.ics", "a.ics", "d.ics", own.objectName])
    #expect(all.changed == (try await stage.store.members(of: stage.list, for: stage.account)))
  }

  @Test(arguments: StoreKind.allCases)
  func `tells of what came again under a name that it is there`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "first")
    let start = try await stage.store.logEnd()
    try await stage.perform(.deleteObject("a.ics", stage.list, .none))
    try await stage.put("a.ics", title: "second")

    let changes = try #require(try await stage.changes(since: start))

    #expect(changes.changed.map(\.name) == ["a.ics"])
    #expect(changes.removed.isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `goes on where a limited answer ended, and never ends within a change`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let drafts = (1...5).map { TaskDraft(title: "\($0)") }
    try await stage.perform(.addTasks(drafts, to: stage.list))
    for name in ["a", "b", "c"] { try await stage.put("\(name).ics", title: name) }
    var point = LogPoint.start
    var counts: [Int] = []
    var names: [String] = []

    for _ in 0..<9 {
      let part = try #require(try await stage.changes(since: point, limit: 2))
      point = part.end
      counts.append(part.changed.count)
      names += part.changed.map(\.name)
      if !part.hasMore { break }
    }

    #expect(counts == [5, 2, 1])
    #expect(Set(names).count == 8)
  }

  @Test(arguments: StoreKind.allCases)
  func `knows no point of a log that was replaced, or of what was forgotten`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "a")
    let before = try await stage.store.logEnd()
    try await stage.perform(.deleteObject("a.ics", stage.list, .none), at: 10)
    let after = try await stage.store.logEnd()
    let strange = LogPoint(change: after.change, at: at(77))
    let future = LogPoint(change: .init(after.change.number + 1), at: at(10))

    for point in [strange, future] { #expect(try await stage.changes(since: point) == nil) }
    #expect(try await stage.changes(since: before)?.removed == ["a.ics"])
    try await stage.store.forgetExpired(at: at(10 + 31 * 86_400))

    #expect(try await stage.changes(since: before) == nil)
    let end = try await stage.store.logEnd()
    #expect(try await stage.changes(since: end)?.removed.isEmpty == true)
    #expect(try await stage.changes(since: .start)?.changed.isEmpty == true)
  }

  @Test(arguments: StoreKind.allCases)
  func `shows nobody the members of another person's list`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "a")
    let stranger = try await stage.addAccount("stranger@example.org")

    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.members(of: stage.list, for: stranger)
    }
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.object(named: "a.ics", in: stage.list, for: stranger)
    }
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.changes(in: stage.list, since: .start, for: stranger, limit: 9)
    }
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.perform(
        .deleteObject("a.ics", stage.list, .none), for: stranger, at: at(2))
    }
    #expect(try await stage.members() == ["a.ics"])
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps properties of lists and of their home, each person's own`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let stranger = try await stage.addAccount("stranger@example.org")
    let color = CollectionProperty(namespace: "urn:x", name: "color", value: [1])
    let order = CollectionProperty(namespace: "urn:y", name: "color", value: [2])
    try await stage.store.setProperties([color, order], of: stage.list, for: stage.account)
    try await stage.store.setProperties([order], of: nil, for: stage.account)

    try await stage.store.setProperties(
      [
        CollectionProperty(namespace: "urn:x", name: "color", value: nil),
        CollectionProperty(namespace: "urn:y", name: "color", value: [3]),
      ], of: stage.list, for: stage.account)

    let found = try await stage.store.properties(of: stage.list, for: stage.account)
    #expect(found == [CollectionProperty(namespace: "urn:y", name: "color", value: [3])])
    #expect(try await stage.store.properties(of: nil, for: stage.account) == [order])
    #expect(try await stage.store.properties(of: nil, for: stranger).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps properties of a member wherever it is moved to, until it is deleted`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let stranger = try await stage.addAccount("stranger@example.org")
    let color = CollectionProperty(namespace: "urn:x", name: "color", value: [1])
    try await stage.put("a.ics", title: "a")
    try await stage.put("b.ics", title: "b")
    let a = try #require(try await stage.object("a.ics")?.task.id)

    try await stage.store.setProperties(
      [color], ofObject: a, in: stage.list, for: stage.account)
    try await stage.perform(.moveObject("a.ics", stage.list, toName: "c.ics", stage.list))

    let kept = try await stage.store.objectProperties(in: stage.list, for: stage.account)
    #expect(kept == [a: [color]])
    #expect(try await stage.store.properties(of: nil, for: stage.account).isEmpty)
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.setProperties([color], ofObject: a, in: stage.list, for: stranger)
    }
    try await stage.perform(.deleteObject("c.ics", stage.list, .none))
    try await stage.put("c.ics", title: "another")
    #expect(
      try await stage.store.objectProperties(in: stage.list, for: stage.account).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `adds a collection under a name that no other has`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.perform(.addCollection(name: "inbox", title: "Inbox"))
    let next = "\(stage.list.number + 2)"
    try await stage.perform(.addCollection(name: "\(stage.list.number + 3)", title: "Odd"))

    await #expect(throws: StoreError.object(.nameTaken)) {
      try await stage.perform(.addCollection(name: "inbox", title: "Again"))
    }
    await #expect(throws: StoreError.object(.nameTaken)) {
      try await stage.perform(.addCollection(name: "\(stage.list.number)", title: "Again"))
    }
    _ = try await stage.addList("made here")

    let names = try await stage.store.lists(for: stage.account)
      .map(\.membership.collectionName)
    #expect(Set(names).count == names.count)
    #expect(names.contains("inbox"))
    #expect(!names.contains(next))
  }
}
