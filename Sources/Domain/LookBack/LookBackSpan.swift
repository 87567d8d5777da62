/// How far somebody looks back: some days, or some weeks, today's being the last.
package enum LookBackSpan: Hashable, Sendable {
  case days(Int)
  case weeks(Int)

  package static let mostDays = 366
  /// Two years.
  package static let mostWeeks = 106
  package static let month = LookBackSpan.days(30)
  package static let quarter = LookBackSpan.weeks(12)
  package static let year = LookBackSpan.weeks(53)

  /// Nil for none, and for more than can be shown.
  package init?(days: Int) {
    guard (1...Self.mostDays).contains(days) else { return nil }
    self = .days(days)
  }

  /// Nil for none, and for more than can be shown.
  package init?(weeks: Int) {
    guard (1...Self.mostWeeks).contains(weeks) else { return nil }
    self = .weeks(weeks)
  }

  /// So many weeks are told of when days were asked for.
  private static let weeksBesideDays = 26

  private var weekCount: Int {
    if case .weeks(let count) = self { count } else { Self.weeksBesideDays }
  }

  /// The days that are told of, one by one.
  package func days(until today: CalendarDate) -> ClosedRange<CalendarDate> {
    let first =
      switch self {
      case .days(let count): today.advanced(byDays: 1 - count)
      case .weeks: today.monday.advanced(byDays: 7 * (1 - weekCount))
      }
    return min(first, today)...today
  }

  /// The Mondays of the weeks that are told of.
  package func weeks(until today: CalendarDate) -> [CalendarDate] {
    (0..<weekCount).map { today.monday.advanced(byDays: 7 * ($0 - weekCount + 1)) }
  }
}

extension CalendarDate {
  /// The first day of its week (ISO 8601).
  package var monday: CalendarDate { advanced(byDays: -weekday.rawValue) }
}
