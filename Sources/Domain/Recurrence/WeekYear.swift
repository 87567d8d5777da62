/// A year as weeks count it: its first week is the first that has four of its days (ISO 8601, with
/// RFC 5545's choice of the week's first day), so that it can begin in December or end in January.
struct WeekYear {
  let year: Int
  /// Days since 1970 of the first day of week 1.
  let firstDay: Int
  /// 52 or 53 weeks.
  let count: Int

  /// Nil beyond the calendar.
  init?(_ year: Int, weekStart: Weekday) {
    guard let span = YearSpan(year) else { return nil }
    self.year = year
    firstDay = Self.weekOne(from: span.firstDay, weekStart: weekStart)
    let next = Self.weekOne(from: span.firstDay + span.length, weekStart: weekStart)
    count = (next - firstDay) / 7
  }

  init?(containingDay day: Int, weekStart: Weekday) {
    let year = CalendarDate(daysSince1970: day).year
    let candidates = [year + 1, year, year - 1].compactMap { Self($0, weekStart: weekStart) }
    guard let match = candidates.first(where: { $0.firstDay <= day }) else { return nil }
    self = match
  }

  /// The week with January 4 in it is the first.
  private static func weekOne(from january1: Int, weekStart: Weekday) -> Int {
    let january4 = january1 + 3
    return january4 - (weekdayIndex(ofDay: january4) - weekStart.rawValue).modulo(7)
  }
}
