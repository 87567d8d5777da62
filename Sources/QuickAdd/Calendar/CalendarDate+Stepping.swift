import Domain

extension CalendarDate {
  var lastDayOfMonth: Int {
    var day = 31
    while day > 28, CalendarDate(year: year, month: month, day: day) == nil { day -= 1 }
    return day
  }

  var firstOfMonth: CalendarDate { advanced(byDays: 1 - day) }

  var endOfMonth: CalendarDate { advanced(byDays: lastDayOfMonth - day) }

  /// The Monday on or before it.
  var firstOfWeek: CalendarDate { advanced(byDays: -weekday.rawValue) }

  /// The same day so many months later, or that month's last; the first of January 1 or the last
  /// of December 9999 when it would lie beyond.
  func advanced(byMonths months: Int) -> CalendarDate {
    let (sum, overflows) = (year * 12 + month - 1).addingReportingOverflow(months)
    let index = overflows ? (months < 0 ? 12 : 119_999) : min(max(sum, 12), 119_999)
    guard let first = CalendarDate(year: index / 12, month: index % 12 + 1, day: 1) else {
      return self
    }
    return first.advanced(byDays: min(day, first.lastDayOfMonth) - 1)
  }

  /// The first day from this one on for which `isWanted` holds, within nine years: a 29 February
  /// can be eight years away.
  func first(where isWanted: (CalendarDate) -> Bool) -> CalendarDate? {
    (0..<3300).lazy.map { advanced(byDays: $0) }.first(where: isWanted)
  }

  /// The next such day from this one on.
  func next(month: Int, day: Int) -> CalendarDate? {
    (year...year + 8).lazy
      .compactMap { CalendarDate(year: $0, month: month, day: day) }
      .first { $0 >= self }
  }

  /// The next day of a month with that number from this one on.
  func next(day: Int) -> CalendarDate? {
    guard (1...31).contains(day) else { return nil }
    return first { $0.day == day }
  }

  /// The next such weekday after this day.
  func next(_ weekday: Weekday) -> CalendarDate {
    let distance = weekday.rawValue - self.weekday.rawValue
    return advanced(byDays: distance > 0 ? distance : distance + 7)
  }
}
