import Domain
import MemoryStorage
import Testing

@testable import Presentation

/// What is told of a Monday, 30 November 2026, and of what was before.
@Suite struct LookBackPresenterTests {
  let view = LookBackViewSpy()

  @Test func `tells by day, by week and of what is open`() async throws {
    let stage = try await Stage()
    try await fill(stage)

    await presenter(on: stage).load(.month)

    let content = try #require(view.content)
    #expect(content.figures.map(\.name) == [.today, .week, .span, .open])
    #expect(content.figures.map(\.value) == ["1", "1", "4", "2"])
    #expect(
      content.figures.map(\.label) == [
        "Completed today", "Completed this week", "Completed in 30 days", "Open now",
      ])
    let byDay = try #require(content.byDay)
    #expect(byDay.kind == .bars)
    #expect(byDay.points.count == 30)
    #expect(byDay.points.suffix(3).map(\.label) == ["Sat 28 Nov", "Sun 29 Nov", "Mon 30 Nov"])
    #expect(byDay.points.suffix(3).map(\.value) == [0, 3, 1])
    #expect(byDay.points.compactMap(\.mark) == ["2 Nov", "9 Nov", "16 Nov", "23 Nov", "30 Nov"])
    #expect(byDay.summary == "4 completed in all; most: Sun 29 Nov (3)")
    #expect(byDay.ticks.map(\.label) == ["0", "1", "2", "3"])
    #expect(content.byWeek.points.count == 26)
    #expect(content.byWeek.points.suffix(2).map(\.label) == ["Week of 23 Nov", "Week of 30 Nov"])
    #expect(content.byWeek.points.suffix(2).map(\.value) == [3, 1])
    #expect(content.open.kind == .line)
    #expect(content.open.points.suffix(3).map(\.value) == [0, 3, 2])
    #expect(
      content.open.summary
        == "From 0 to 2; most: 3 (Sun 29 Nov), fewest: 0 (Sun 1 Nov)")
    #expect(content.choices.map(\.label) == ["30 days", "12 weeks", "A year"])
    #expect(content.choices.map(\.isChosen) == [true, false, false])
  }

  @Test func `tells of repeating tasks, the longest streak first`() async throws {
    let stage = try await Stage()
    try await fill(stage)

    await presenter(on: stage).load(.month)

    let rows = try #require(view.content).streaks
    #expect(rows.map(\.title) == ["Stretch", "Water the ferns"])
    #expect(rows.map(\.currentLabel) == ["2 in a row", "1 in a row"])
    #expect(rows.map(\.longestLabel) == ["longest: 2", "longest: 1"])
    #expect(view.content?.noStreaksMessage == nil)
  }

  @Test(arguments: [
    (
      Language.japanese, ["今日の完了", "今週の完了", "30日間の完了", "現在の未完了"],
      "合計4件。最も多いのは11月29日(日)の3件", "11月23日の週", "2回連続", "1年間"
    ),
    (
      .korean, ["오늘 완료", "이번 주 완료", "30일 동안 완료", "지금 남은 할 일"],
      "모두 4개. 가장 많은 때: 11월 29일 (일) (3개)", "11월 23일 주", "2회 연속", "1년"
    ),
  ])
  func `speaks the person's language`(
    _ language: Language, _ figures: [String], _ summary: String, _ week: String,
    _ streak: String, _ year: String
  ) async throws {
    let stage = try await Stage()
    try await fill(stage)

    await presenter(on: stage, in: language).load(.month)

    let content = try #require(view.content)
    #expect(content.figures.map(\.label) == figures)
    #expect(content.byDay?.summary == summary)
    #expect(content.byWeek.points.dropLast().last?.label == week)
    #expect(content.streaks.first?.currentLabel == streak)
    #expect(content.choices.last?.label == year)
    #expect(content.byDay?.points.compactMap(\.mark).last == "11/30")
  }

  @Test func `a year is told by weeks, with the year of each`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).load(.year)

    let content = try #require(view.content)
    #expect(content.byDay == nil)
    #expect(content.byWeek.points.count == 53)
    #expect(content.byWeek.points.first?.label == "Week of 1 Dec 2025")
    #expect(content.byWeek.points.compactMap(\.mark).count <= 6)
    #expect(content.open.points.count == 52 * 7 + 1)
    #expect(content.open.points.compactMap(\.mark).count <= 6)
    #expect(content.byWeek.summary == "Nothing was completed")
    #expect(content.noStreaksMessage == "No repeating task was completed in this time.")
    #expect(content.figures[2].label == "Completed in a year")
  }

  @Test func `another span than those that are offered is offered too`() async throws {
    let stage = try await Stage()

    await presenter(on: stage).load(.days(1))

    #expect(view.content?.choices.map(\.label) == ["30 days", "12 weeks", "A year", "1 day"])
    #expect(view.content?.choices.last?.isChosen == true)
    #expect(view.content?.byDay?.points.count == 1)
  }

  @Test(arguments: [
    (Language.english, "Broken", "longest: 12"), (.japanese, "途切れ", "最長 12回"),
    (.korean, "끊김", "최장 12회"),
  ])
  func `says so when a streak is broken`(
    _ language: Language, _ current: String, _ longest: String
  ) async throws {
    let stage = try await Stage()
    let task = try #require(try await stage.add("Run").first)

    let row = StreakRow(Streak(current: 0, longest: 12), of: task, in: Words(language))

    #expect(row.currentLabel == current)
    #expect(row.longestLabel == longest)
  }

  @Test func `tells the same as data`() async throws {
    let stage = try await Stage()
    try await fill(stage)

    await presenter(on: stage, in: .korean).export(.days(2))

    let record = try #require(view.record)
    #expect(record.days.map(\.date) == ["2026-11-29", "2026-11-30"])
    #expect(record.days.map(\.completed) == [3, 1])
    #expect(record.days.map(\.open) == [3, 2])
    #expect(record.weeks.last?.start == "2026-11-30")
    #expect(record.streaks.map(\.current) == [2, 1])
  }

  @Test func `tells in words what could not be read`() async throws {
    let stage = try await Stage()
    let nobody = Person(account: .init(99), language: .english, zone: .utc)

    await stage.scenes.lookBack(for: nobody, in: view).load(.month)

    // Nobody's lists are none, and so is what was done in them.
    #expect(view.content?.figures.map(\.value) == ["0", "0", "0", "0"])
    #expect(view.problem == nil)
  }

  /// Four tasks of yesterday: one done then, one given up today, and two daily ones, of which one was
  /// done both days and the other yesterday, three days late.
  private func fill(_ stage: Stage) async throws {
    let yesterday = stage.clock.now().advanced(bySeconds: -86_400)
    let stretch = try draft("Stretch", "FREQ=DAILY", due: "2026-11-29")
    let ferns = try draft("Water the ferns", "FREQ=DAILY", due: "2026-11-26")
    let drafts = [stretch, ferns] + ["Write", "Call"].map { TaskDraft(title: $0) }
    let tasks = try #require(
      try await stage.store.perform(
        .addTasks(drafts, to: stage.list), for: stage.account.id, at: yesterday)
    ).tasks
    func complete(_ index: Int, at now: Instant) async throws {
      try await stage.store.perform(
        .completeTasks([tasks[index].id]), for: stage.account.id, at: now)
    }
    try await complete(0, at: yesterday)
    try await complete(1, at: yesterday.advanced(bySeconds: 60))
    try await complete(2, at: yesterday.advanced(bySeconds: 120))
    try await complete(0, at: stage.clock.now())
    try await stage.store.perform(
      .cancelTasks([tasks[3].id]), for: stage.account.id, at: stage.clock.now())
  }

  private func draft(_ title: String, _ rule: String, due: String) throws -> TaskDraft {
    let date = try #require(CalendarDate(iso: due))
    return TaskDraft(
      title: title, due: .date(date),
      repetition: Repetition(
        rule: try RecurrenceRule(parsing: rule), mode: .byCalendar, anchor: .date(date)))
  }

  private func presenter(on stage: Stage, in language: Language = .english) -> LookBackPresenter {
    stage.scenes.lookBack(for: stage.person(language), in: view)
  }
}
