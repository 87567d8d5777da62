import Domain
import Testing

/// Where python-dateutil strays from RFC 5545, what the RFC's words come to; the reasons are those
/// of Notes/recurrence.md.
@Suite struct DateutilDifferenceTests {
  @Test func `the first Monday and every Sunday are both meant`() throws {
    let series = try Series("2027-03-01", "FREQ=MONTHLY;BYDAY=1MO,SU")

    #expect(
      series.first(7) == [
        "2027-03-01", "2027-03-07", "2027-03-14", "2027-03-21", "2027-03-28", "2027-04-04",
        "2027-04-05",
      ])
  }

  @Test func `a week without a day has the start's`() throws {
    // A Wednesday.
    let series = try Series("2027-05-19", "FREQ=YEARLY;BYWEEKNO=20")

    #expect(series.first(2) == ["2027-05-19", "2028-05-17"])
  }

  @Test func `the first week of every other year is not cut at New Year`() throws {
    let series = try Series("2024-01-01", "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO")

    #expect(series.first(3) == ["2024-01-01", "2025-12-29", "2028-01-03"])
  }

  @Test func `the 52nd week from the end is the first of a year of 52`() throws {
    // 2026 has 53 weeks, 2027 and 2028 have 52.
    let series = try Series("2026-01-01", "FREQ=YEARLY;BYWEEKNO=-52;BYDAY=MO")

    #expect(series.first(3) == ["2026-01-05", "2027-01-04", "2028-01-03"])
  }

  @Test func `a start in the first week of the next year is its own first`() throws {
    let series = try Series("2024-12-30", "FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO")

    #expect(series.first(2) == ["2024-12-30", "2027-01-04"])
  }
}
