import Domain

/// A change of clocks that comes each year on a weekday within the same seven days of a month.
struct YearlyChange {
  let first: ZoneChanges.Change
  private let weekday: Weekday
  private let month: Int
  private let days: ClosedRange<Int>

  /// Nil when these, one of each year, have no such rule in common.
  ///
  /// Twenty-eight years have each day of the month on each weekday, so that the days are all known.
  init?(_ changes: [ZoneChanges.Change]) {
    guard let first = changes.first else { return nil }
    let dates = changes.map(\.local.date)
    let isAlike = changes.allSatisfy {
      $0.from == first.from && $0.to == first.to && $0.local.time == first.local.time
        && $0.secondOfMinute == first.secondOfMinute
        && $0.local.date.month == first.local.date.month
        && $0.local.date.weekday == first.local.date.weekday
    }
    guard isAlike, let low = dates.map(\.day).min(), let high = dates.map(\.day).max(),
      high - low == 6
    else { return nil }
    self.first = first
    weekday = first.local.date.weekday
    month = first.local.date.month
    days = low...high
  }

  /// As an RRULE has it.
  var rule: String {
    let name = Self.names[weekday.rawValue]
    let day =
      if days.upperBound == Self.lengths[month - 1] {
        "BYDAY=-1\(name)"
      } else if days.lowerBound % 7 == 1 {
        "BYDAY=\(days.upperBound / 7)\(name)"
      } else {
        "BYMONTHDAY=\(days.map(String.init).joined(separator: ","));BYDAY=\(name)"
      }
    return "FREQ=YEARLY;BYMONTH=\(month);\(day)"
  }

  private static let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
