import Domain
import Testing

/// The fields of a task are kept as they were given, in every store.
@Suite struct FieldContractTests {
  @Test(
    arguments: StoreKind.allCases,
    [
      "2027-05-10", "2027-05-10T09:00", "2027-05-10T09:00[America/New_York]",
      "2027-05-10T09:00:30.250Z",
    ])
  func `a date comes back in the form in which it came`(
    _ kind: StoreKind, _ text: String
  ) async throws {
    let stage = try await kind.makeStage()
    let date = try #require(TaskDate(text: text))
    let draft = TaskDraft(
      title: "x", start: date, due: date, tags: [Tag(stored: "two words")], estimate: 90,
      url: "https://example.org/a?b=c", reminders: [.beforeDue(minutes: 15), .at(date)])

    let task = try #require(
      try await stage.perform(.addTasks([draft], to: stage.list)).tasks.first)

    let kept = try await stage.task(task.id)
    #expect(kept.start?.text == text)
    #expect(kept.due?.text == text)
    #expect(kept == task)
    #expect(kept.estimate == 90)
    #expect(kept.url == "https://example.org/a?b=c")
    #expect(kept.reminders.map(\.text) == ["due-15", text])
  }

  @Test(arguments: StoreKind.allCases)
  func `what can't be kept is refused`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("x")

    for url in [
      "example", "java script:alert(1)", "https://" + String(repeating: "a", count: 2000),
    ] {
      await #expect(throws: StoreError.notAnAddress(url)) {
        try await stage.perform(.editTask(task.id, TaskChanges(url: url), since: nil))
      }
    }
    for minutes in [0, -5, 525_601] {
      await #expect(throws: StoreError.estimateOutOfRange) {
        try await stage.perform(
          .editTask(task.id, TaskChanges(estimate: .some(minutes)), since: nil))
      }
    }
    #expect(try await stage.task(task.id) == task)
  }

  @Test(arguments: StoreKind.allCases)
  func `many tasks are changed as one`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let ids = try await stage.perform(
      .addTasks((1...200).map { TaskDraft(title: "\($0)") }, to: stage.list)
    ).tasks.map(\.id)
    let before = try await Scene(of: stage)

    let change = try await stage.perform(.editTasks(ids + ids, TaskChanges(priority: .high)))

    #expect(change.tasks.count == 200)
    #expect(try await stage.tasks().allSatisfy { $0.priority == .high })
    try await stage.perform(.undo(nil))
    #expect(try await Scene(of: stage) == before)
  }

  @Test(arguments: StoreKind.allCases)
  func `a task knows its history`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let other = try await stage.add("other")
    try await stage.perform(.editTask(task.id, TaskChanges(title: "two"), since: nil))
    try await stage.perform(.completeTasks([task.id, other.id]))
    try await stage.perform(.undo(nil))
    try await stage.perform(.deleteTasks([task.id]))

    let history = try await stage.store.history(of: task.id, for: stage.account, limit: 9)

    #expect(
      history.map(\.action) == [
        .deleteTasks, .completeTasks, .completeTasks, .editTask, .addTasks,
      ])
    #expect(history.map(\.isUndo) == [false, true, false, false, false])
    #expect(history.allSatisfy { $0.tasks.map(\.id) == [task.id] })
    #expect(history.last?.tasks.first?.title == "one")
    let last = try await stage.store.history(of: task.id, for: stage.account, limit: 1)
    #expect(last == Array(history.prefix(1)))
  }
}
