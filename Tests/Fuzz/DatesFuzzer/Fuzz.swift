import Domain
import Presentation

/// Dates as people type them: what is read prints to what reads as the same.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let now = Instant(milliseconds: 1_796_030_000_000)
  let parser = WhenParser(on: Day(withoutCalendarFor: .init(1), at: now), zone: .utc)
  if let due = try? parser.parse(text) {
    precondition((try? parser.parse(due.text)) == due, "a date reads as it prints")
  }
  if let date = CalendarDate(iso: text) {
    precondition(CalendarDate(daysSince1970: date.daysSince1970) == date, "days count back")
  }
  _ = EmailAddress(text)
  if let title = try? Title.validated(text) {
    precondition((try? Title.validated(title)) == title, "a title is valid as it is")
  }
  return 0
}
