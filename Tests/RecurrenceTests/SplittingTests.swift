import Domain
import Testing

/// "This one" and "all to come".
@Suite struct SplittingTests {
  @Test(arguments: [
    ("2027-03-01", "FREQ=DAILY", "2027-03-04", "FREQ=DAILY;UNTIL=20270303"),
    ("2027-03-01T09:00", "FREQ=DAILY", "2027-03-04T09:00", "FREQ=DAILY;UNTIL=20270304T085959"),
    ("2027-03-01", "COUNT=10;FREQ=DAILY", "2027-03-04", "FREQ=DAILY;COUNT=3"),
    ("2027-03-01", "FREQ=DAILY;UNTIL=20271231", "2027-03-04", "FREQ=DAILY;UNTIL=20270303"),
    ("2027-03-01", "FREQ=DAILY;UNTIL=20270302", "2027-03-04", "FREQ=DAILY;UNTIL=20270302"),
    ("2027-03-01", "FREQ=DAILY;COUNT=2", "2027-03-04", "FREQ=DAILY;COUNT=2"),
  ])
  func `what was ends before the one that is changed`(
    start: String, rule: String, split: String, expected: String
  ) throws {
    let series = try Series(start, rule)

    let past = try #require(
      series.ending(before: Occurrence(split), zone: nil, zones: TableZones.none))

    #expect(past.rule.text == expected)
    #expect(
      Array(past.occurrences()) == series.occurrences().prefix { $0 < Occurrence(split) })
    #expect(try Series(start, expected).first(20) == past.first(20))
  }

  @Test func `nothing was before the first`() throws {
    let series = try Series("2027-03-01", "FREQ=WEEKLY;BYDAY=WE")

    #expect(
      series.ending(before: Occurrence("2027-03-03"), zone: nil, zones: TableZones.none) == nil)
  }

  @Test(arguments: [
    // In winter and in summer, in the hour that comes twice, and in the one that is skipped.
    ("2026-03-28T09:00", "20260328T075959Z"), ("2026-03-30T09:00", "20260330T065959Z"),
    ("2026-10-25T02:30", "20261025T002959Z"), ("2026-03-29T02:30", "20260329T012959Z"),
  ])
  func `a task in a zone gets its end in UTC`(split: String, until: String) throws {
    let start = "2026-03-01" + split.dropFirst(10)
    let series = try Series(start, "FREQ=DAILY")

    let past = series.ending(
      before: Occurrence(split), zone: ZoneName("Europe/Vienna"), zones: TableZones.vienna2026)

    #expect(past?.rule.text == "FREQ=DAILY;UNTIL=\(until)")
  }

  @Test(arguments: [
    ("2027-03-01", "FREQ=DAILY;COUNT=10", "2027-03-04", "FREQ=DAILY;COUNT=7"),
    ("2027-03-01", "FREQ=DAILY;UNTIL=20270310", "2027-03-04", "FREQ=DAILY;UNTIL=20270310"),
    (
      "2027-03-01", "FREQ=WEEKLY;BYDAY=MO,TH;COUNT=5", "2027-03-08",
      "FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3"
    ),
    (
      "2027-03-01T09:00", "FREQ=HOURLY;INTERVAL=5;COUNT=9", "2027-03-02T05:00",
      "FREQ=HOURLY;INTERVAL=5;COUNT=5"
    ),
    (
      "2027-01-31", "FREQ=MONTHLY;COUNT=5", "2027-02-28",
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1;COUNT=4"
    ),
  ])
  func `what is to come goes on as it was`(
    start: String, rule: String, split: String, expected: String
  ) throws {
    let series = try Series(start, rule)

    let future = try #require(series.continuing(from: Occurrence(split)))

    #expect(future.start == Occurrence(split))
    #expect(future.rule.text == expected)
    #expect(
      Array(future.occurrences().prefix(50))
        == Array(series.occurrences(from: Occurrence(split)).prefix(50)))
  }

  @Test func `nothing goes on after the last`() throws {
    let series = try Series("2027-03-01", "FREQ=DAILY;COUNT=3")

    #expect(series.continuing(from: Occurrence("2027-03-04")) == nil)
  }
}
