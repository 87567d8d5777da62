/// A month of a year, and its place among the days since 1970.
struct YearMonth {
  let year: Int
  /// 1 to 12.
  let month: Int
  /// Days since 1970 of its first day.
  let firstDay: Int
  /// 28 to 31 days.
  let length: Int

  /// Nil beyond the year 9999, where the calendar ends.
  init?(year: Int, month: Int) {
    guard let first = CalendarDate(year: year, month: month, day: 1) else { return nil }
    self.year = year
    self.month = month
    firstDay = first.daysSince1970
    length =
      switch month {
      case 4, 6, 9, 11: 30
      case 2: CalendarDate(year: year, month: 2, day: 29) == nil ? 28 : 29
      default: 31
      }
  }

  /// The month that is `index` months after January of the year 0.
  init?(index: Int) {
    self.init(year: index.quotient(12), month: index.modulo(12) + 1)
  }
}

extension CalendarDate {
  /// Months since January of the year 0.
  var monthIndex: Int { year * 12 + month - 1 }
}

/// Days since 1970 of January 1 of a year, and how many days the year has.
struct YearSpan {
  let firstDay: Int
  /// 365 or 366 days.
  let length: Int

  init?(_ year: Int) {
    guard let first = CalendarDate(year: year, month: 1, day: 1),
      let last = CalendarDate(year: year, month: 12, day: 31)
    else { return nil }
    firstDay = first.daysSince1970
    length = last.daysSince1970 - firstDay + 1
  }
}

/// A day's place in the week, Monday 0, by its days since 1970.
func weekdayIndex(ofDay day: Int) -> Int { (day + 3).modulo(7) }
