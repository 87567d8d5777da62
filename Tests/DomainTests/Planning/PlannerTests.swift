import Domain
import Testing

/// What is proposed for a day, and why.
@Suite struct PlannerTests {
  private var stage = PlannerStage()

  @Test func `fixed times come first, then what is due, then what is worth most`() {
    let tasks = [
      task(1), task(2, priority: .high), task(3, due: due(0)), task(4, due: due(-5)),
      task(5, due: at(10)),
    ]

    let proposal = stage.propose(tasks)

    #expect(
      proposal.days[0].entries.map { shown($0.entry) }
        == ["09:00+30 3", "09:30+30 4", "10:00+30 5", "10:30+30 2", "11:00+30 1"])
    #expect(
      proposal.days[0].entries.map(\.ground).prefix(3) == [.due, .overdue, .fixed])
    #expect(proposal.leftOut.isEmpty)
  }

  @Test func `what is due that day does not wait for what is overdue`() {
    var stage = stage
    stage.limit = .minutes(60)
    let late = (1...4).map { task($0, priority: .high, due: due(-$0)) }

    #expect(stage.times(late + [task(5, due: due(0))]) == ["09:00+30 5", "09:30+30 1"])
  }

  @Test func `a task without an estimate counts with the default, and says so`() {
    let proposal = stage.propose([task(1, nil), task(2, 45)])

    #expect(proposal.days[0].entries.map(\.entry.minutes) == [30, 45])
    #expect(proposal.days[0].entries.map(\.isGuess) == [true, false])
    #expect(proposal.days[0].planned == 75)
    #expect(proposal.days[0].available == 420)
  }

  @Test func `today has the hours that are left`() {
    var stage = stage
    stage.now = minutes(15, 58)

    let proposal = stage.propose([task(1, 50), task(2, 40, priority: .high)])

    #expect(proposal.days[0].available == 60)
    #expect(proposal.days[0].entries.map { shown($0.entry) } == ["16:00+40 2"])
    #expect(proposal.leftOut.map(\.reason) == [.tooLong(needed: 50, left: 20)])
  }

  @Test func `what does not fit says what it needs and what is left`() {
    var stage = stage
    stage.limit = .minutes(70)

    let proposal = stage.propose([task(1, 30, priority: .high), task(2, 90)])

    #expect(proposal.leftOut.map(\.reason) == [.tooLong(needed: 90, left: 40)])
  }

  @Test func `a day without hours says so`() {
    var stage = stage
    stage.hours = WorkHours([:])

    let proposal = stage.propose([task(1)])

    #expect(proposal.leftOut.map(\.reason) == [.noHours(needed: 30)])
  }

  @Test func `nothing is put over the break`() {
    #expect(
      stage.times([task(1, 100), task(2, 100), task(3, 100)])
        == ["09:00+100 1", "13:00+100 2", "14:40+100 3"])
  }

  @Test func `a long task is done in parts, around a break and on several days`() {
    let proposal = stage.propose([task(1, 600)], days: 2)

    #expect(
      proposal.days.map { $0.entries.map { shown($0.entry) } }
        == [["09:00+180 1", "13:00+240 1"], ["09:00+180 1"]])
    #expect(proposal.leftOut.isEmpty)
  }

  @Test func `no part is too short to be begun`() {
    // Ten minutes would be left of it behind the break.
    #expect(stage.times([task(1, 190)]) == ["09:00+160 1", "13:00+30 1"])
  }

  @Test func `what is left of a long task says how much of it is planned`() {
    let proposal = stage.propose([task(1, 600)])

    #expect(proposal.leftOut.map(\.reason) == [.partly(planned: 420, needed: 600)])
  }

  @Test func `of equal value, the order by hand decides`() {
    var (first, second) = (task(1), task(2))
    first.position = Position(key: "a5")
    second.position = Position(key: "a1")

    #expect(stage.times([first, second]) == ["09:00+30 2", "09:30+30 1"])
  }

  @Test func `what starts later, or repeats later, waits`() throws {
    let rule = try RecurrenceRule(parsing: "FREQ=DAILY")
    let repetition = Repetition(rule: rule, mode: .byCalendar, anchor: due(2).occurrence)
    let tasks = [
      task(1, start: due(1)), task(2, due: due(2), repetition: repetition),
      task(3, due: at(9, 0, 1)),
    ]

    let proposal = stage.propose(tasks)

    #expect(proposal.days[0].entries.isEmpty)
    #expect(proposal.leftOut.isEmpty)
    #expect(stage.times(tasks, on: 1) == ["09:00+30 3", "09:30+30 1"])
    #expect(stage.times(tasks, on: 2).count == 1)
  }

  @Test func `a whole is done by doing its parts`() {
    #expect(stage.times([task(1, 240), task(2, parent: 1)]) == ["09:00+30 2"])
  }

  @Test func `a time of today that has passed is overdue and planned anew`() {
    var stage = stage
    stage.now = minutes(14)

    let proposal = stage.propose([task(1, due: at(10))])

    #expect(proposal.days[0].entries.map { shown($0.entry) } == ["14:00+30 1"])
    #expect(proposal.days[0].entries.map(\.ground) == [.overdue])
  }

  @Test func `a fixed time outside the hours takes nothing of them`() {
    let proposal = stage.propose([task(1, 60, due: at(19)), task(2)])

    #expect(proposal.days[0].entries.map { shown($0.entry) } == ["09:00+30 2", "19:00+60 1"])
  }

  @Test func `a chosen end of the day is one`() {
    var stage = stage
    stage.limit = .until(minutes(14))

    #expect(stage.propose([task(1, 240)]).days[0].available == 240)
    stage.limit = .until(minutes(20))
    #expect(stage.propose([task(1, 240)]).days[0].available == 600)
    stage.limit = .minutes(.max)
    #expect(stage.propose([task(1, 240)]).days[0].hours.last?.end == 1440)
    stage.limit = .until(.max)
    #expect(stage.propose([task(1, 240)]).days[0].hours.last?.end == 1440)
    stage.limit = .minutes(480)
    #expect(stage.propose([]).days[0].hours.last == MinuteSpan(minutes(17), minutes(18)))
  }

  @Test func `outdoor tasks prefer dry hours`() {
    var stage = stage
    stage.sky = [
      SkySpan(date: PlannerStage.monday, span: MinuteSpan(0, minutes(14)), isWet: true)
    ]
    let tasks = [
      task(1, priority: .high), task(2, 60, tags: ["屋外"]), task(3, 60, tags: ["Outdoor"]),
    ]

    let proposal = stage.propose(tasks)

    #expect(
      proposal.days[0].entries.map { shown($0.entry) }
        == ["09:00+30 1", "14:00+60 2", "15:00+60 3"])
    #expect(proposal.days[0].entries.map(\.isWet) == [nil, false, false])
  }

  @Test func `an outdoor task is planned all the same when it rains all day or nobody knows`() {
    var stage = stage
    let tasks = [task(1, tags: ["야외"])]
    #expect(stage.propose(tasks).days[0].entries.map(\.isWet) == [nil])

    stage.sky = [SkySpan(date: PlannerStage.monday, span: MinuteSpan(0, 1440), isWet: true)]

    #expect(stage.propose(tasks).days[0].entries.map(\.isWet) == [true])
  }
}
