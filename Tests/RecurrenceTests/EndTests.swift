import Domain
import Testing

/// How series end.
@Suite struct EndTests {
  @Test func `counts the start among the occurrences of a count`() throws {
    let series = try Series("2027-03-01", "FREQ=DAILY;COUNT=3")

    #expect(Array(series.occurrences()).map(\.iso) == ["2027-03-01", "2027-03-02", "2027-03-03"])
    #expect(series.first(after: Occurrence("2027-03-03")) == nil)
  }

  @Test(arguments: RepeatMode.allCases)
  func `a series of three ends with its third completion in every mode`(mode: RepeatMode) throws {
    var series = try Series("2027-03-01", "FREQ=DAILY;COUNT=3")
    var due = series.start
    var dues = [due.iso]

    while let next = series.next(after: due, completedAt: try due.date.noon(), mode: mode) {
      (due, series) = (next.due, next.series)
      dues.append(due.iso)
    }

    #expect(dues == ["2027-03-01", "2027-03-02", "2027-03-03"])
  }

  @Test func `a count from completion shrinks with each completion`() throws {
    let series = try Series("2027-03-01", "INTERVAL=2;FREQ=DAILY;COUNT=3;WKST=SU")

    let next = try #require(
      series.next(
        after: series.start, completedAt: try series.start.date.noon(), mode: .fromCompletion))

    #expect(next.series.rule.text == "INTERVAL=2;FREQ=DAILY;WKST=SU;COUNT=2")
  }

  @Test func `occurrences that were missed count by the calendar`() throws {
    let series = try Series("2027-03-01", "FREQ=DAILY;COUNT=3")
    let late = try #require(LocalDateTime(iso: "2027-03-05T10:00"))

    #expect(series.next(after: series.start, completedAt: late, mode: .skippingMissed) == nil)
  }

  @Test(arguments: [
    // A day counts to its end, with times too.
    ("2027-03-01", "20270303", 3), ("2027-03-01T09:00", "20270303", 3),
    ("2027-03-01T09:00", "20270303T090000", 3), ("2027-03-01T09:00", "20270303T085959", 2),
    ("2027-03-01", "20270303T120000", 3), ("2027-03-01", "20270228", 0),
  ])
  func `the last moment of a rule belongs to it`(start: String, until: String, count: Int) throws {
    let series = try Series(start, "FREQ=DAILY;UNTIL=\(until)")

    #expect(Array(series.occurrences()).count == count)
  }

  @Test(arguments: [
    // 09:00 in Vienna is 08:00Z in winter and 07:00Z in summer.
    ("2026-03-27T09:00", "20260329T070000Z", "2026-03-29T09:00"),
    ("2026-03-27T09:00", "20260329T065959Z", "2026-03-28T09:00"),
    // 02:30 comes twice on October 25, at 00:30Z and 01:30Z; the first one counts.
    ("2026-10-23T02:30", "20261025T003000Z", "2026-10-25T02:30"),
    ("2026-10-23T02:30", "20261025T002959Z", "2026-10-24T02:30"),
    // By 01:05Z, when the wall shows 02:05 again, 02:30 has been.
    ("2026-10-23T02:30", "20261025T010500Z", "2026-10-25T02:30"),
  ])
  func `a last moment in UTC is meant on the task's wall`(
    start: String, until: String, last: String
  ) throws {
    let rule = try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=\(until)")

    let series = Series(
      start: Occurrence(start), rule: rule, zone: ZoneName("Europe/Vienna"),
      zones: TableZones.vienna2026)

    #expect(Array(series.occurrences()).last?.iso == last)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", "FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1", "FREQ=MINUTELY;INTERVAL=2;BYMINUTE=1",
    "FREQ=HOURLY;INTERVAL=24;BYHOUR=1", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2",
    "FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2", "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=6",
    "FREQ=YEARLY;BYYEARDAY=366;BYMONTH=3", "FREQ=YEARLY;INTERVAL=999999999999",
    "FREQ=HOURLY;INTERVAL=999999999", "FREQ=YEARLY;BYDAY=53MO;BYMONTHDAY=15",
    "FREQ=DAILY;INTERVAL=999999999;BYMONTH=3", "FREQ=HOURLY;INTERVAL=168;BYDAY=SU",
  ])
  func `a rule whose next occurrence doesn't exist ends at once`(rule: String) throws {
    // A Friday.
    let series = try Series("2027-01-01T00:00", rule)

    let took = ContinuousClock().measure {
      #expect(series.first(after: series.start) == nil)
    }

    // A debug build takes some twenty times as long as a release build.
    #expect(took < .seconds(10))
  }

  @Test func `a leap day on a Monday is found forty years ahead`() throws {
    let series = try Series("2072-03-01", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO")

    #expect(series.first(1) == ["2112-02-29"])
  }

  @Test func `the calendar ends with the year 9999`() throws {
    let series = try Series("9998-06-01", "FREQ=YEARLY")

    #expect(Array(series.occurrences()).map(\.iso) == ["9998-06-01", "9999-06-01"])
  }
}
