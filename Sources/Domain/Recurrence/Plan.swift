/// A rule laid over the start of its series: it gives the periods one by one.
///
/// Times are seconds that the wall shows since 1970-01-01 00:00.
struct Plan {
  /// What comes at an index of the periods.
  enum Step {
    case period(Period)
    /// There is nothing before the period at this later index.
    case skip(to: Int)
    /// The calendar ends with the year 9999.
    case end
  }

  let rule: RecurrenceRule
  let start: Int
  let filter: DayFilter
  let clock: Clock
  /// Where periods are counted from: a year, a month since the year 0, days since 1970 of a week's
  /// first day or of a day, or a moment, as the frequency wants it.
  let base: Int

  init(rule: RecurrenceRule, start: Occurrence) {
    self.rule = rule
    self.start = start.wallSeconds
    clock = Clock(rule: rule, start: start)
    let date = start.date
    let day = date.daysSince1970
    let namesDay = !(rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty)
    var impliedMonthDay: Int?
    var impliedMonth: Int?
    var impliedWeekday: Weekday?
    switch rule.frequency {
    case .yearly where !rule.byWeekNumber.isEmpty:
      base = WeekYear(containingDay: day, weekStart: rule.weekStart)?.year ?? date.year
      if !namesDay { impliedWeekday = date.weekday }
    case .yearly:
      base = date.year
      if !namesDay {
        impliedMonthDay = date.day
        impliedMonth = rule.byMonth.isEmpty ? date.month : nil
      }
    case .monthly:
      base = date.monthIndex
      if !namesDay { impliedMonthDay = date.day }
    case .weekly:
      base = day - (date.weekday.rawValue - rule.weekStart.rawValue).modulo(7)
      if !namesDay { impliedWeekday = date.weekday }
    case .daily:
      base = day
    case .hourly, .minutely, .secondly:
      base = self.start - self.start.modulo(rule.frequency.subDailySeconds ?? 1)
    }
    filter = DayFilter(
      rule: rule, impliedMonthDay: impliedMonthDay, impliedMonth: impliedMonth,
      impliedWeekday: impliedWeekday)
  }

  /// `index` counts from 0, the period of the start.
  func step(_ index: Int) -> Step {
    let distance = index * rule.interval
    switch rule.frequency {
    case .yearly: return step(days: days(ofYear: base + distance))
    case .monthly: return step(days: YearMonth(index: base + distance).map(days(of:)))
    case .weekly: return step(days: days(from: base + distance * 7, count: 7))
    case .daily: return step(days: days(from: base + distance, count: 1))
    case .hourly, .minutely, .secondly: return clockStep(index)
    }
  }

  /// The index of the period at or just before `moment`: nothing before it matters to those who
  /// ask from `moment` on.
  func index(around moment: Int) -> Int {
    let day = moment.quotient(86_400)
    let date = CalendarDate(daysSince1970: day)
    let distance =
      switch rule.frequency {
      // A week of the year can begin in the year before.
      case .yearly: date.year - 1 - base
      case .monthly: date.monthIndex - base
      case .weekly: (day - base).quotient(7)
      case .daily: day - base
      case .hourly, .minutely, .secondly:
        (moment - base).quotient(rule.frequency.subDailySeconds ?? 1)
      }
    return max(0, distance.quotient(rule.interval))
  }

  /// How many periods in a row may be empty before the rule is known to be over.
  ///
  /// The Gregorian calendar repeats every 400 years, weekdays and all, so that a rule which finds
  /// nothing in as many periods as 400 years have will never find anything. Rules shorter than a
  /// day skip over whole days and hours, and get as many skips as 400 years have days.
  var patience: Int {
    switch rule.frequency {
    case .yearly: 400
    case .monthly: 4_800
    case .weekly: 20_871
    case .daily, .hourly, .minutely, .secondly: 146_097
    }
  }

  private func step(days: [Int]?) -> Step {
    guard let days else { return .end }
    return .period(Period(days: days, times: clock.times, positions: rule.bySetPosition))
  }
}
