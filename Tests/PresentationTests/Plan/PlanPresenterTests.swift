import Domain
import MemoryStorage
import Presentation
import Testing

/// How a day is proposed, accepted, locked, changed, and taken back: on a Monday at 09:30.
@Suite struct PlanPresenterTests {
  private let view = PlanViewSpy()
  private let monday = CalendarDate(daysSince1970: 20_787)

  private func presenter(
    _ stage: Stage, _ request: PlanRequest = PlanRequest(), _ language: Language = .english
  ) -> PlanPresenter {
    stage.scenes.plan(request, for: stage.person(language), in: view)
  }

  private func times() -> [String] {
    view.content?.days.flatMap(\.rows).map { "\($0.time) \($0.title) \($0.state.rawValue)" } ?? []
  }

  @Test func `proposes, and stores nothing`() async throws {
    let stage = try await Stage()
    try await stage.add("Pay rent", due: .date(monday))
    _ = try await stage.add(TaskDraft(title: "Write report", priority: .high, estimate: 90))

    await presenter(stage).load()

    #expect(times() == ["09:30–10:00 Pay rent proposed", "10:00–11:30 Write report proposed"])
    let content = try #require(view.content)
    #expect(content.isProposal)
    #expect(content.days[0].load.label == "2 h planned of 6 h 30 min")
    #expect(content.days[0].rows[0].facts == ["due Today", "no estimate, taken as 30 min"])
    #expect(content.days[0].rows[1].facts == ["value 80"])
    #expect(content.changes.map(\.label) == ["new: Today 09:30–10:00", "new: Today 10:00–11:30"])
    #expect(try await stage.store.plans(monday...monday, for: stage.account.id).isEmpty)
  }

  @Test func `accepts what was shown as one change, and takes it back`() async throws {
    let stage = try await Stage()
    try await stage.add("Pay rent", "Call mother")
    let presenter = presenter(stage)
    await presenter.load()
    let acceptance = try #require(view.content?.acceptance)

    await presenter.accept(acceptance)
    await presenter.load()

    #expect(view.notices.map(\.message) == ["Plan accepted"])
    #expect(view.content?.isProposal == false)
    #expect(view.content?.changes.isEmpty == true)
    #expect(view.content?.acceptance == nil)
    #expect(times().allSatisfy { $0.hasSuffix("accepted") })
    await presenter.undo()
    await presenter.load()
    #expect(view.content?.isProposal == true)
    #expect(times().count == 2)
  }

  @Test func `says what an urgent task would change, and changes nothing before it does`()
    async throws
  {
    let stage = try await Stage()
    try await stage.add("Pay rent", "Call mother")
    let presenter = presenter(stage)
    await presenter.accept()
    await presenter.load()
    let before = times()
    _ = try await stage.add(
      TaskDraft(title: "Call the bank", priority: .high, due: .date(monday), estimate: 30))

    await presenter.load()

    #expect(times() == before)
    #expect(
      view.content?.changes.map { "\($0.title): \($0.label)" } == [
        // What began at 09:30 stays.
        "Call the bank: new: Today 10:00–10:30",
        "Call mother: Today 10:00–10:30 → Today 10:30–11:00",
      ])
  }

  @Test func `a locked time stays while the rest is still a proposal`() async throws {
    let stage = try await Stage()
    let task = try await stage.add("Pay rent")[0]
    try await stage.add("Call mother", due: .date(monday))
    let presenter = presenter(stage)
    let slot = PlanSlot(task: task.id, date: monday, start: 600, minutes: 30)

    await presenter.lock(slot)
    await presenter.load()

    #expect(view.content?.isProposal == true)
    #expect(times() == ["09:30–10:00 Call mother proposed", "10:00–10:30 Pay rent accepted"])
    #expect(view.content?.days[0].rows.map(\.isLocked) == [false, true])
    await presenter.unlock(slot)
    await presenter.load()
    #expect(view.content?.days[0].rows.map(\.isLocked) == [false, false])
    #expect(try await stage.store.plans(monday...monday, for: stage.account.id).isEmpty)
  }

  @Test func `a time that is moved by hand stays there, and can be taken out`() async throws {
    let stage = try await Stage()
    let task = try await stage.add("Pay rent")[0]
    let presenter = presenter(stage)
    await presenter.accept()

    await presenter.move(
      PlanSlot(task: task.id, date: monday, start: 570, minutes: 30), to: 16 * 60)
    await presenter.load()

    #expect(view.content?.days[0].rows.map(\.slot.start) == [960])
    #expect(view.content?.days[0].rows.map(\.isLocked) == [true])
    await presenter.remove(PlanSlot(task: task.id, date: monday, start: 960, minutes: 30))
    #expect(try await stage.store.plans(monday...monday, for: stage.account.id).isEmpty)
    #expect(try await stage.task(task.id).isCompleted == false)
  }

  @Test func `refuses to accept over another plan than was seen`() async throws {
    let stage = try await Stage()
    let task = try await stage.add("Pay rent")[0]
    let presenter = presenter(stage)
    await presenter.load()
    let acceptance = try #require(view.content?.acceptance)
    await presenter.lock(PlanSlot(task: task.id, date: monday, start: 900, minutes: 30))

    await presenter.accept(acceptance)

    #expect(view.problem?.kind == .conflict)
  }

  @Test func `what was done stays in the plan, and what was missed is no fault`() async throws {
    let stage = try await Stage()
    let tasks = try await stage.add("Pay rent", "Call mother", "Later")
    let entries = zip(tasks, [480, 510, 900]).map {
      PlanEntry(task: $0.id, start: $1, minutes: 30)
    }
    let plan = DayPlan(date: monday, entries: Array(entries))
    try await stage.store.perform(
      .editPlan([plan]), for: stage.account.id, at: stage.clock.now())
    try await stage.store.perform(
      .completeTasks([tasks[0].id]), for: stage.account.id, at: stage.clock.now())
    let presenter = presenter(stage)

    await presenter.load()

    #expect(view.content?.days[0].rows.map(\.state) == [.done, .missed, .accepted])
    #expect(view.content?.changes.map(\.title).contains("Pay rent") == false)
    await presenter.accept()
    let stored = try await stage.store.plans(monday...monday, for: stage.account.id)
    #expect(stored.flatMap(\.entries).contains { $0.task == tasks[0].id && $0.start == 480 })
  }

  @Test func `forty overdue tasks become a plan without a wall of red, and nothing is lost`()
    async throws
  {
    let stage = try await Stage()
    for number in 1...40 {
      try await stage.add("Task \(number)", due: .date(monday.advanced(byDays: -1 - number % 7)))
    }
    await presenter(stage).load()
    #expect(view.content?.comeback?.message.hasPrefix("40 tasks waited for you") == true)

    let presenter = presenter(stage, PlanRequest(isComeback: true))
    await presenter.load()
    let content = try #require(view.content)
    #expect(content.days.allSatisfy { $0.load.planned * 2 <= $0.load.available + 60 })
    #expect(Set(content.days.flatMap(\.rows).map(\.slot.task)).count == 40)
    await presenter.accept(try #require(content.acceptance))

    await presenter.load()
    #expect(view.content?.comeback == nil)
    let lists = [stage.list]
    let open = try await stage.store.tasks(
      TaskQuery(lists: lists, sort: .due, scope: .open, limit: 100), for: stage.account.id
    ).tasks
    #expect(open.count == 40)
    #expect(open.allSatisfy { $0.due.map { $0.nominal.date >= monday } ?? false })
    await presenter.undo()
    let back = try await stage.store.tasks(
      TaskQuery(lists: lists, sort: .due, scope: .open, limit: 100), for: stage.account.id
    ).tasks
    #expect(back.allSatisfy { $0.due.map { $0.nominal.date < monday } ?? false })
  }

  @Test func `parks what is overdue without a date, as one change`() async throws {
    let stage = try await Stage()
    for number in 1...12 {
      try await stage.add("Task \(number)", due: .date(monday.advanced(byDays: -3)))
    }
    let presenter = presenter(stage)

    await presenter.park()
    await presenter.load()

    #expect(view.content?.comeback == nil)
    #expect(view.notices.last?.message == "12 tasks changed")
    await presenter.undo()
    await presenter.load()
    #expect(view.content?.comeback != nil)
  }

  @Test(arguments: [
    (PlanForm(day: "tomorrow", days: "3", hours: "4.5"), 1, 3, DayLimit.minutes(270)),
    (PlanForm(hours: "2h30m"), nil, 1, .minutes(150)),
    (PlanForm(day: "水曜日", until: "16:30"), 2, 1, .until(990)),
    (PlanForm(), nil, 1, nil),
  ])
  func `reads which days are meant`(
    form: PlanForm, offset: Int?, count: Int, limit: DayLimit?
  ) async throws {
    let stage = try await Stage()
    let presenter = presenter(stage)

    #expect(presenter.read(form))
    await presenter.load()

    let request = try #require(view.content?.request)
    #expect(request.first == offset.map { monday.advanced(byDays: $0) })
    #expect(request.dayCount == count)
    #expect(request.limit == limit)
  }

  @Test(arguments: [
    PlanForm(day: "someday"), PlanForm(days: "0"), PlanForm(days: "15"), PlanForm(hours: "25"),
    PlanForm(hours: "x"), PlanForm(hours: "-1"), PlanForm(hours: "1.5.5"), PlanForm(until: "25:00"),
  ])
  func `says what can't be read`(form: PlanForm) async throws {
    let stage = try await Stage()

    #expect(!presenter(stage).read(form))

    #expect(view.problem != nil)
  }

  @Test func `tells the same as data`() async throws {
    let stage = try await Stage()
    let task = try await stage.add("Pay rent")[0]
    _ = try await stage.add(TaskDraft(title: "Paint the house", estimate: 6000))

    await presenter(stage, PlanRequest(limit: .minutes(30))).export()

    let record = try #require(view.record)
    #expect(record.days.map(\.date) == ["2026-11-30"])
    #expect(record.days[0].available == 30)
    #expect(record.days[0].entries.map(\.id) == [task.id.number] || record.leftOut.count == 2)
    #expect(record.isProposal)
  }

  @Test(arguments: Language.allCases)
  func `what was accepted comes back from its text`(language: Language) async throws {
    let stage = try await Stage()
    try await stage.add("Pay rent", due: .date(monday.advanced(byDays: -3)))
    await presenter(stage, PlanRequest(dayCount: 3, isComeback: true), language).load()
    let acceptance = try #require(view.content?.acceptance)

    #expect(acceptance.due.count == 1)
    #expect(PlanAcceptance(text: acceptance.text) == acceptance)
    #expect(PlanAcceptance(text: "= 2026-13-01") == nil)
    #expect(PlanAcceptance(text: "540+30 1") == nil)
    #expect(PlanAcceptance(text: "> 2026-12-01 x") == nil)
  }
}
