import Domain
import Testing

/// Dates and times as text.
@Suite struct ISODateTests {
  @Test(arguments: ["0001-01-01", "1999-12-31", "2024-02-29", "2026-11-30", "9999-12-31"])
  func `reads and writes a date`(_ text: String) throws {
    #expect(try #require(CalendarDate(iso: text)).iso == text)
  }

  @Test(arguments: [
    "", "2026", "2026-11", "2026-11-30-1", "26-11-30", "2026-1-30", "2026-11-3", "02026-11-30",
    "2026-11-31", "2026-02-29", "+026-11-30", "-026-11-30", "2026-+1-30", "２０２６-11-30",
    "2026/11/30", " 2026-11-30", "2026-11-30 ", "2026-11-30T", "99999999999999999999-01-01",
  ])
  func `reads nothing else as a date`(_ text: String) {
    #expect(CalendarDate(iso: text) == nil)
  }

  @Test(arguments: [
    ("09:30", "09:30"), ("9:30", "09:30"), ("09:30:59", "09:30"), ("00:00", "00:00"),
    ("23:59", "23:59"),
  ])
  func `reads a time to the minute`(_ text: String, _ time: String) throws {
    #expect(try #require(LocalTime(iso: text)).iso == time)
  }

  @Test(arguments: [
    "", ":", "9", "09:3", "24:00", "09:60", "09:30:60", "09:30:5", "009:30", "-9:30", "09:30:00:00",
    "09:30Z", "٠٩:٣٠",
  ])
  func `reads nothing else as a time`(_ text: String) {
    #expect(LocalTime(iso: text) == nil)
  }

  @Test(arguments: ["2026-11-30T09:30", "2026-11-30 09:30", "2026-11-30t9:30:00"])
  func `reads a date with a time`(_ text: String) throws {
    #expect(try #require(LocalDateTime(iso: text)).iso == "2026-11-30T09:30")
  }

  @Test(arguments: ["2026-11-30", "2026-11-30T", "T09:30", "2026-11-30_09:30", "2026-11-30T09:30Z"])
  func `reads nothing else as a date with a time`(_ text: String) {
    #expect(LocalDateTime(iso: text) == nil)
  }
}
