extension RecurrenceRule {
  /// Whether it and `other` say the same of what starts at `start`, however they are written.
  ///
  /// What follows from the start is written out before they are compared: monthly from the 31st is
  /// the last of the 28th to the 31st. Two rules that come to the same days in ways that nobody
  /// would say are not found to be the same.
  package func means(_ other: RecurrenceRule, from start: Occurrence) -> Bool {
    let one = explicit(from: start)
    let two = other.explicit(from: start)
    return one.frequency == two.frequency && one.interval == two.interval && one.end == two.end
      && one.hasTimes(of: two) && one.hasDays(of: two) && one.bySetPosition == two.bySetPosition
      && one.weekStart == two.weekStart && one.skip == two.skip
  }

  private func hasTimes(of other: RecurrenceRule) -> Bool {
    bySecond == other.bySecond && byMinute == other.byMinute && byHour == other.byHour
  }

  private func hasDays(of other: RecurrenceRule) -> Bool {
    byDay == other.byDay && byMonthDay == other.byMonthDay && byYearDay == other.byYearDay
      && byWeekNumber == other.byWeekNumber && byMonth == other.byMonth
  }

  /// With the days that follow from the start, and as often as its days come.
  private func explicit(from start: Occurrence) -> RecurrenceRule {
    let rule = Series(start: start, rule: self, limit: nil).spelledOut
    let isBare =
      rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty
      && rule.byWeekNumber.isEmpty
    let day = "BYMONTHDAY=\(start.date.day)"
    switch rule.frequency {
    case .daily
    where rule.interval == 1 && !rule.byDay.isEmpty && rule.byMonth.isEmpty
      && rule.byMonthDay.isEmpty && rule.bySetPosition.isEmpty:
      return rule.rewritten(without: [.frequency], with: ["FREQ=WEEKLY"])
    case .monthly where isBare: return rule.rewritten(without: [], with: [day])
    case .yearly where isBare && rule.byMonth.isEmpty:
      return rule.rewritten(without: [], with: ["BYMONTH=\(start.date.month)", day])
    case .yearly where isBare: return rule.rewritten(without: [], with: [day])
    default: return rule
    }
  }
}
