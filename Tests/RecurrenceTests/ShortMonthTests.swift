import Domain
import Testing

/// Days that not every month or year has.
@Suite struct ShortMonthTests {
  @Test func `monthly on the 31st comes on the last day and remembers the wanted day`() throws {
    var series = try Series("2027-01-31", "FREQ=MONTHLY")
    var due = series.start

    var dues: [String] = []
    for _ in 1...3 {
      let next = try #require(
        series.next(after: due, completedAt: try due.date.noon(), mode: .byCalendar))
      (due, series) = (next.due, next.series)
      dues.append(due.iso)
    }

    #expect(dues == ["2027-02-28", "2027-03-31", "2027-04-30"])
  }

  @Test(arguments: [
    (29, ["2027-01-29", "2027-02-28", "2027-03-29", "2027-04-29"]),
    (30, ["2027-01-30", "2027-02-28", "2027-03-30", "2027-04-30"]),
    (31, ["2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30"]),
  ])
  func `a short month isn't skipped from its neighbour's last days`(
    day: Int, expected: [String]
  ) throws {
    let series = try Series("2027-01-\(day)", "FREQ=MONTHLY")

    #expect(series.first(4) == expected)
  }

  @Test func `yearly on February 29 comes on the 28th in other years and back on the 29th`() throws
  {
    let series = try Series("2024-02-29T09:00", "FREQ=YEARLY")

    #expect(
      series.first(5) == [
        "2024-02-29T09:00", "2025-02-28T09:00", "2026-02-28T09:00", "2027-02-28T09:00",
        "2028-02-29T09:00",
      ])
  }

  @Test func `a century without a leap day is clamped too`() throws {
    let series = try Series("2096-02-29", "FREQ=YEARLY;INTERVAL=4")

    #expect(series.first(3) == ["2096-02-29", "2100-02-28", "2104-02-29"])
  }

  @Test func `a rule that names the 31st is taken at its word`() throws {
    let series = try Series("2027-01-31", "FREQ=MONTHLY;BYMONTHDAY=31")

    #expect(series.first(3) == ["2027-01-31", "2027-03-31", "2027-05-31"])
  }

  @Test(arguments: [
    ("OMIT", ["2027-01-30", "2027-03-30", "2027-04-30"]),
    ("BACKWARD", ["2027-01-30", "2027-02-28", "2027-03-30"]),
  ])
  func `a rule can say what becomes of a missing day`(skip: String, expected: [String]) throws {
    let series = try Series("2027-01-30", "FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=\(skip)")

    #expect(series.first(3) == expected)
  }

  @Test(arguments: [
    ("2027-01-31", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
    ("2027-01-29", "FREQ=MONTHLY;COUNT=3", "FREQ=MONTHLY;COUNT=3;BYMONTHDAY=28,29;BYSETPOS=-1"),
    ("2024-02-29", "FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
    (
      "2027-01-31", "FREQ=YEARLY;BYMONTH=4",
      "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"
    ),
    (
      "2027-01-31", "FREQ=YEARLY;BYMONTH=2,4",
      "FREQ=YEARLY;BYMONTH=2,4;BYMONTHDAY=31;RSCALE=GREGORIAN;SKIP=BACKWARD"
    ),
    (
      "2027-01-31T09:00", "FREQ=MONTHLY;BYHOUR=9,17;BYSETPOS=1",
      "FREQ=MONTHLY;BYHOUR=9,17;BYSETPOS=1;BYMONTHDAY=31;RSCALE=GREGORIAN;SKIP=BACKWARD"
    ),
  ])
  func `the wanted day is written out for clients that skip`(
    start: String, rule: String, written: String
  ) throws {
    let series = try Series(start, rule)

    #expect(series.spelledOut.text == written)
    #expect(try Series(start, written).first(30) == series.first(30))
  }

  @Test(arguments: [
    ("2027-01-28", "FREQ=MONTHLY"), ("2027-03-31", "FREQ=YEARLY"), ("2027-01-31", "FREQ=DAILY"),
    ("2027-01-31", "FREQ=MONTHLY;BYDAY=-1SU"), ("2027-01-31", "FREQ=YEARLY;BYWEEKNO=5"),
  ])
  func `a rule whose day is always there stays as written`(start: String, rule: String) throws {
    #expect(try Series(start, rule).spelledOut.text == rule)
  }
}
