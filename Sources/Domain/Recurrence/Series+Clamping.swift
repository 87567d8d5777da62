extension Series {
  /// The rule with the wanted day written into it, so that every client clamps it as Hibi does:
  /// `FREQ=MONTHLY` from January 31 becomes `FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1`.
  ///
  /// A rule that names its days, or whose day every month has, stays as it was written.
  package var spelledOut: RecurrenceRule {
    let day = start.date.day
    guard day > 28, rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty,
      rule.byWeekNumber.isEmpty, rule.skip == nil
    else { return rule }
    switch rule.frequency {
    case .monthly: return rule.clamping(to: day)
    case .yearly where rule.byMonth.isEmpty:
      return start.date.month == 2
        ? rule.rewritten(without: [], with: ["BYMONTH=2"]).clamping(to: day) : rule
    case .yearly: return rule.clamping(to: day)
    case .weekly, .daily, .hourly, .minutely, .secondly: return rule
    }
  }
}

extension RecurrenceRule {
  /// The last of the days from the 28th to the wanted one is there in every month; where there is
  /// more than one such set in a period, RFC 7529 says it, which fewer clients read.
  fileprivate func clamping(to day: Int) -> RecurrenceRule {
    let isOneDayInPeriod = frequency == .monthly || byMonth.count == 1
    let isOnceADay = byHour.count < 2 && byMinute.count < 2 && bySecond.count < 2
    guard isOneDayInPeriod, isOnceADay, bySetPosition.isEmpty else {
      return rewritten(
        without: [.calendarScale, .skip],
        with: ["BYMONTHDAY=\(day)", "RSCALE=GREGORIAN", "SKIP=BACKWARD"])
    }
    return rewritten(without: [], with: [Self.lastOf(day), "BYSETPOS=-1"])
  }

  /// `BYMONTHDAY=28,29,30` for the 30th.
  static func lastOf(_ day: Int) -> String {
    "BYMONTHDAY=" + (28...max(28, day)).map(String.init).joined(separator: ",")
  }
}
