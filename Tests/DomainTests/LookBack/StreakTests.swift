import Domain
import Testing

/// When a streak of a repeating task goes on, and when it is broken.
@Suite struct StreakTests {
  @Test func `what is weekly may be done late, before it is due again`() throws {
    // Mondays: done on Wednesday, on Sunday, on the day.
    let task = try repeating("FREQ=WEEKLY", from: "2026-11-02", due: "2026-11-23")
    let done = [
      ("2026-11-02", "2026-11-04T12:00"), ("2026-11-09", "2026-11-15T23:59"),
      ("2026-11-16", "2026-11-16T08:00"),
    ]

    #expect(try streak(of: task, done, at: "2026-11-24T12:00") == Streak(current: 3, longest: 3))
  }

  @Test func `what is weekly is missed when it is done on the day it is due again`() throws {
    let task = try repeating("FREQ=WEEKLY", from: "2026-11-02", due: "2026-11-16")
    let done = [("2026-11-02", "2026-11-02T12:00"), ("2026-11-09", "2026-11-16T00:01")]

    #expect(try streak(of: task, done, at: "2026-11-16T12:00") == Streak(current: 1, longest: 1))
  }

  @Test func `what is daily is done on its day, which may begin some hours after midnight`() throws
  {
    let task = try repeating("FREQ=DAILY", from: "2026-11-02", due: "2026-11-05")
    let done = [
      ("2026-11-02", "2026-11-02T21:00"), ("2026-11-03", "2026-11-04T01:30"),
      ("2026-11-04", "2026-11-04T22:00"),
    ]

    let owl = try streak(of: task, done, at: "2026-11-05T12:00", dayStart: 3)
    let lark = try streak(of: task, done, at: "2026-11-05T12:00")

    #expect(owl == Streak(current: 3, longest: 3))
    #expect(lark == Streak(current: 1, longest: 1))
  }

  @Test func `is over when a time has passed since, and not before`() throws {
    let task = try repeating("FREQ=DAILY", from: "2026-11-02", due: "2026-11-04")
    let done = [("2026-11-02", "2026-11-02T09:00"), ("2026-11-03", "2026-11-03T09:00")]

    #expect(try streak(of: task, done, at: "2026-11-04T23:59") == Streak(current: 2, longest: 2))
    #expect(try streak(of: task, done, at: "2026-11-05T00:00") == Streak(current: 0, longest: 2))
  }

  @Test func `what was missed and skipped breaks it, and the next one begins another`() throws {
    let task = try repeating(
      "FREQ=WEEKLY", from: "2026-11-02", due: "2026-11-30", mode: .skippingMissed)
    // The second was left until the week of the third, the third went with it.
    let done = [
      ("2026-11-02", "2026-11-02T12:00"), ("2026-11-09", "2026-11-17T12:00"),
      ("2026-11-23", "2026-11-23T12:00"),
    ]

    #expect(try streak(of: task, done, at: "2026-11-24T12:00") == Streak(current: 2, longest: 2))
  }

  @Test func `making up for a missed time counts once`() throws {
    let task = try repeating("FREQ=WEEKLY", from: "2026-11-02", due: "2026-11-23")
    let done = [
      ("2026-11-02", "2026-11-02T12:00"), ("2026-11-09", "2026-11-17T12:00"),
      ("2026-11-16", "2026-11-17T12:05"),
    ]

    #expect(try streak(of: task, done, at: "2026-11-18T12:00") == Streak(current: 1, longest: 1))
  }

  @Test func `what is done early has taken its time with it`() throws {
    let task = try repeating("FREQ=WEEKLY", from: "2026-11-02", due: "2026-11-16")
    let done = [("2026-11-02", "2026-10-30T12:00"), ("2026-11-09", "2026-11-03T12:00")]

    #expect(try streak(of: task, done, at: "2026-11-22T12:00") == Streak(current: 2, longest: 2))
    #expect(try streak(of: task, done, at: "2026-11-23T00:00") == Streak(current: 0, longest: 2))
  }

  @Test func `what repeats from completion is late when it would have been due once more`() throws {
    let task = try repeating(
      "FREQ=DAILY;INTERVAL=3", from: "2026-11-16", due: "2026-11-16", mode: .fromCompletion)
    let done = [
      ("2026-11-02", "2026-11-03T12:00"), ("2026-11-06", "2026-11-08T12:00"),
      ("2026-11-11", "2026-11-14T12:00"),
    ]

    #expect(try streak(of: task, done, at: "2026-11-18T12:00") == Streak(current: 1, longest: 2))
    #expect(try streak(of: task, done, at: "2026-11-19T12:00") == Streak(current: 0, longest: 2))
  }

  @Test(arguments: [("2026-03-05", 5), ("2026-10-29", 5)])
  func `a change of clocks breaks nothing`(_ first: String, _ days: Int) throws {
    // Nine o'clock, always done five minutes before the next nine o'clock.
    let start = try #require(CalendarDate(iso: first))
    let due = try (0...days).map { number in
      try #require(LocalDateTime(iso: start.advanced(byDays: number).iso + "T09:00"))
    }
    var task = try repeating("FREQ=DAILY", from: first, due: first)
    task.due = .time(due[days], zone: NewYork.zone)
    task.repetition?.anchor = .time(due[0])
    let records = try (0..<days).map { number in
      var record = task
      record.due = .time(due[number], zone: NewYork.zone)
      let next = try #require(LocalTime(hour: 8, minute: 55))
      record.completed = NewYork().instant(
        of: LocalDateTime(date: due[number + 1].date, time: next), in: NewYork.zone)
      return record
    }
    let now = NewYork().instant(of: due[days], in: NewYork.zone)
    let day = Day(for: .newYorker(), at: now, zones: NewYork())

    #expect(task.streak(completedAs: records, on: day) == Streak(current: days, longest: days))
  }

  @Test func `what was done before the rule was changed is counted as it stands`() throws {
    let task = try repeating("FREQ=WEEKLY", from: "2026-11-10", due: "2026-11-17")
    let done = [
      ("2026-10-01", "2026-10-01T12:00"), ("2026-10-02", "2026-10-02T12:00"),
      ("2026-11-10", "2026-11-10T12:00"),
    ]

    #expect(try streak(of: task, done, at: "2026-11-11T12:00") == Streak(current: 3, longest: 3))
  }

  @Test func `a series that ended keeps its streak, with its last completion`() throws {
    var task = try repeating("FREQ=DAILY;COUNT=3", from: "2026-11-02", due: "2026-11-04")
    task.completed = newYork("2026-11-04T10:00")
    let done = [("2026-11-02", "2026-11-02T09:00"), ("2026-11-03", "2026-11-03T09:00")]

    #expect(try streak(of: task, done, at: "2026-12-24T12:00") == Streak(current: 3, longest: 3))
    task.isCancelled = true
    #expect(try streak(of: task, done, at: "2026-12-24T12:00") == Streak(current: 2, longest: 2))
  }

  @Test func `is none of what does not repeat or never was completed`() throws {
    var task = try repeating("FREQ=DAILY", from: "2026-11-02", due: "2026-11-02")

    #expect(try streak(of: task, [], at: "2026-11-02T12:00") == nil)
    task.repetition = nil
    let done = [("2026-11-02", "2026-11-02T12:00")]
    #expect(try streak(of: task, done, at: "2026-11-02T12:00") == nil)
  }

  private func repeating(
    _ rule: String, from start: String, due: String, mode: RepeatMode = .byCalendar
  ) throws -> TaskItem {
    let anchor = try #require(CalendarDate(iso: start))
    return TaskItem(
      id: .init(1), list: .init(1), title: "Run", due: .date(try #require(CalendarDate(iso: due))),
      repetition: Repetition(
        rule: try RecurrenceRule(parsing: rule), mode: mode, anchor: .date(anchor)),
      position: .first, created: Instant(milliseconds: 0), changed: Instant(milliseconds: 0))
  }

  private func streak(
    of task: TaskItem, _ done: [(due: String, completed: String)], at now: String,
    dayStart: Int = 0
  ) throws -> Streak? {
    let records = try done.map { due, completed in
      var record = task
      record.due = .date(try #require(CalendarDate(iso: due)))
      record.repetition = nil
      record.completed = newYork(completed)
      record.isCancelled = false
      return record
    }
    let day = Day(for: .newYorker(dayStart: dayStart), at: newYork(now), zones: NewYork())
    return task.streak(completedAs: records, on: day)
  }
}
