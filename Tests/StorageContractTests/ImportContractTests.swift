import Domain
import Testing

/// Tasks from a file, in every store.
@Suite struct ImportContractTests {
  @Test(arguments: StoreKind.allCases)
  func `stores all of a file as one change, in the file's order, on top`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    _ = try await stage.add("before")

    let change = try await stage.read(.object("a"), .object("b"), .object("c"))

    #expect(change.action == .importTasks)
    #expect(try await stage.titles(.manual) == ["a", "b", "c", "before"])
    let stored = try await stage.object(uid: "b")
    #expect(stored?.bytes == Array("b".utf8))
    #expect(stored?.isAsReceived == true)
    #expect(stored?.received == change.at)
    try await stage.perform(.undo(nil))
    #expect(try await stage.titles(.manual) == ["before"])
    try await stage.perform(.redo(nil))
    #expect(try await stage.titles(.manual) == ["a", "b", "c", "before"])
  }

  @Test(arguments: StoreKind.allCases)
  func `what is new here is as old as the file says`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    try await stage.read(.object("a", created: at(-500)), .object("b"))
    try await stage.read(.object("b", title: "b again", created: at(-500)))

    #expect(try await stage.object(uid: "a")?.task.created == at(-500))
    #expect(try await stage.object(uid: "b")?.task.created == at(3))
  }

  @Test(arguments: StoreKind.allCases)
  func `a child row before its parent`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.read(.object("stored", whole: "later"))

    try await stage.read(
      .object("part", whole: "whole"), .object("whole", whole: "top"),
      .object("second", whole: "whole"),
      .object("top"), .object("later"), .object("alone", whole: "nowhere"))

    let tasks = try await stage.tasks()
    let wholes = Dictionary(uniqueKeysWithValues: tasks.map { ($0.id, $0.title) })
    let parents = Dictionary(
      uniqueKeysWithValues: tasks.map { ($0.title, $0.parent.flatMap { wholes[$0] }) })
    #expect(
      parents == [
        "part": "whole", "second": "whole", "whole": "top", "top": nil, "later": nil,
        "stored": "later", "alone": nil,
      ])
    try await stage.perform(.undo(nil))
    #expect(try await stage.titles() == ["stored"])
  }

  @Test(arguments: StoreKind.allCases)
  func `makes no circle of what names each other as its whole`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    try await stage.read(
      .object("a", whole: "b"), .object("b", whole: "c"), .object("c", whole: "a"),
      .object("d", whole: "d"))

    let tasks = try await stage.tasks()
    #expect(tasks.count == 4)
    #expect(tasks.count { $0.parent != nil } == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `takes a whole away from a task that has parts when it would be one of them`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.read(.object("top"), .object("part", whole: "top"))

    try await stage.read(.object("top", title: "top of itself", whole: "part"))

    let tasks = try await stage.tasks()
    #expect(tasks.first { $0.title == "top of itself" }?.parent == nil)
    #expect(tasks.first { $0.title == "part" }?.parent != nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `makes lists with what is in them, and takes both back`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let edit = Edit.importObjects([
      ObjectImport(to: .newList(title: "Work"), [.object("a"), .object("b")]),
      ObjectImport(to: .list(stage.list), [.object("a")]),
      ObjectImport(to: .newList(title: "Garden"), [.object("c")]),
    ])

    let change = try await stage.perform(edit)

    let lists = try await stage.store.lists(for: stage.account)
    #expect(lists.map(\.list.title) == ["Home", "Work", "Garden"])
    #expect(lists.map(\.openCount) == [1, 2, 1])
    #expect(change.tasks.count == 4)
    try await stage.perform(.undo(nil))
    #expect(try await stage.store.lists(for: stage.account).map(\.list.title) == ["Home"])
    #expect(try await stage.titles() == [])
    try await stage.perform(.redo(nil))
    #expect(try await stage.store.lists(for: stage.account).map(\.openCount) == [1, 2, 1])
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps a list that came to hold something else`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let change = try await stage.perform(
      .importObjects([ObjectImport(to: .newList(title: "Work"), [.object("a")])]))
    let work = try #require(change.lists.first?.id)
    _ = try await stage.add("mine", to: work)

    await #expect(throws: StoreError.cannotUndo(change)) {
      try await stage.perform(.undo(change.id))
    }

    #expect(try await stage.titles(in: [work]) == ["mine", "a"])
  }

  @Test(arguments: StoreKind.allCases)
  func `updates by UID, and keeps name, place and UID of a task that was made here`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let own = try await stage.add("made here")
    try await stage.put("a.ics", title: "by phone", uid: "a")

    try await stage.read(.object(own.uid, title: "one"), .object("a", title: "two"))

    #expect(try await stage.titles(.manual) == ["one", "two"])
    #expect(try await stage.task(own.id).uid == own.uid)
    #expect(try await stage.object("a.ics")?.task.title == "two")
    #expect(try await stage.members().count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `re-import after deletion takes out of the trash`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let own = try await stage.add("made here")
    let ids = try await stage.read(.object("a"), .object("b")).tasks.map(\.id) + [own.id]
    try await stage.perform(.deleteTasks(ids), at: 2)

    let change = try await stage.read(.object("a"), .object(own.uid, title: "made here"))

    #expect(Set(change.tasks.map(\.id)) == [ids[0], own.id])
    #expect(try await Set(stage.titles()) == ["a", "made here"])
    try await stage.perform(.undo(nil))
    #expect(try await stage.titles() == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `leaves an import alone that was taken back`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = try await stage.read(.object("a"))
    try await stage.perform(.undo(nil))

    let second = try await stage.read(.object("a"))

    #expect(first.tasks.map(\.id) != second.tasks.map(\.id))
    #expect(try await stage.titles() == ["a"])
  }

  @Test(arguments: StoreKind.allCases)
  func `stores nothing when one is not as it was to be`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let change = try await stage.read(.object("a")).id
    try await stage.read(.object("a", title: "newer"))

    for wrong in [
      ImportedObject.object("a", title: "old", if: .isAsOf([change])),
      .object("a", title: "old", if: .isAbsent), .object("b", if: .exists),
    ] {
      await #expect(throws: StoreError.object(.conditionFailed)) {
        try await stage.read(.object("c"), wrong)
      }
    }
    await #expect(throws: StoreError.object(.conditionFailed)) {
      try await stage.read(.object("c"), .object("c"))
    }

    #expect(try await stage.titles() == ["newer"])
  }

  @Test(arguments: StoreKind.allCases)
  func `tells apart UIDs that only look the same`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    try await stage.read(.object("caf\u{E9}"), .object("cafe\u{301}"))

    #expect(try await stage.tasks().count == 2)
    let found = try await stage.store.objects(
      withUIDs: ["cafe\u{301}", "no", "caf\u{E9}"], in: stage.list, for: stage.account)
    #expect(
      found.map { $0.map { Array($0.task.uid.utf8) } }
        == [Array("cafe\u{301}".utf8), nil, Array("caf\u{E9}".utf8)])
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps times that were completed`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let days = (1...2).map { TaskDate.date(CalendarDate(daysSince1970: 20_000 + $0)) }
    let done = days.map {
      ObjectOccurrence(title: "done", start: nil, due: $0, completed: at(5), isCancelled: false)
    }

    let change = try await stage.read(.object("a", done: done))

    let id = try #require(change.tasks.first?.id)
    let records = try await stage.store.occurrences(of: id, for: stage.account, limit: 9)
    #expect(records.map(\.due) == days)
    try await stage.perform(.undo(nil))
    #expect(try await stage.tasks().isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `is another person's affair alone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let edit = Edit.importObjects([ObjectImport(to: .list(stage.list), [.object("a")])])

    await #expect(throws: StoreError.listNotFound(stage.list)) {
      try await stage.store.perform(edit, for: other, at: at(3))
    }
    await #expect(throws: StoreError.listNotFound(stage.list)) {
      _ = try await stage.store.objects(withUIDs: ["a"], in: stage.list, for: other)
    }
  }
}

extension ImportedObject {
  /// One whose text is its UID, and its title too unless it has another one.
  fileprivate static func object(
    _ uid: String, title: String? = nil, whole: String? = nil, done: [ObjectOccurrence] = [],
    created: Instant? = nil, if condition: ObjectCondition = .none
  ) -> ImportedObject {
    var fields = ObjectFields(title: title ?? uid)
    fields.parentUID = whole
    fields.occurrences = done
    fields.created = created
    return ImportedObject(
      uid: uid, bytes: Array((title ?? uid).utf8), fields: fields, condition: condition)
  }
}

extension Stage {
  @discardableResult
  fileprivate func read(_ objects: ImportedObject...) async throws -> Change {
    try await perform(.importObjects([ObjectImport(to: .list(list), objects)]), at: 3)
  }

  fileprivate func object(uid: String) async throws -> StoredObject? {
    try await store.objects(withUIDs: [uid], in: list, for: account).first ?? nil
  }
}
