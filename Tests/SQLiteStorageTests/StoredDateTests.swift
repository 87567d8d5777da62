import Domain
import Testing

@testable import SQLiteStorage

/// Dates as text in the database.
@Suite struct StoredDateTests {
  @Test(arguments: [
    "2026-11-30", "0001-01-01", "9999-12-31", "2026-11-30T09:30[Asia/Tokyo]",
    "2026-11-30T00:00[UTC]", "2026-11-30T09:30", "2026-11-30T09:30:15.000Z",
    "2026-11-30T23:59[America/Argentina/Buenos_Aires]",
  ])
  func `reads what it wrote`(_ text: String) throws {
    let due = try #require(read(text))

    #expect(due.text == text)
  }

  @Test func `keeps zone, day and minute`() throws {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    let time = try #require(LocalTime(hour: 9, minute: 5))

    let due = read("2026-11-30T09:05[Asia/Tokyo]")

    #expect(due == .time(LocalDateTime(date: day, time: time), zone: ZoneName("Asia/Tokyo")))
  }

  @Test(arguments: [
    "", "2026", "2026-13-01", "2026-02-29", "2026-11-30T", "2026-11-30T09:3", "2026-11-30 ",
    "2026-11-30T09:30:15", "2026-11-30T09:30:60Z", "2026-11-30T09:30:15.000Q",
    "2026-11-30T24:00[UTC]", "2026-11-30T09:60[UTC]", "2026-11-30T09:30[]", "2026-11-30T09:30[UTC",
    "2026-11-30T0x:30[UTC]", "2026/11/30", "２０２６-11-30",
  ])
  func `reads nothing else`(_ text: String) {
    #expect(read(text) == nil)
  }

  private func read(_ text: String) -> TaskDate? {
    TaskDate(stored: text.utf8Span.span)
  }
}
