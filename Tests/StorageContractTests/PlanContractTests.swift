import Domain
import Testing

/// How every store keeps plans and work hours.
@Suite(.timeLimit(.minutes(1))) struct PlanContractTests {
  private let monday = CalendarDate(daysSince1970: 20_787)
  private var week: ClosedRange<CalendarDate> { monday...monday.advanced(byDays: 6) }

  private func plan(_ entries: [PlanEntry], on day: Int = 0) -> DayPlan {
    DayPlan(date: monday.advanced(byDays: day), entries: entries)
  }

  @Test(arguments: StoreKind.allCases)
  func `accepts a plan as one change, which is undone and made again`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one", due: .date(monday.advanced(byDays: -9)))
    let entry = PlanEntry(task: task.id, start: 540, minutes: 30, isLocked: true)
    let plans = [plan([entry]), plan([entry], on: 2)]
    let stored = { try await stage.store.plans(week, for: stage.account) }

    let change = try await stage.perform(
      .acceptPlan(plans, since: [plan([])], due: [task.id: monday]))

    #expect(change.action == .acceptPlan)
    #expect(try await stored() == plans)
    #expect(try await stage.task(task.id).due == .date(monday))
    try await stage.perform(.undo(nil))
    #expect(try await stored().isEmpty)
    #expect(try await stage.task(task.id).due == task.due)
    try await stage.perform(.redo(nil))
    #expect(try await stored() == plans)
    #expect(try await stage.task(task.id).due == .date(monday))
  }

  @Test(arguments: StoreKind.allCases)
  func `tells plans of the days that are asked for, by date`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let entry = PlanEntry(task: task.id, start: 600, minutes: 45)
    let plans = [-1, 6, 3, 0, 7].map { plan([entry], on: $0) }

    try await stage.perform(.editPlan(plans))

    let found = try await stage.store.plans(week, for: stage.account)
    #expect(found.map(\.date) == [0, 3, 6].map { monday.advanced(byDays: $0) })
    #expect(found.map(\.entries) == [[entry], [entry], [entry]])
  }

  @Test(arguments: StoreKind.allCases)
  func `an empty plan is none, and the same plan no change`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let plan = plan([PlanEntry(task: task.id, start: 600, minutes: 45)])
    try await stage.perform(.editPlan([plan]))

    let again = try await stage.store.perform(.editPlan([plan]), for: stage.account, at: at(3))
    #expect(again == nil)
    try await stage.perform(.editPlan([self.plan([])]))

    #expect(try await stage.store.plans(week, for: stage.account).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses a plan when there is another one than was seen`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let seen = plan([PlanEntry(task: task.id, start: 600, minutes: 45)])
    try await stage.perform(.editPlan([seen]))
    let other = plan([PlanEntry(task: task.id, start: 660, minutes: 45)])
    try await stage.perform(.editPlan([other]))

    await #expect(throws: StoreError.planChanged) {
      try await stage.perform(.acceptPlan([seen], since: [seen]))
    }

    #expect(try await stage.store.plans(week, for: stage.account) == [other])
  }

  @Test(arguments: StoreKind.allCases)
  func `leaves out tasks that are gone or somebody else's`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("one")
    let gone = try await stage.add("two")
    try await stage.perform(.deleteTasks([gone.id]))
    let entries = [task.id, gone.id, .init(99)].map {
      PlanEntry(task: $0, start: 600, minutes: 45)
    }

    try await stage.perform(.editPlan([plan(entries)]))

    let kept = try await stage.store.plans(week, for: stage.account).flatMap(\.entries)
    #expect(kept.map(\.task) == [task.id])
    let stranger = try await stage.addAccount("stranger@example.org")
    #expect(try await stage.store.plans(week, for: stranger).isEmpty)
    let nothing = try await stage.store.perform(
      .editPlan([plan(entries)]), for: stranger, at: at(3))
    #expect(nothing == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps work hours, which can be undone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let hours = WorkHours([.monday: [MinuteSpan(540, 720)]])
    #expect(try await stage.store.workHours(for: stage.account) == nil)

    try await stage.perform(.setWorkHours(hours))

    #expect(try await stage.store.workHours(for: stage.account) == hours)
    try await stage.perform(.undo(nil))
    #expect(try await stage.store.workHours(for: stage.account) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `tells the person of a changed plan, and nobody else`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let stranger = try await stage.addAccount("stranger@example.org")
    var changes = await stage.store.changes(for: stage.account).makeAsyncIterator()
    try await stage.store.perform(.setWorkHours(.standard), for: stranger, at: at(1))

    let change = try await stage.perform(.setWorkHours(.standard))

    #expect(await changes.next() == change.id)
  }
}
