import Domain
import Testing

/// What a person's days and weeks come to.
@Suite struct LookBackTests {
  private let day = Day(for: .newYorker(), at: newYork("2026-11-03T12:00"), zones: NewYork())

  @Test func `the UTC day is nobody's day`() {
    // In UTC, the first is the third's, and so is the second.
    let tasks = [done("2026-11-02T23:30"), done("2026-11-02T19:30"), done("2026-11-03T00:30")]

    let back = lookBack(tasks, over: .days(3))

    #expect(back.days.map(\.date.iso) == ["2026-11-01", "2026-11-02", "2026-11-03"])
    #expect(back.days.map(\.completed) == [0, 2, 1])
  }

  @Test func `who works past midnight is still in the day before`() {
    let owl = Day(for: .newYorker(dayStart: 3), at: newYork("2026-11-03T02:00"), zones: NewYork())
    let tasks = [done("2026-11-02T02:59"), done("2026-11-02T03:00"), done("2026-11-03T01:00")]

    let back = lookBack(tasks, over: .days(2), on: owl)

    #expect(back.days.map(\.date.iso) == ["2026-11-01", "2026-11-02"])
    #expect(back.days.map(\.completed) == [1, 2])
  }

  @Test func `a day of 25 hours is one day`() {
    let tasks = [done("2026-11-01T00:10"), done("2026-11-01T23:50")]

    let back = lookBack(tasks, over: .days(4))

    #expect(back.days.map(\.completed) == [0, 2, 0, 0])
  }

  @Test func `weeks begin on Monday, and the last one is not over`() {
    let tasks = [done("2026-11-01T12:00"), done("2026-11-02T12:00"), done("2026-10-26T00:00")]

    let back = lookBack(tasks, over: .weeks(2))

    #expect(back.weeks.map(\.monday.iso) == ["2026-10-26", "2026-11-02"])
    #expect(back.weeks.map(\.completed) == [2, 1])
    #expect(back.days.first?.date.iso == "2026-10-26")
    #expect(back.days.count == 9)
  }

  @Test func `open tasks are worked back from how many are open now`() {
    let tasks = [
      life(created: "2026-10-31T12:00", completed: "2026-11-02T12:00"),
      life(created: "2026-11-01T12:00"),
      life(created: "2026-11-01T13:00", deleted: "2026-11-03T09:00"),
      life(created: "2026-11-02T08:00", completed: "2026-11-02T09:00", deleted: "2026-11-03T09:00"),
    ]

    let back = lookBack(tasks, open: 5, over: .days(4))

    // Four were there before, of which nothing is told.
    #expect(back.days.map(\.open) == [5, 7, 6, 5])
    #expect(back.days.map(\.completed) == [0, 0, 2, 0])
  }

  @Test func `what was done before it came here was never open here`() {
    let tasks = [
      life(created: "2026-11-03T09:00", completed: "2026-11-01T12:00"),
      life(created: "2026-11-03T09:00", completed: "2026-10-01T12:00"),
    ]

    let back = lookBack(tasks, open: 1, over: .days(4))

    #expect(back.days.map(\.open) == [1, 1, 1, 1])
    #expect(back.days.map(\.completed) == [0, 1, 0, 0])
  }

  @Test func `a completed time of a repeating task was never open`() {
    let record = TaskLife(
      created: newYork("2026-11-02T12:00"), completed: newYork("2026-11-02T12:00"),
      isCancelled: false, deleted: nil, occurrenceOf: .init(7), repeating: nil)

    let back = lookBack([record, record], open: 1, over: .days(3))

    #expect(back.days.map(\.open) == [1, 1, 1])
    #expect(back.days.map(\.completed) == [0, 2, 0])
    #expect(back.series == [.init(7)])
  }

  @Test func `what another clock dates later than now belongs to today`() {
    let back = lookBack([done("2026-11-05T12:00")], over: .days(2))

    #expect(back.days.map(\.completed) == [0, 1])
    #expect(back.days.map(\.open) == [1, 0])
  }

  @Test func `begins with the first moment of its first day or week`() {
    #expect(LookBackSpan.weeks(2).start(on: day) == newYork("2026-10-26T00:00"))
    #expect(LookBackSpan.days(200).start(on: day) == newYork("2026-04-18T00:00"))
    // The weeks beside few days reach further back.
    #expect(LookBackSpan.days(3).start(on: day) == newYork("2026-05-11T00:00"))
    let owl = Day(for: .newYorker(dayStart: 4), at: newYork("2026-11-03T12:00"), zones: NewYork())
    #expect(LookBackSpan.weeks(1).start(on: owl) == newYork("2026-11-02T04:00"))
  }

  @Test func `nobody looks back no time or for ever`() {
    #expect(LookBackSpan(days: 0) == nil)
    #expect(LookBackSpan(days: 367) == nil)
    #expect(LookBackSpan(weeks: -1) == nil)
    #expect(LookBackSpan(weeks: .max) == nil)
    #expect(LookBackSpan(weeks: 106) == .weeks(106))
  }

  private func done(_ completed: String) -> TaskLife {
    life(created: "2026-01-02T12:00", completed: completed)
  }

  private func life(
    created: String, completed: String? = nil, deleted: String? = nil
  ) -> TaskLife {
    TaskLife(
      created: newYork(created), completed: completed.map(newYork), isCancelled: false,
      deleted: deleted.map(newYork), occurrenceOf: nil, repeating: nil)
  }

  private func lookBack(
    _ tasks: [TaskLife], open: Int = 0, over span: LookBackSpan, on day: Day? = nil
  ) -> LookBack {
    let day = day ?? self.day
    let activity = Activity(
      since: span.start(on: day), lists: [ListLife(openCount: open, deleted: nil)], tasks: tasks)
    return LookBack(activity, over: span, on: day)
  }
}
