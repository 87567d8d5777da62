import Domain
import Testing

/// What every store forgets of what was deleted, and when.
@Suite struct ForgettingContractTests {
  private let month: Int64 = 30 * 86_400

  @Test(arguments: StoreKind.allCases)
  func `forgets what was deleted 30 days ago, and nothing else`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let old = try await stage.add("old")
    let recent = try await stage.add("recent")
    let open = try await stage.add("open")
    try await stage.perform(.deleteTasks([old.id]), at: 100)
    try await stage.perform(.deleteTasks([recent.id]), at: 101)

    try await stage.store.forgetExpired(at: at(99 + month))
    let before = try await trash(of: stage)
    try await stage.store.forgetExpired(at: at(100 + month))

    #expect(before == ["recent", "old"])
    #expect(try await trash(of: stage) == ["recent"])
    #expect(try await stage.titles() == ["open"])
    #expect(try await stage.task(open.id) == open)
    await #expect(throws: StoreError.taskNotFound(old.id)) {
      try await stage.store.history(of: old.id, for: stage.account, limit: 9)
    }
    await #expect(throws: StoreError.taskNotFound(old.id)) {
      try await stage.perform(.restoreTasks([old.id]), at: month)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `never gives the number of a forgotten task again`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let old = try await stage.add("old")
    try await stage.perform(.deleteTasks([old.id]))
    let last = try await stage.store.lastChange()

    try await stage.store.forgetExpired(at: at(2 * month))

    #expect(try await stage.store.lastChange() == last)
    let new = try await stage.perform(.addTasks([TaskDraft(title: "new")], to: stage.list))
    #expect(new.tasks.map(\.id.number) == [old.id.number + 1])
    #expect(new.id > last ?? new.id)
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets what was added and taken back`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("mistake")
    try await stage.perform(.undo(nil))

    try await stage.store.forgetExpired(at: at(2 * month))

    await #expect(throws: StoreError.nothingToRedo) { try await stage.perform(.redo(nil)) }
    await #expect(throws: StoreError.taskNotFound(task.id)) {
      try await stage.store.history(of: task.id, for: stage.account, limit: 9)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets a whole with its parts`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let whole = try await stage.add("whole")
    let drafts = [TaskDraft(title: "part", parent: whole.id)]
    try await stage.perform(.addTasks(drafts, to: stage.list))
    try await stage.perform(.deleteTasks([whole.id]))

    try await stage.store.forgetExpired(at: at(2 * month))

    #expect(try await trash(of: stage).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets a deleted list with its tasks`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let list = try await stage.addList("Old")
    let task = try await stage.add("in it", to: list)
    try await stage.perform(.deleteList(list))

    try await stage.store.forgetExpired(at: at(2 * month))

    #expect(try await stage.store.deletedLists(for: stage.account).isEmpty)
    await #expect(throws: StoreError.taskNotFound(task.id)) {
      try await stage.store.history(of: task.id, for: stage.account, limit: 9)
    }
    let next = try await stage.addList("New")
    #expect(next.number == list.number + 1)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps what was completed of a forgotten repeating task`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let due = CalendarDate(daysSince1970: 19_675)
    let rule = try #require(try? RecurrenceRule(parsing: "FREQ=DAILY"))
    let draft = TaskDraft(
      title: "daily", due: .date(due),
      repetition: Repetition(rule: rule, mode: .byCalendar, anchor: .date(due)))
    let added = try await stage.perform(.addTasks([draft], to: stage.list))
    let daily = try #require(added.tasks.first?.id)
    let completion = try await stage.perform(.completeTasks([daily]))
    let record = try #require(completion.tasks.first { $0.occurrenceOf == daily }?.id)
    try await stage.perform(.deleteTasks([daily]))

    try await stage.store.forgetExpired(at: at(2 * month))

    #expect(try await stage.task(record).occurrenceOf == nil)
    let history = try await stage.store.history(of: record, for: stage.account, limit: 9)
    #expect(history.flatMap(\.tasks).map(\.occurrenceOf) == [nil])
    await #expect(throws: StoreError.nothingToUndo) {
      try await stage.perform(.undo(completion.id))
    }
    try await stage.perform(.reopenTasks([record]))
    #expect(try await stage.task(record).completed == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `takes back no change of which something is forgotten`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let drafts = [TaskDraft(title: "a"), TaskDraft(title: "b")]
    let both = try await stage.perform(.addTasks(drafts, to: stage.list))
    let first = try #require(both.tasks.first?.id)
    let deletion = try await stage.perform(.deleteTasks([first]))

    try await stage.store.forgetExpired(at: at(2 * month))

    #expect(try await stage.store.change(both.id, for: stage.account).tasks.map(\.title) == ["b"])
    await #expect(throws: StoreError.nothingToUndo) { try await stage.perform(.undo(both.id)) }
    await #expect(throws: StoreError.changeNotFound(deletion.id)) {
      try await stage.perform(.undo(deletion.id))
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `moves nothing back to a list that is forgotten`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let list = try await stage.addList("Old")
    let task = try await stage.add("moved", to: list)
    let move = try await stage.perform(
      .editTask(task.id, TaskChanges(list: stage.list), since: nil))
    try await stage.perform(.deleteList(list))

    try await stage.store.forgetExpired(at: at(2 * month))

    await #expect(throws: StoreError.self) { try await stage.perform(.undo(move.id)) }
    #expect(try await stage.task(task.id).list == stage.list)
  }

  private func trash(of stage: Stage) async throws -> [String] {
    let query = TaskQuery(lists: [stage.list], sort: .deleted, limit: 9)
    return try await stage.store.tasks(query, for: stage.account).tasks.map(\.title)
  }
}
