import Domain
import Testing

/// Tasks as other programs write them, in every store.
@Suite struct ObjectContractTests {
  @Test(arguments: StoreKind.allCases)
  func `keeps what was uploaded, byte for byte, until it is changed here`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()

    try await stage.put("a.ics", title: "Brot", bytes: [1, 2, 3, 0, 255])

    let stored = try #require(try await stage.object("a.ics"))
    #expect(stored.bytes == [1, 2, 3, 0, 255])
    #expect(stored.isAsReceived)
    #expect(stored.task.title == "Brot")
    #expect(stored.task.uid == "uid of a.ics")
    try await stage.perform(.completeTasks([stored.task.id]))
    let changed = try #require(try await stage.object("a.ics"))
    #expect(!changed.isAsReceived)
    #expect(changed.bytes == [1, 2, 3, 0, 255])
    #expect(changed.change != stored.change)
  }

  @Test(arguments: StoreKind.allCases)
  func `is another text after each upload, and an earlier one when that is taken back`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "one", bytes: [1])

    try await stage.put("a.ics", title: "two", bytes: [2])

    #expect(try await stage.object("a.ics")?.bytes == [2])
    try await stage.perform(.undo(nil))
    let earlier = try #require(try await stage.object("a.ics"))
    #expect(earlier.bytes == [1])
    #expect(earlier.task.title == "one")
    #expect(try await stage.members() == ["a.ics"])
  }

  @Test(arguments: StoreKind.allCases)
  func `changes nothing when it is not as it was to be`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "one")
    let first = try #require(try await stage.object("a.ics")?.change)
    try await stage.put("a.ics", title: "two", if: .isAsOf([first]))

    for condition in [ObjectCondition.isAsOf([first]), .isAbsent] {
      await #expect(throws: StoreError.object(.conditionFailed)) {
        try await stage.put("a.ics", title: "three", if: condition)
      }
      await #expect(throws: StoreError.object(.conditionFailed)) {
        try await stage.perform(.deleteObject("a.ics", stage.list, condition))
      }
    }
    await #expect(throws: StoreError.object(.conditionFailed)) {
      try await stage.put("b.ics", title: "b", if: .exists)
    }

    #expect(try await stage.titles() == ["two"])
  }

  @Test(arguments: StoreKind.allCases)
  func `has each UID once in a list, and keeps it with its name`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    try await stage.put("a.ics", title: "a", uid: "same")

    await #expect(throws: StoreError.object(.uidTaken(name: "a.ics"))) {
      try await stage.put("b.ics", title: "b", uid: "same")
    }
    await #expect(throws: StoreError.object(.uidChanged)) {
      try await stage.put("a.ics", title: "a", uid: "different")
    }
    try await stage.put("a.ics", title: "elsewhere", uid: "same", in: other)

    #expect(try await stage.titles() == ["a"])
    #expect(try await stage.object("a.ics", in: other)?.task.title == "elsewhere")
  }

  @Test(arguments: StoreKind.allCases)
  func `finds a task that was made here by a name that stays`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("made here")
    let name = try #require(try await stage.members().first)

    try await stage.put(name, title: "by phone", uid: task.uid, bytes: [7])

    #expect(try await stage.members() == [name])
    let stored = try #require(try await stage.object(name))
    #expect(stored.task.id == task.id)
    #expect(stored.task.title == "by phone")
    #expect(stored.bytes == [7])
    #expect(try await stage.object("9\(name)") == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `makes parts of tasks in whatever order they come`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("part.ics", title: "part", whole: "uid of whole.ics")
    let part = try #require(try await stage.object("part.ics"))
    #expect(part.task.parent == nil)

    try await stage.put("whole.ics", title: "whole")

    let whole = try #require(try await stage.object("whole.ics"))
    let joined = try #require(try await stage.object("part.ics"))
    #expect(joined.task.parent == whole.task.id)
    #expect(joined.change == part.change)
    #expect(joined.isAsReceived)
    try await stage.perform(.deleteObject("whole.ics", stage.list, .none))
    let parted = try #require(try await stage.object("part.ics"))
    #expect(parted.task.parent == nil)
    #expect(parted.change == part.change)
    try await stage.perform(.undo(nil))
    #expect(try await stage.object("part.ics")?.task.parent == whole.task.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `makes no circle of what names each other as its whole`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "a", whole: "uid of b.ics")
    try await stage.put("b.ics", title: "b", whole: "uid of a.ics")
    try await stage.put("c.ics", title: "c", whole: "uid of c.ics")

    let tasks = try await stage.tasks()

    #expect(tasks.count == 3)
    #expect(tasks.count { $0.parent != nil } == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps times that were completed as tasks, and lets go of those that are no more`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let days = (1...3).map { TaskDate.date(CalendarDate(daysSince1970: 20_000 + $0)) }
    let done = days.map {
      ObjectOccurrence(title: "done", start: nil, due: $0, completed: at(5), isCancelled: false)
    }
    try await stage.put("a.ics", title: "daily", occurrences: Array(done.prefix(2)))
    let id = try #require(try await stage.object("a.ics")?.task.id)
    let first = try await stage.store.occurrences(of: id, for: stage.account, limit: 9)

    try await stage.put("a.ics", title: "daily", occurrences: Array(done.dropFirst()))

    let second = try await stage.store.occurrences(of: id, for: stage.account, limit: 9)
    #expect(first.map(\.due) == [days[0], days[1]])
    #expect(Set(second.map(\.due)) == [days[1], days[2]])
    #expect(second.contains { $0.id == first[1].id })
    #expect(try await stage.members() == ["a.ics"])
  }

  @Test(arguments: StoreKind.allCases)
  func `moves to another name and list, and is missed where it was`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    try await stage.put("a.ics", title: "a")
    let own = try await stage.add("made here")
    let start = try await stage.store.logEnd()

    try await stage.perform(.moveObject("a.ics", stage.list, toName: "b.ics", other))
    try await stage.perform(.moveObject(own.objectName, stage.list, toName: "c.ics", stage.list))

    let here = try #require(try await stage.changes(since: start))
    let there = try #require(try await stage.changes(since: start, in: other))
    #expect(here.changed.map(\.name) == ["c.ics"])
    #expect(Set(here.removed) == ["a.ics", own.objectName])
    #expect(there.changed.map(\.name) == ["b.ics"])
    await #expect(throws: StoreError.object(.nameTaken)) {
      try await stage.put("d.ics", title: "d")
      try await stage.perform(.moveObject("d.ics", stage.list, toName: "b.ics", other))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `comes back from the trash under another name when its own is taken`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("a.ics", title: "first")
    let first = try #require(try await stage.object("a.ics")?.task.id)
    try await stage.perform(.deleteObject("a.ics", stage.list, .exists))
    try await stage.put("a.ics", title: "second")

    try await stage.perform(.restoreTasks([first]))

    let names = try await stage.members()
    #expect(names.count == 2)
    #expect(Set(names).count == 2)
    #expect(try await stage.object("a.ics")?.task.title == "second")
    #expect(Set(try await stage.tasks().map(\.uid)).count == 2)
  }

  @Test(arguments: StoreKind.allCases)
  func `gives the texts of a list in pages, without those that are not as they came`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let own = try await stage.add("made here")
    for name in ["a.ics", "b.ics", "c.ics", "d.ics"] {
      try await stage.put(name, title: name, bytes: Array(name.utf8))
    }
    let changed = try #require(try await stage.object("b.ics")?.task.id)
    try await stage.perform(.completeTasks([changed]))
    try await stage.perform(.deleteObject("c.ics", stage.list, .none))

    let first = try await stage.texts(after: nil, limit: 2)
    let rest = try await stage.texts(after: first.last?.member, limit: 2)
    let nothing = try await stage.texts(after: rest.last?.member, limit: 2)

    #expect(first.map(\.member.name) == [own.objectName, "a.ics"])
    #expect(first.map(\.bytes) == [nil, Array("a.ics".utf8)])
    #expect(rest.map(\.member.name) == ["d.ics", "b.ics"])
    #expect(rest.map(\.bytes) == [Array("d.ics".utf8), nil])
    #expect(nothing.isEmpty)
    #expect(try await stage.members() == (first + rest).map(\.member.name))
  }

  @Test(arguments: StoreKind.allCases)
  func `a new task is as old as its object says, and not younger than it is`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.put("old.ics", title: "old", created: at(-1_000_000_000))
    try await stage.put("unsaid.ics", title: "unsaid")
    try await stage.put("early.ics", title: "early", created: at(50))

    try await stage.put("old.ics", title: "older", created: at(-1_100_000_000))

    #expect(try await stage.object("old.ics")?.task.created == at(-1_000_000_000))
    #expect(try await stage.object("unsaid.ics")?.task.created == at(1))
    #expect(try await stage.object("early.ics")?.task.created == at(1))
    try await stage.perform(.undo(nil))
    #expect(try await stage.object("old.ics")?.task.created == at(-1_000_000_000))
    #expect(try await stage.titles(.date).last == "old")
  }

  @Test(arguments: StoreKind.allCases)
  func `gives what one change brought in pages, each once`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let titles = (1...7).map { "\($0)" }
    try await stage.perform(.addTasks(titles.map { TaskDraft(title: $0) }, to: stage.list))

    var names: [String] = []
    var last: ObjectMember?
    repeat {
      let page = try await stage.texts(after: last, limit: 3)
      names += page.map(\.member.name)
      last = page.last?.member
    } while last != nil

    #expect(names.count == 7)
    #expect(try await stage.members() == names)
  }
}
