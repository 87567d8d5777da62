extension Plan {
  /// The last day of the year 9999.
  static let lastDay = 2_932_896

  /// Rising; nil once the calendar has ended.
  func days(ofYear year: Int) -> [Int]? {
    guard let span = YearSpan(year) else { return nil }
    guard rule.byWeekNumber.isEmpty else { return daysOfWeeks(ofYear: year) }
    // "The second Monday" is of the year only when no months are named (RFC 5545 §3.3.10).
    let chosen =
      rule.byMonth.isEmpty ? filter.ordinalDays(first: span.firstDay, length: span.length) : nil
    return (1...12).flatMap { number in
      YearMonth(year: year, month: number).map { days(of: $0, in: span, chosen: chosen) } ?? []
    }
  }

  func days(of month: YearMonth) -> [Int] {
    days(of: month, in: nil, chosen: nil)
  }

  /// Those of `count` days in a row that the rule allows; nil once the calendar has ended.
  func days(from first: Int, count: Int) -> [Int]? {
    guard first <= Self.lastDay else { return nil }
    return (first..<first + count).filter { $0 <= Self.lastDay && filter.allows(day: $0) }
  }

  private func days(of month: YearMonth, in year: YearSpan?, chosen: Set<Int>?) -> [Int] {
    guard filter.allows(month: month.month) else { return [] }
    let chosen = chosen ?? filter.ordinalDays(first: month.firstDay, length: month.length)
    return (1...month.length).compactMap { number in
      let day = month.firstDay + number - 1
      guard filter.allows(monthDay: number, of: month.length),
        filter.allows(weekdayOfDay: day, among: chosen)
      else { return nil }
      if let year, !filter.allows(yearDay: day - year.firstDay + 1, of: year.length) { return nil }
      return day
    }
  }

  private func daysOfWeeks(ofYear year: Int) -> [Int]? {
    guard let weeks = WeekYear(year, weekStart: rule.weekStart) else { return nil }
    let numbers = Set(rule.byWeekNumber.map { $0 > 0 ? $0 : weeks.count + 1 + $0 })
    return numbers.filter { (1...weeks.count).contains($0) }.sorted().flatMap { number in
      let first = weeks.firstDay + (number - 1) * 7
      return (first..<first + 7).filter { $0 <= Self.lastDay && filter.allows(day: $0) }
    }
  }
}
