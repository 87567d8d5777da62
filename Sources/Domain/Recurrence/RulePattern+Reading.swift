extension RecurrenceRule {
  /// Which of the common kinds the rule is; nil for one that takes more words.
  ///
  /// Interval and end stand beside it. A rule that names the 31st and leaves out shorter months is
  /// told like one that clamps: the words for both are the same.
  package var pattern: RulePattern? {
    guard byYearDay.isEmpty, byWeekNumber.isEmpty, skip == nil else { return nil }
    guard byHour.isEmpty, byMinute.isEmpty, bySecond.isEmpty else { return nil }
    switch frequency {
    case .hourly: return hasDays ? nil : .hourly
    case .daily: return hasDays ? nil : .daily
    case .weekly:
      let days = byDay.map(\.weekday).sorted { $0.rawValue < $1.rawValue }
      return byMonth.isEmpty && bySetPosition.isEmpty ? .weekly(on: days) : nil
    case .monthly: return byMonth.isEmpty ? monthlyPattern : nil
    case .yearly: return yearlyPattern
    case .minutely, .secondly: return nil
    }
  }

  private var hasDays: Bool { !(byMonth.isEmpty && byDay.isEmpty && byMonthDay.isEmpty) }

  private var monthlyPattern: RulePattern? {
    if byDay.isEmpty, byMonthDay.isEmpty { return .monthly }
    if let day = namedDay { return day == -1 ? .monthlyOnLastDay : .monthlyOnDay(day) }
    return namedWeekday.map(RulePattern.monthlyOnWeekday)
  }

  private var yearlyPattern: RulePattern? {
    if !hasDays { return .yearly }
    guard byMonth.count == 1, let day = namedDay, day > 0 else { return nil }
    return .yearlyOn(month: byMonth[0], day: day)
  }

  /// The one day of the month, clamped or not; -1 for the last.
  private var namedDay: Int? {
    guard byDay.isEmpty, let last = byMonthDay.last else { return nil }
    if byMonthDay.count == 1, bySetPosition.isEmpty { return last >= -1 ? last : nil }
    let isClamped = last > 28 && byMonthDay == Array(28...last) && bySetPosition == [-1]
    return isClamped ? last : nil
  }

  /// `BYDAY=2MO`, or `BYDAY=MO;BYSETPOS=2` as others write it.
  private var namedWeekday: NthWeekday? {
    guard byMonthDay.isEmpty, byDay.count == 1, let item = byDay.first else { return nil }
    if bySetPosition.isEmpty { return item.ordinal == nil ? nil : item }
    guard bySetPosition.count == 1, item.ordinal == nil else { return nil }
    return NthWeekday(bySetPosition[0], item.weekday)
  }
}
