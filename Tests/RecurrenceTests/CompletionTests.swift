import Domain
import Testing

/// What comes next once a task is completed.
@Suite struct CompletionTests {
  @Test(arguments: [
    ("2027-03-01", "2027-03-05T10:00", "2027-03-06"),
    // On the day itself, and before it.
    ("2027-03-01", "2027-03-01T23:59", "2027-03-02"),
    ("2027-03-01", "2027-02-20T10:00", "2027-03-02"),
    ("2027-03-01T21:00", "2027-03-05T08:00", "2027-03-05T21:00"),
    ("2027-03-01T21:00", "2027-03-05T21:00", "2027-03-06T21:00"),
    ("2027-03-01T21:00", "2027-03-05T22:00", "2027-03-06T21:00"),
  ])
  func `a daily task done days late is next due after it was done`(
    due: String, completed: String, next: String
  ) throws {
    let series = try Series(due, "FREQ=DAILY")

    #expect(try series.nextDue(after: due, completedAt: completed, .skippingMissed) == next)
  }

  @Test func `by the calendar a missed day is still to be done`() throws {
    let series = try Series("2027-03-01", "FREQ=DAILY")

    let next = try series.nextDue(
      after: "2027-03-01", completedAt: "2027-03-05T10:00", .byCalendar)

    #expect(next == "2027-03-02")
  }

  @Test(arguments: [
    ("2026-11-30", "FREQ=MONTHLY;INTERVAL=3", "2027-02-28"),
    ("2027-11-30", "FREQ=MONTHLY;INTERVAL=3", "2028-02-29"),
    ("2024-02-29", "FREQ=YEARLY", "2025-02-28"),
    ("2026-12-31", "FREQ=DAILY;INTERVAL=10", "2027-01-10"),
    ("2026-12-31", "FREQ=WEEKLY;INTERVAL=2", "2027-01-14"),
    // Wednesday; Mondays of the week after next.
    ("2027-03-03", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO", "2027-03-15"),
  ])
  func `every three months after completion at the end of November is the end of February`(
    completed: String, rule: String, next: String
  ) throws {
    let series = try Series("2026-01-15", rule)

    let due = try series.nextDue(
      after: "2026-01-15", completedAt: completed + "T10:00", .fromCompletion)

    #expect(due == next)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "2027-03-06T21:00"),
    // "Every 8 hours after it was done" has no use for the time it was due at.
    ("FREQ=HOURLY;INTERVAL=8", "2027-03-06T06:10"),
  ])
  func `from completion a time of the day is kept unless it repeats within the day`(
    rule: String, next: String
  ) throws {
    let series = try Series("2027-03-01T21:00", rule)

    let due = try series.nextDue(
      after: "2027-03-01T21:00", completedAt: "2027-03-05T22:10", .fromCompletion)

    #expect(due == next)
  }

  @Test func `done early from completion counts from the day it was done`() throws {
    let series = try Series("2027-03-10", "FREQ=DAILY;INTERVAL=3")

    let next = try series.nextDue(
      after: "2027-03-10", completedAt: "2027-03-05T10:00", .fromCompletion)

    #expect(next == "2027-03-08")
  }

  @Test func `weekly at nine stays at nine over the end of summer time`() throws {
    // In Berlin the clocks go back at three on October 25, 2026; the wall has no part in it.
    let series = try Series("2026-10-18T09:00", "FREQ=WEEKLY")

    let next = try series.nextDue(
      after: "2026-10-18T09:00", completedAt: "2026-10-18T09:30", .byCalendar)

    #expect(next == "2026-10-25T09:00")
  }

  @Test func `the first monthly occurrence is this month if it is still ahead`() throws {
    let series = try Series("2027-03-10", "FREQ=MONTHLY;BYMONTHDAY=15")

    #expect(series.first(2) == ["2027-03-15", "2027-04-15"])
  }

  @Test func `monthly on the 15th isn't taken for the 16th`() throws {
    let series = try Series("2027-03-15T23:30", "FREQ=MONTHLY")

    #expect(series.first(2) == ["2027-03-15T23:30", "2027-04-15T23:30"])
  }

  @Test func `a midnight that the clocks skip doesn't keep a task from going on`() throws {
    // Chile's summer time begins at midnight: September 5, 2027 has no 00:00 there.
    let series = try Series("2027-09-04T00:00", "FREQ=DAILY")

    let next = try series.nextDue(
      after: "2027-09-04T00:00", completedAt: "2027-09-04T08:00", .skippingMissed)

    #expect(next == "2027-09-05T00:00")
  }

  @Test func `a task that was put off goes on with its series`() throws {
    // Due on Monday, moved to Wednesday, done on Thursday.
    let series = try Series("2027-03-01", "FREQ=WEEKLY")

    let next = try series.nextDue(
      after: "2027-03-03", completedAt: "2027-03-04T10:00", .byCalendar)

    #expect(next == "2027-03-08")
  }
}

extension Series {
  fileprivate func nextDue(
    after current: String, completedAt completion: String, _ mode: RepeatMode
  ) throws -> String? {
    let moment = try #require(LocalDateTime(iso: completion))
    return next(after: Occurrence(current), completedAt: moment, mode: mode)?.due.iso
  }
}
