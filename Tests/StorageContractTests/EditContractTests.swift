import Domain
import Testing

/// What becomes of tasks in every store when they are changed.
@Suite struct EditContractTests {
  @Test(arguments: StoreKind.allCases)
  func `keeps every field of a task`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let moment = try #require(LocalDateTime(iso: "2026-11-30T09:30"))
    let draft = TaskDraft(
      title: "牛乳を買う", notes: "two bottles\n\"fresh\" \u{1F95B} \\ ' ; --", priority: .high,
      due: .time(moment, zone: ZoneName("America/Argentina/Buenos_Aires")))

    let change = try await stage.perform(.addTasks([draft], to: stage.list), at: 5)

    let task = try await stage.task(try #require(change.tasks.first).id)
    #expect(change.tasks == [task])
    #expect(task.title == draft.title)
    #expect(task.notes == draft.notes)
    #expect(task.priority == .high)
    #expect(task.due == draft.due)
    #expect(task.list == stage.list)
    #expect(task.completed == nil)
    #expect(task.created == at(5))
    #expect(task.changed == at(5))
    #expect(task.revision == 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps every character of a text but the null`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let strange = "\u{1}\u{7F}\u{FEFF}\u{FFFF}\u{10FFFF}\u{202E}\t\r\n\u{2028}{\"a\": [1]}"
    let task = try await stage.add("Write")
    let changes = TaskChanges(title: "x" + "\u{1}\u{10FFFF}\"}", notes: "a\0" + strange)

    let change = try await stage.perform(.editTask(task.id, changes, since: nil))
    let kept = try await stage.store.change(change.id, for: stage.account)

    for task in [try await stage.task(task.id)] + kept.tasks {
      #expect(task.title.unicodeScalars.elementsEqual("x\u{1}\u{10FFFF}\"}".unicodeScalars))
      #expect(task.notes.unicodeScalars.elementsEqual("a\(strange)".unicodeScalars))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `changes what is asked and nothing else`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let day = try #require(CalendarDate(iso: "2026-12-24"))
    let before = try await stage.add("Write", priority: .low, due: .date(day))
    let changes = TaskChanges(title: " Write\nletters ", due: .some(nil))

    try await stage.perform(.editTask(before.id, changes, since: nil), at: 9)

    var expected = before
    expected.title = "Write letters"
    expected.due = nil
    expected.changed = at(9)
    expected.revision = 2
    #expect(try await stage.task(before.id) == expected)
  }

  @Test(arguments: StoreKind.allCases)
  func `merges edits of different fields`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Write")
    let mine = TaskChanges(title: "Write a book")
    let theirs = TaskChanges(notes: "chapter one", priority: .high)
    try await stage.perform(.editTask(task.id, mine, since: 1))

    try await stage.perform(.editTask(task.id, theirs, since: 1))

    let merged = try await stage.task(task.id)
    #expect(merged.title == "Write a book")
    #expect(merged.notes == "chapter one")
    #expect(merged.priority == .high)
    #expect(merged.revision == 3)
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses to overwrite another edit of the same field`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Write")
    try await stage.perform(.editTask(task.id, TaskChanges(title: "Read"), since: 1))
    let current = try await stage.task(task.id)

    await #expect(throws: StoreError.conflict(current: current)) {
      try await stage.perform(.editTask(task.id, TaskChanges(title: "Sing"), since: 1))
    }
    #expect(try await stage.task(task.id) == current)
  }

  @Test(arguments: StoreKind.allCases)
  func `says nothing changed and logs nothing when all is so already`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Write")
    let completion = try await stage.perform(.completeTasks([task.id]), at: 2)

    let again = try await stage.store.perform(
      .completeTasks([task.id]), for: stage.account, at: at(3))
    let next = try await stage.add("next")

    #expect(again == nil)
    #expect(try await stage.task(task.id).completed == at(2))
    #expect(try await stage.task(next.id).revision == 1)
    #expect(completion.tasks.map(\.id) == [task.id])
  }

  @Test(arguments: StoreKind.allCases)
  func `changes all or none`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("Write")
    let drafts = [TaskDraft(title: "fine"), TaskDraft(title: " \u{3000}")]

    await #expect(throws: StoreError.taskNotFound(.init(77))) {
      try await stage.perform(.completeTasks([task.id, .init(77)]))
    }
    await #expect(throws: StoreError.title(.empty)) {
      try await stage.perform(.addTasks(drafts, to: stage.list))
    }
    #expect(try await stage.task(task.id) == task)
    #expect(try await stage.titles() == ["Write"])
  }

  @Test(arguments: StoreKind.allCases)
  func `hides a deleted task and never gives its number again`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let first = try await stage.add("first")
    let second = try await stage.add("second")
    try await stage.perform(.deleteTasks([second.id]))

    let third = try await stage.add("third")

    #expect(third.id > second.id)
    #expect(try await stage.titles(.title) == ["first", "third"])
    await #expect(throws: StoreError.taskNotFound(second.id)) { try await stage.task(second.id) }
    await #expect(throws: StoreError.taskNotFound(second.id)) {
      try await stage.perform(.completeTasks([first.id, second.id]))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `moves a task behind another, to the top and nowhere`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let drafts = ["a", "b", "c", "d"].map { TaskDraft(title: $0) }
    let tasks = try await stage.perform(.addTasks(drafts, to: stage.list)).tasks

    try await stage.perform(.moveTask(tasks[0].id, after: tasks[2].id))
    #expect(try await stage.titles(.manual) == ["b", "c", "a", "d"])

    try await stage.perform(.moveTask(tasks[3].id, after: nil))
    #expect(try await stage.titles(.manual) == ["d", "b", "c", "a"])

    for (task, other) in [
      (tasks[3].id, nil), (tasks[2].id, tasks[1].id), (tasks[0].id, tasks[0].id),
    ] {
      let change = try await stage.store.perform(
        .moveTask(task, after: other), for: stage.account, at: at(4))
      #expect(change == nil)
    }
    #expect(try await stage.titles(.manual) == ["d", "b", "c", "a"])
  }

  @Test(arguments: StoreKind.allCases)
  func `moves a task past completed ones too`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let drafts = ["a", "b", "c"].map { TaskDraft(title: $0) }
    let tasks = try await stage.perform(.addTasks(drafts, to: stage.list)).tasks
    try await stage.perform(.completeTasks([tasks[1].id]))

    try await stage.perform(.moveTask(tasks[2].id, after: tasks[0].id))

    #expect(try await stage.titles(.manual) == ["a", "c", "b"])
  }

  @Test(arguments: StoreKind.allCases)
  func `puts a task at the top of the list it goes to`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    _ = try await stage.add("there", to: other)
    let task = try await stage.add("here")

    try await stage.perform(.editTask(task.id, TaskChanges(list: other), since: nil))

    #expect(try await stage.titles(.manual).isEmpty)
    #expect(try await stage.titles(.manual, in: [other]) == ["here", "there"])
  }

  @Test(arguments: StoreKind.allCases)
  func `gives back each change as it was made`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addList("Other")
    let task = try await stage.add("Write")
    let edits: [Edit] = [
      .editTask(task.id, TaskChanges(notes: "a", list: other), since: nil),
      .completeTasks([task.id]), .reopenTasks([task.id]), .deleteTasks([task.id]),
      .undo(nil), .renameList(other, title: "Another"), .moveList(other, after: nil),
      .arrangeList(other, Arrangement(sort: .due, hidesCompleted: true)), .deleteList(other),
    ]

    for edit in edits {
      let made = try await stage.perform(edit, at: 3)
      let kept = try await stage.store.change(made.id, for: stage.account)

      #expect(kept == made)
    }
  }
}
