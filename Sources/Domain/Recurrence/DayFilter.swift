/// The day parts of a rule, made ready for asking day by day.
///
/// What the rule leaves out is taken from the start (RFC 5545 §3.3.10, "Information, not contained
/// in the rule").
struct DayFilter {
  /// Bit n for month n; 0 for any.
  private let months: UInt32
  /// Bit n for day n of the month.
  private let monthDays: UInt32
  /// Bit n for the nth day from the month's end.
  private let monthDaysFromEnd: UInt32
  /// The same of the year; empty for any.
  private let yearDays: Set<Int>
  /// Bit n for weekday n, Monday 0.
  private let weekdays: UInt8
  /// The second Monday and the like.
  private let ordinals: [NthWeekday]
  /// Whether a day that the month lacks is its last one.
  private let clamps: Bool

  /// `impliedMonthDay` is the start's day of the month when the rule names no day at all.
  init(rule: RecurrenceRule, impliedMonthDay: Int?, impliedMonth: Int?, impliedWeekday: Weekday?) {
    months = (rule.byMonth + [impliedMonth].compactMap(\.self)).reduce(0) { $0 | 1 << UInt32($1) }
    monthDays = (rule.byMonthDay + [impliedMonthDay].compactMap(\.self)).reduce(0) {
      $1 > 0 ? $0 | 1 << UInt32($1) : $0
    }
    monthDaysFromEnd = rule.byMonthDay.reduce(0) { $1 < 0 ? $0 | 1 << UInt32(-$1) : $0 }
    yearDays = Set(rule.byYearDay)
    let everyWeekday = rule.byDay.filter { $0.ordinal == nil }.map(\.weekday)
    weekdays = (everyWeekday + [impliedWeekday].compactMap(\.self)).reduce(0) {
      $0 | 1 << UInt8($1.rawValue)
    }
    ordinals = rule.byDay.filter { $0.ordinal != nil }
    clamps = (rule.skip ?? (impliedMonthDay == nil ? .omit : .backward)) == .backward
  }

  /// Whether no month that is allowed has a day that is: February 30.
  var hasNoDay: Bool {
    (1...12).allSatisfy { month in
      let lengths = month == 2 ? [28, 29] : [YearMonth(year: 2000, month: month)?.length ?? 31]
      return !allows(month: month)
        || lengths.allSatisfy { length in
          (1...length).allSatisfy { !allows(monthDay: $0, of: length) }
        }
    }
  }

  var hasMonthDays: Bool { monthDays != 0 || monthDaysFromEnd != 0 }

  func allows(month: Int) -> Bool { months == 0 || months & 1 << UInt32(month) != 0 }

  /// `chosen` are the days that `ordinalDays` found in the month or year around `day`.
  func allows(weekdayOfDay day: Int, among chosen: Set<Int> = []) -> Bool {
    if weekdays == 0, ordinals.isEmpty { return true }
    return weekdays & 1 << UInt8(weekdayIndex(ofDay: day)) != 0 || chosen.contains(day)
  }

  /// The second Monday and the like of a month or year that starts at `first`.
  func ordinalDays(first: Int, length: Int) -> Set<Int> {
    Set(
      ordinals.compactMap { item in
        guard let ordinal = item.ordinal else { return nil }
        let ahead = (item.weekday.rawValue - weekdayIndex(ofDay: first)).modulo(7)
        let total = (length - ahead + 6) / 7
        let index = ordinal > 0 ? ordinal - 1 : total + ordinal
        return (0..<total).contains(index) ? first + ahead + index * 7 : nil
      })
  }

  func allows(monthDay day: Int, of length: Int) -> Bool {
    guard hasMonthDays else { return true }
    return monthDays & 1 << UInt32(day) != 0
      || monthDaysFromEnd & 1 << UInt32(length + 1 - day) != 0
      || (clamps && day == length && monthDays >> UInt32(length + 1) != 0)
  }

  /// `ordinal` counts from 1.
  func allows(yearDay ordinal: Int, of length: Int) -> Bool {
    yearDays.isEmpty || yearDays.contains(ordinal) || yearDays.contains(ordinal - length - 1)
      || (clamps && ordinal == length && yearDays.contains(366))
  }

  /// All of it for a single day, by its days since 1970.
  func allows(day: Int) -> Bool {
    guard allows(weekdayOfDay: day) else { return false }
    guard months != 0 || hasMonthDays || !yearDays.isEmpty else { return true }
    let date = CalendarDate(daysSince1970: day)
    guard allows(month: date.month),
      let month = YearMonth(year: date.year, month: date.month),
      allows(monthDay: date.day, of: month.length)
    else { return false }
    if yearDays.isEmpty { return true }
    guard let year = YearSpan(date.year) else { return false }
    return allows(yearDay: day - year.firstDay + 1, of: year.length)
  }
}
