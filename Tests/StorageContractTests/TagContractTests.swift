import Domain
import Testing

/// Tags and saved views in every store.
@Suite struct TagContractTests {
  @Test(arguments: StoreKind.allCases)
  func `a tag is one whatever its case, width or accents' encoding`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let one = try await stage.add("one", tagged: ["Café", "#two words", "ＣＡＦＥ\u{301}"])
    let two = try await stage.add("two", tagged: ["cafe\u{301}"])
    try await stage.perform(.completeTasks([two.id]))

    #expect(one.tags.map(\.name) == ["Café", "two words"])
    let tags = try await stage.store.tags(for: stage.account)
    #expect(tags.map(\.tag.key) == ["café", "two words"])
    #expect(tags.map(\.openCount) == [1, 1])
  }

  @Test(arguments: StoreKind.allCases)
  func `adding a tag keeps the others, and taking one off too`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one", tagged: ["a", "b"])
    var changes = TaskChanges()
    changes.addedTags = [Tag(stored: "c"), Tag(stored: "A")]
    changes.removedTags = ["b"]

    try await stage.perform(.editTasks([task.id], changes))

    #expect(try await stage.task(task.id).tags.map(\.name) == ["a", "c"])
  }

  @Test(arguments: StoreKind.allCases)
  func `renames a tag everywhere at once, and makes one of two`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let one = try await stage.add("one", tagged: ["home", "garden"])
    let two = try await stage.add("two", to: other)
    var changes = TaskChanges()
    changes.addedTags = [Tag(stored: "HOME")]
    try await stage.perform(.editTasks([two.id], changes))
    try await stage.perform(.colorTag(Tag(stored: "home"), .green))
    let before = try await Scene(of: stage)

    try await stage.perform(.renameTag(key: "home", to: Tag(stored: "Haus")))
    #expect(try await stage.task(one.id).tags.map(\.name) == ["Haus", "garden"])
    #expect(try await stage.task(two.id).tags.map(\.name) == ["Haus"])
    #expect(try await stage.store.tags(for: stage.account).map(\.color) == [nil, .green])

    try await stage.perform(.renameTag(key: "haus", to: Tag(stored: "garden")))
    #expect(try await stage.task(one.id).tags.map(\.name) == ["garden"])
    #expect(try await stage.store.tags(for: stage.account).map(\.tag.name) == ["garden"])

    try await stage.perform(.undo(nil))
    try await stage.perform(.undo(nil))
    #expect(try await Scene(of: stage) == before)
    #expect(try await stage.store.tags(for: stage.account).map(\.color) == [nil, .green])
  }

  @Test(arguments: StoreKind.allCases)
  func `takes a tag off everything`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one", tagged: ["home", "garden"])
    try await stage.perform(.colorTag(Tag(stored: "home"), .red))

    try await stage.perform(.deleteTag(key: "home"))

    #expect(try await stage.task(task.id).tags.map(\.name) == ["garden"])
    await #expect(throws: StoreError.tagNotFound("home")) {
      try await stage.perform(.deleteTag(key: "home"))
    }
    try await stage.perform(.undo(nil))
    #expect(try await stage.store.tags(for: stage.account).map(\.color) == [nil, .red])
  }

  @Test(arguments: StoreKind.allCases)
  func `tags of what is deleted, or somebody else's, are not there`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one", tagged: ["home"])
    let stranger = try await stage.addAccount("stranger@example.org")

    #expect(try await stage.store.tags(for: stranger).isEmpty)
    await #expect(throws: StoreError.tagNotFound("home")) {
      try await stage.store.perform(
        .renameTag(key: "home", to: Tag(stored: "mine")), for: stranger, at: at(3))
    }
    try await stage.perform(.deleteTasks([task.id]))
    #expect(try await stage.store.tags(for: stage.account).isEmpty)
    try await stage.perform(.restoreTasks([task.id]))
    #expect(try await stage.store.tags(for: stage.account).map(\.tag.name) == ["home"])
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps queries under names, which can be undone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let names: () async throws -> [String] = {
      try await stage.store.views(for: stage.account).map { "\($0.name): \($0.query)" }
    }

    try await stage.perform(.saveView(name: " Home soon ", query: "tag:home due<=fri"))
    try await stage.perform(.saveView(name: "Errands", query: "#errand"))
    #expect(try await names() == ["Errands: #errand", "Home soon: tag:home due<=fri"])
    try await stage.perform(.saveView(name: "HOME SOON", query: "tag:home"))
    #expect(try await names() == ["Errands: #errand", "HOME SOON: tag:home"])
    try await stage.perform(.deleteView(name: "errands"))
    #expect(try await names() == ["HOME SOON: tag:home"])
    await #expect(throws: StoreError.viewNotFound("errands")) {
      try await stage.perform(.deleteView(name: "errands"))
    }
    try await stage.perform(.undo(nil))
    try await stage.perform(.undo(nil))
    #expect(try await names() == ["Errands: #errand", "Home soon: tag:home due<=fri"])
    try await stage.perform(.redo(nil))
    #expect(try await names() == ["Errands: #errand", "HOME SOON: tag:home"])
  }
}
