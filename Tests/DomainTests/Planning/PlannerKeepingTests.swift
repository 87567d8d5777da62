import Domain
import TestSupport
import Testing

/// What stays where it is, what is planned anew, and what holds for any tasks.
@Suite struct PlannerKeepingTests {
  private func plan(_ entries: PlanEntry..., on day: Int = 0) -> DayPlan {
    DayPlan(date: PlannerStage.day(day), entries: entries)
  }

  @Test func `what is locked never moves`() {
    var stage = PlannerStage()
    let locked = PlanEntry(task: .init(1), start: minutes(10), minutes: 30, isLocked: true)
    stage.accepted = [plan(locked)]

    let proposal = stage.propose([task(1), task(2, 90, due: due(0))])

    #expect(proposal.days[0].entries.map { shown($0.entry) } == ["10:00+30 1", "10:30+90 2"])
    #expect(proposal.days[0].entries.first?.entry == locked)
  }

  @Test func `what was begun stays, and what was missed is planned anew`() {
    var stage = PlannerStage(now: minutes(9, 40))
    stage.accepted = [
      plan(
        PlanEntry(task: .init(1), start: minutes(9), minutes: 30),
        PlanEntry(task: .init(2), start: minutes(9, 30), minutes: 30))
    ]

    #expect(stage.times([task(1), task(2)]) == ["09:30+30 2", "10:00+30 1"])
    #expect(stage.propose([task(1), task(2)]).days[0].entries[1].ground != .overdue)
  }

  @Test func `what is planned for another day is not asked for again`() {
    var stage = PlannerStage()
    stage.accepted = [plan(PlanEntry(task: .init(1), start: 600, minutes: 60), on: 2)]

    #expect(stage.times([task(1, 60), task(2)]) == ["09:00+30 2"])
    #expect(stage.times([task(1, 90)]) == ["09:00+30 1"])
  }

  @Test func `what was planned for a day that is over is`() {
    var stage = PlannerStage()
    stage.accepted = [plan(PlanEntry(task: .init(1), start: 600, minutes: 60), on: -1)]

    #expect(stage.times([task(1, 60)]) == ["09:00+60 1"])
  }

  @Test func `who comes back has half of each day for what is overdue, and nothing is lost`() {
    let tasks =
      (1...40).map { task($0, due: due(-1 - $0 % 7)) } + [task(41), task(42, due: due(0))]

    let proposal = PlannerStage().planner(tasks).comeBack()

    let planned = proposal.days.flatMap(\.entries).map(\.task.id.number)
    #expect(planned.sorted() == Array(1...40) + [42])
    #expect(proposal.leftOut.isEmpty)
    for day in proposal.days.dropFirst() {
      #expect(day.planned * 2 <= day.available)
    }
    #expect(proposal.days.count < 14)
    #expect(proposal.days.last?.entries.isEmpty == false)
  }

  @Test func `whatever the tasks, nothing overlaps, nothing is outside the hours, all is told`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let tasks = Self.random(using: &generator)
      var stage = PlannerStage(now: Int.random(in: 0..<1440, using: &generator))
      stage.limit =
        Bool.random(using: &generator) ? nil : .minutes(.random(in: 0...600, using: &generator))

      let proposal = stage.propose(tasks, days: 3)

      for day in proposal.days {
        #expect(day.planned <= day.available)
        for entry in day.entries {
          #expect(day.hours.contains { $0.clipped(to: entry.entry.span) == entry.entry.span })
        }
        for (one, next) in zip(day.entries, day.entries.dropFirst()) {
          #expect(!one.entry.span.overlaps(next.entry.span))
        }
      }
      let planned = Dictionary(grouping: proposal.days.flatMap(\.entries), by: \.task.id)
        .mapValues { $0.reduce(0) { $0 + $1.entry.minutes } }
      let leftOut = Set(proposal.leftOut.map(\.task.id))
      for task in tasks {
        let minutes = planned[task.id] ?? 0
        #expect(minutes <= Planner.minutes(of: task))
        #expect((minutes < Planner.minutes(of: task)) == leftOut.contains(task.id))
      }
      #expect(stage.propose(tasks.shuffled(using: &generator), days: 3) == proposal)
    }
  }

  private static func random(using generator: inout SeededGenerator) -> [TaskItem] {
    (1...Int.random(in: 1...40, using: &generator)).map { number in
      task(
        number, [nil, 5, 20, 45, 90, 150, 400].randomElement(using: &generator) ?? nil,
        priority: Priority.allCases.randomElement(using: &generator) ?? .none,
        due: Bool.random(using: &generator) ? due(.random(in: -3...9, using: &generator)) : nil)
    }
  }
}
