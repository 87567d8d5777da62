/// A day of the Gregorian calendar (DATE, RFC 5545 §3.3.4).
package struct DateValue: Hashable, Comparable, Sendable {
  /// 1 to 9999.
  package let year: Int
  /// 1 to 12.
  package let month: Int
  /// 1 to 31.
  package let day: Int

  /// Nil when there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.daysInMonth(month, of: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  package static func < (left: DateValue, right: DateValue) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// Days since 1970-01-01.
  ///
  /// Howard Hinnant's *chrono-Compatible Low-Level Date Algorithms*, `days_from_civil`.
  var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// 0 for Monday to 6 for Sunday.
  var weekday: Int {
    // 1 January of the year 1, a Monday, is day -719,162, a multiple of seven.
    (daysSince1970 + 719_162) % 7
  }
}
