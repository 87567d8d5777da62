/// A day of each year and a time on it, at which the clocks are changed.
struct RuleDate: Equatable {
  private let day: Day
  /// Seconds after the day's begin, on the wall; may be negative or more than a day.
  private let time: Int

  private enum Day: Equatable {
    /// `Jn`: 1 to 365, never counting the 29th of February.
    case withoutLeapDay(Int)
    /// `n`: 0 to 365, counting it.
    case withLeapDay(Int)
    /// `Mm.w.d`: the `week`th (5 for the last) `weekday` (0 for Sunday) of a month.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  /// Reads a date and, after a slash, a time; nil when there is none.
  init?(_ scanner: inout RuleScanner) {
    if scanner.skip("M") {
      guard let month = scanner.number(in: 1...12), scanner.skip("."),
        let week = scanner.number(in: 1...5), scanner.skip("."),
        let weekday = scanner.number(in: 0...6)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    } else if scanner.skip("J") {
      guard let number = scanner.number(in: 1...365) else { return nil }
      day = .withoutLeapDay(number)
    } else {
      guard let number = scanner.number(in: 0...365) else { return nil }
      day = .withLeapDay(number)
    }
    if scanner.skip("/") {
      guard let time = scanner.time(maximumHours: 167) else { return nil }
      self.time = time
    } else {
      time = 2 * 3600
    }
  }

  /// Seconds from 1970-01-01T00:00 to then, both on the wall.
  func seconds(in year: ProlepticYear) -> Int {
    (year.firstDay + dayOfYear(in: year)) * 86_400 + time
  }

  /// From 0.
  private func dayOfYear(in year: ProlepticYear) -> Int {
    switch day {
    case .withLeapDay(let number):
      return number
    case .withoutLeapDay(let number):
      return year.isLeap && number >= 60 ? number : number - 1
    case .weekday(let month, let week, let weekday):
      let first = year.firstDay(ofMonth: month)
      // 1970-01-01 was a Thursday.
      let firstWeekday = floorModulo(year.firstDay + first + 4, 7)
      let day = floorModulo(weekday - firstWeekday, 7) + (week - 1) * 7
      return first + (day < year.length(ofMonth: month) ? day : day - 7)
    }
  }
}
