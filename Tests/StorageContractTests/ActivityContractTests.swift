import Domain
import Testing

/// What every store tells of the past.
@Suite struct ActivityContractTests {
  @Test(arguments: StoreKind.allCases)
  func `tells what was completed since, and not what was cancelled`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let tasks = try await add(5, to: stage)
    try await stage.perform(.completeTasks([tasks[0].id]), at: 99)
    try await stage.perform(.completeTasks([tasks[1].id]), at: 100)
    try await stage.perform(.completeTasks([tasks[2].id]), at: 150)
    try await stage.perform(.cancelTasks([tasks[3].id]), at: 160)

    let activity = try await activity(of: stage)

    #expect(activity.completions.map(\.at) == [at(100), at(150)])
    #expect(activity.completions.allSatisfy { $0.series == nil })
    #expect(activity.openCount == 1)
    #expect(changes(activity) == [[100, -1], [150, -1], [160, -1]])
  }

  @Test(arguments: StoreKind.allCases)
  func `tells what was added, and what was deleted before it was done or after`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let old = try await add(2, to: stage)
    let new = try await add(3, to: stage, at: 100)
    try await stage.perform(.completeTasks([old[0].id]), at: 110)
    try await stage.perform(.completeTasks([new[0].id]), at: 120)
    try await stage.perform(.deleteTasks([old[0].id, old[1].id, new[0].id, new[1].id]), at: 130)

    let activity = try await activity(of: stage)

    #expect(activity.openCount == 1)
    #expect(activity.completions.map(\.at) == [at(110), at(120)])
    #expect(
      changes(activity) == [
        [100, 1], [100, 1], [100, 1], [110, -1], [120, -1], [130, -1], [130, -1],
      ])
  }

  @Test(arguments: StoreKind.allCases)
  func `what was taken back never was`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let old = try await add(1, to: stage)
    let added = try await stage.perform(
      .addTasks([TaskDraft(title: "oops")], to: stage.list), at: 100)
    try await stage.perform(.undo(added.id), at: 110)
    try await stage.perform(.completeTasks([old[0].id]), at: 120)
    try await stage.perform(.reopenTasks([old[0].id]), at: 130)

    let activity = try await activity(of: stage)

    #expect(activity.openCount == 1)
    #expect(activity.completions == [])
    #expect(changes(activity) == [])
  }

  @Test(arguments: StoreKind.allCases)
  func `a deleted list takes its open tasks with it`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let list = try await stage.addList("Move house")
    let tasks = try await add(3, to: stage, list: list)
    try await stage.perform(.completeTasks([tasks[0].id]), at: 110)
    try await stage.perform(.deleteList(list), at: 120)
    let gone = try await stage.addList("Gone before")
    _ = try await add(4, to: stage, list: gone)
    try await stage.perform(.deleteList(gone), at: 99)

    let activity = try await activity(of: stage)

    #expect(activity.openCount == 0)
    #expect(activity.completions.map(\.at) == [at(110)])
    #expect(changes(activity) == [[110, -1], [120, -2]])
  }

  @Test(arguments: StoreKind.allCases)
  func `a completed time of a repeating task is told as one of its series`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await repeating("FREQ=DAILY;COUNT=3", on: stage)
    for second: Int64 in [90, 110, 120] {
      try await stage.perform(.completeTasks([task.id]), at: second)
    }

    let activity = try await activity(of: stage)

    #expect(activity.completions.map(\.at) == [at(110), at(120)])
    #expect(activity.completions.map(\.series) == [task.id, task.id])
    // The last time has closed the task itself.
    #expect(activity.openCount == 0)
    #expect(changes(activity) == [[120, -1]])
  }

  @Test(arguments: StoreKind.allCases)
  func `gives the last times of a repeating task, the newest last`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await repeating("FREQ=DAILY", on: stage)
    let other = try await repeating("FREQ=DAILY", on: stage)
    for second: Int64 in [90, 110, 120, 130] {
      try await stage.perform(.completeTasks([task.id]), at: second)
    }
    try await stage.perform(.completeTasks([other.id]), at: 125)
    let last = try await stage.store.occurrences(of: task.id, for: stage.account, limit: 1)
    try await stage.perform(.reopenTasks(last.map(\.id)), at: 140)

    let records = try await stage.store.occurrences(of: task.id, for: stage.account, limit: 2)

    #expect(last.map(\.completed) == [at(130)])
    #expect(records.map(\.completed) == [at(110), at(120)])
    #expect(records.map { $0.due?.nominal.date.day } == [2, 3])
  }

  @Test(arguments: StoreKind.allCases)
  func `tells nothing of what is somebody else's`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let stranger = try await stage.addAccount("stranger@example.org")
    let task = try await repeating("FREQ=DAILY", on: stage)
    try await stage.perform(.completeTasks([task.id]), at: 110)

    let activity = try await stage.store.activity(since: at(0), for: stranger)

    #expect(activity == Activity(since: at(0), lists: [], tasks: []))
    await #expect(throws: StoreError.taskNotFound(task.id)) {
      try await stage.store.occurrences(of: task.id, for: stranger, limit: 9)
    }
  }

  private func add(
    _ count: Int, to stage: Stage, list: TaskList.ID? = nil, at seconds: Int64 = 1
  ) async throws -> [TaskItem] {
    let drafts = (1...count).map { TaskDraft(title: "task \($0)") }
    return try await stage.perform(.addTasks(drafts, to: list ?? stage.list), at: seconds).tasks
  }

  private func repeating(_ rule: String, on stage: Stage) async throws -> TaskItem {
    let due = try #require(CalendarDate(iso: "2026-12-01"))
    let draft = TaskDraft(
      title: "Run", due: .date(due),
      repetition: Repetition(
        rule: try RecurrenceRule(parsing: rule), mode: .byCalendar, anchor: .date(due)))
    return try #require(try await stage.perform(.addTasks([draft], to: stage.list)).tasks.first)
  }

  /// Since second 100.
  private func activity(of stage: Stage) async throws -> Activity {
    try await stage.store.activity(since: at(100), for: stage.account)
  }

  /// Seconds, and by how many the open tasks changed then.
  private func changes(_ activity: Activity) -> [[Int64]] {
    activity.openChanges.map { [$0.at.seconds - at(0).seconds, Int64($0.count)] }
  }
}
