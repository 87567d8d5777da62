import Domain
import Testing

/// The values around a plan: hours, texts, differences, weights.
@Suite struct PlanValuesTests {
  @Test(arguments: [
    ("9:00-12:00, 13:00-17:30", [540, 720, 780, 1050]), ("9–12、13〜17", [540, 720, 780, 1020]),
    ("９：００〜２４：００", [540, 1440]), ("", []), ("  ", []), ("22-24", [1320, 1440]),
  ])
  func `hours are read as people type them`(text: String, ends: [Int]) {
    let spans = [MinuteSpan](typed: text)

    #expect(spans?.flatMap { [$0.start, $0.end] } == ends)
  }

  @Test(arguments: [
    "9", "9-", "12-9", "9-9", "9:60-10", "9-25", "24:01-25", "a-b", "9-12-13", "-1-5", "9:0:0-10",
    "٩-١٠", "999999999999999999999-10",
  ])
  func `hours that make no sense are refused`(text: String) {
    #expect([MinuteSpan](typed: text) == nil)
  }

  @Test func `hours come back from their text`() {
    let hours = WorkHours([.monday: [MinuteSpan(780, 900), MinuteSpan(540, 720)], .sunday: []])

    #expect(hours.text == "540-720 780-900;;;;;;")
    #expect(WorkHours(text: hours.text) == hours)
    #expect(WorkHours(text: WorkHours.standard.text) == .standard)
  }

  @Test(arguments: ["", ";;;;;", "1-2-3;;;;;;", "5-4;;;;;;", "0-1441;;;;;;", "x;;;;;;"])
  func `a text that is none of hours is refused`(text: String) {
    #expect(WorkHours(text: text) == nil)
  }

  @Test func `hours that overlap are one`() {
    let hours = WorkHours([.friday: [MinuteSpan(600, 700), MinuteSpan(540, 620)]])

    #expect(hours[.friday] == [MinuteSpan(540, 700)])
  }

  @Test func `a plan comes back from its text`() {
    let plan = DayPlan(
      date: PlannerStage.monday,
      entries: [
        PlanEntry(task: .init(12), start: 780, minutes: 45, isLocked: true),
        PlanEntry(task: .init(3), start: 540, minutes: 30),
      ])

    #expect(plan.text == "540+30 3\n780+45 12!")
    #expect(DayPlan(date: plan.date, text: plan.text) == plan)
  }

  @Test func `lines that are no times of a plan are passed over`() {
    let text = "540+30 3\n1440+30 4\n0+0 5\n0+1441 5\nx\n1+1 0\n1+1 -3\n+ !\n9+9 7!!"

    let plan = DayPlan(date: PlannerStage.monday, text: text)

    #expect(plan.entries.map(\.task.number) == [3])
  }

  @Test func `a difference tells what comes, what moves and what goes`() {
    let (monday, tuesday) = (PlannerStage.monday, PlannerStage.day(1))
    let old = [
      DayPlan(
        date: monday,
        entries: [
          PlanEntry(task: .init(1), start: 540, minutes: 30),
          PlanEntry(task: .init(2), start: 600, minutes: 30),
          PlanEntry(task: .init(3), start: 660, minutes: 30),
        ])
    ]
    let new = [
      DayPlan(
        date: monday,
        entries: [
          PlanEntry(task: .init(4), start: 540, minutes: 30),
          PlanEntry(task: .init(2), start: 600, minutes: 30, isLocked: true),
        ]),
      DayPlan(date: tuesday, entries: [PlanEntry(task: .init(1), start: 540, minutes: 30)]),
    ]

    let steps = PlanDifference(from: old, to: new).steps

    #expect(steps.map(\.task.number) == [4, 1, 3])
    #expect(steps.map { $0.before == nil } == [true, false, false])
    #expect(steps.map { $0.after?.date } == [monday, tuesday, nil])
    #expect(PlanDifference(from: new, to: new).isEmpty)
  }

  @Test func `a minute's value is its priority, how close the due date is, and its age`() {
    let day = PlannerStage().day
    var old = task(1, priority: .medium, due: due(5))
    let value = PlanningValue(old, on: PlannerStage.monday, from: day)
    #expect((value.priority, value.due, value.age, value.total) == (40, 10, 0, 50))

    old = task(1, due: due(-400))

    #expect(PlanningValue(old, on: PlannerStage.monday, from: day).due == 60)
    #expect(PlanningValue(task(2), on: PlannerStage.day(4), from: day).total == 10)
  }
}
