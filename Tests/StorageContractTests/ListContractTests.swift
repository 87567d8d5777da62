import Domain
import Testing

/// What becomes of lists in every store.
@Suite struct ListContractTests {
  @Test(arguments: StoreKind.allCases)
  func `starts with no list, then with one that has no title`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let account = try await stage.addAccount("new@example.org")

    #expect(try await stage.store.lists(for: account).isEmpty)
    try await stage.store.perform(.addFirstList, for: account, at: at(1))

    let lists = try await stage.store.lists(for: account)
    #expect(lists.map(\.list.title) == [""])
    #expect(lists.map(\.membership.arrangement) == [Arrangement()])
  }

  @Test(arguments: StoreKind.allCases)
  func `shows lists in the order they were added and then moved`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let work = try await stage.addList("Work")
    let garden = try await stage.addList("Garden")

    #expect(try await titles(on: stage) == ["Home", "Work", "Garden"])
    try await stage.perform(.moveList(garden, after: stage.list))
    #expect(try await titles(on: stage) == ["Home", "Garden", "Work"])
    try await stage.perform(.moveList(work, after: nil))
    #expect(try await titles(on: stage) == ["Work", "Home", "Garden"])
  }

  @Test(arguments: StoreKind.allCases)
  func `renames a list, and refuses a title that is blank`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()

    try await stage.perform(.renameList(stage.list, title: " House "), at: 7)

    let list = try await stage.summary().list
    #expect(list.title == "House")
    #expect(list.revision == 2)
    #expect(list.changed == at(7))
    await #expect(throws: StoreError.title(.empty)) {
      try await stage.perform(.renameList(stage.list, title: "\u{3000}"))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `knows lists by the names that programs gave, and others by number`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    try await stage.perform(.addCollection(name: "cafe\u{301}", title: "Phone"))
    let stranger = try await stage.addAccount("stranger@example.org")
    func found(_ name: String, by account: Account.ID) async throws -> String? {
      try await stage.store.list(named: name, for: account)?.list.title
    }

    #expect(try await found("cafe\u{301}", by: stage.account) == "Phone")
    #expect(try await found("caf\u{E9}", by: stage.account) == nil)
    #expect(try await found("\(stage.list.number)", by: stage.account) == "Home")
    #expect(try await found("0\(stage.list.number)", by: stage.account) == nil)
    #expect(try await found("\(stage.list.number + 1)", by: stage.account) == nil)
    #expect(try await found("cafe\u{301}", by: stranger) == nil)
    #expect(try await found("\(stage.list.number)", by: stranger) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `hides the tasks of a deleted list`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let task = try await stage.add("gone", to: other)
    try await stage.perform(.deleteList(other))

    #expect(try await titles(on: stage) == ["Home"])
    await #expect(throws: StoreError.listNotFound(other)) { try await stage.summary(of: other) }
    await #expect(throws: StoreError.taskNotFound(task.id)) { try await stage.task(task.id) }
    await #expect(throws: StoreError.listNotFound(other)) {
      try await stage.tasks(.date, in: [stage.list, other])
    }
    await #expect(throws: StoreError.listNotFound(other)) {
      try await stage.add("late", to: other)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `never gives the number of a list again`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = try await stage.addList("First")
    try await stage.perform(.undo(nil))

    let second = try await stage.addList("Second")

    #expect(second > first)
  }

  @Test(arguments: StoreKind.allCases)
  func `counts open and completed tasks through every kind of change`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let drafts = ["a", "b", "c"].map { TaskDraft(title: $0) }
    let tasks = try await stage.perform(.addTasks(drafts, to: stage.list)).tasks
    #expect(try await counts(on: stage, of: other) == [3, 0, 0, 0])

    try await stage.perform(.completeTasks([tasks[0].id, tasks[1].id]))
    #expect(try await counts(on: stage, of: other) == [1, 2, 0, 0])

    try await stage.perform(.editTask(tasks[0].id, TaskChanges(list: other), since: nil))
    #expect(try await counts(on: stage, of: other) == [1, 1, 0, 1])

    try await stage.perform(.reopenTasks([tasks[0].id]))
    #expect(try await counts(on: stage, of: other) == [1, 1, 1, 0])

    try await stage.perform(.deleteTasks([tasks[1].id, tasks[2].id]))
    #expect(try await counts(on: stage, of: other) == [0, 0, 1, 0])

    try await stage.perform(.undo(nil))
    #expect(try await counts(on: stage, of: other) == [1, 1, 1, 0])
  }

  @Test(arguments: StoreKind.allCases)
  func `remembers how a person looks at a list`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    for sort in TaskSortName.allCases {
      let arrangement = Arrangement(sort: sort, hidesCompleted: sort == .due)
      _ = try await stage.store.perform(
        .arrangeList(stage.list, arrangement), for: stage.account, at: at(1))

      #expect(try await stage.summary().membership.arrangement == arrangement)
    }
  }

  private func titles(on stage: Stage) async throws -> [String] {
    try await stage.store.lists(for: stage.account).map(\.list.title)
  }

  private func counts(on stage: Stage, of other: TaskList.ID) async throws -> [Int] {
    var counts: [Int] = []
    for list in [stage.list, other] {
      let summary = try await stage.summary(of: list)
      counts += [summary.openCount, summary.completedCount]
    }
    return counts
  }
}
