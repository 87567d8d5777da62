extension Plan {
  /// What `COUNT` leaves from `moment` on, nothing if that takes too long to count; nil for a rule
  /// without one.
  func remaining(from moment: Int) -> Int? {
    guard case .count(let count) = rule.end else { return nil }
    return self.count(before: moment, upTo: count).map { count - $0 } ?? 0
  }

  /// How many moments lie before `moment`, `enough` at most.
  ///
  /// Nil when counting them would take more than 250,000 periods: three days of a rule by the second,
  /// half a year by the minute, if it has more parts than frequency and interval.
  func count(before moment: Int, upTo enough: Int) -> Int? {
    guard moment > start, !isNever else { return 0 }
    if let step = evenStep {
      return min(enough, (moment - start + step - 1).quotient(step))
    }
    var count = 0
    var empty = 0
    var index = 0
    for _ in 0..<250_000 {
      guard count < enough, empty < patience else { return min(count, enough) }
      switch step(index) {
      case .period(let period):
        let found = period.count(before: moment) - period.count(before: start)
        count += max(0, found)
        empty = period.count == 0 ? empty + 1 : 0
        index += 1
        if let first = period.first, first >= moment { return min(count, enough) }
      case .skip(let later):
        index = later
        empty += 1
      case .end: return min(count, enough)
      }
      if index > self.index(around: moment) + 2 { return min(count, enough) }
    }
    return nil
  }

  /// Seconds from each moment to the next, for a rule that is only a frequency and an interval.
  private var evenStep: Int? {
    let parts =
      rule.byMonth.count + rule.byDay.count + rule.byMonthDay.count + rule.byYearDay.count
      + rule.byHour.count + rule.byMinute.count + rule.bySecond.count
    guard parts == 0 else { return nil }
    switch rule.frequency {
    case .yearly, .monthly: return nil
    case .weekly: return rule.interval * 7 * 86_400
    case .daily: return rule.interval * 86_400
    case .hourly, .minutely, .secondly:
      return rule.interval * (rule.frequency.subDailySeconds ?? 1)
    }
  }
}
