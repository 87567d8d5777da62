import Domain

extension Words {
  /// How a task comes back, in words; the rule as it was written when no words say it well.
  func repetition(_ repetition: Repetition, on day: Day) -> String {
    let rule = repetition.rule
    guard let rhythm = rhythm(of: rule, from: repetition.anchor.date) else { return rule.text }
    switch rule.end {
    case .never: return rhythm
    case .count(let count):
      return choose(
        "\(rhythm), \(number(count)) \(count == 1 ? "time" : "times") in all",
        "\(rhythm)、全\(number(count))回", "\(rhythm), 총 \(number(count))회")
    case .until(let until):
      let last = until.date(on: day)
      let name = plainDate(last, withYear: last.year != day.today.year)
      return choose("\(rhythm) until \(name)", "\(name)まで\(rhythm)", "\(name)까지 \(rhythm)")
    }
  }

  func modeLabel(_ mode: RepeatMode) -> String {
    switch mode {
    case .byCalendar: choose("By the calendar", "カレンダーどおり", "달력대로")
    case .fromCompletion: choose("From completion", "完了日から", "완료한 날부터")
    case .skippingMissed: choose("Skip what was missed", "過ぎた分は飛ばす", "지난 것은 건너뛰기")
    }
  }

  private func rhythm(of rule: RecurrenceRule, from start: CalendarDate) -> String? {
    guard rule.bySecond.isEmpty, rule.byMinute.isEmpty, rule.byHour.isEmpty,
      rule.byYearDay.isEmpty, rule.byWeekNumber.isEmpty
    else { return nil }
    switch rule.frequency {
    case .secondly: return nil
    case .minutely, .hourly: return isPlain(rule) ? every(rule.interval, rule.frequency) : nil
    case .daily: return daily(rule)
    case .weekly: return weekly(rule)
    case .monthly: return monthly(rule, from: start)
    case .yearly: return yearly(rule, from: start)
    }
  }

  /// Whether it says no more than how often.
  private func isPlain(_ rule: RecurrenceRule) -> Bool {
    rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byMonth.isEmpty
      && rule.bySetPosition.isEmpty
  }

  private func daily(_ rule: RecurrenceRule) -> String? {
    if isPlain(rule) { return every(rule.interval, .daily) }
    return rule.interval == 1 ? weekly(rule) : nil
  }

  private func weekly(_ rule: RecurrenceRule) -> String? {
    guard rule.byMonthDay.isEmpty, rule.byMonth.isEmpty, rule.bySetPosition.isEmpty,
      rule.byDay.allSatisfy({ $0.ordinal == nil })
    else { return nil }
    let days = rule.byDay.map(\.weekday).sorted { $0.rawValue < $1.rawValue }
    let interval = rule.interval
    if days.isEmpty { return every(interval, .weekly) }
    if interval == 1, days.count == 7 { return every(1, .daily) }
    if interval == 1, days.count == 1, let day = days.first {
      let name = weekday(day)
      return choose("Every \(name)", "毎週\(name)", "매주 \(name)")
    }
    if let all = group(days) {
      return choose(
        interval == 1 ? "Every \(all)" : "\(every(interval, .weekly)) on \(all)s",
        interval == 1 ? "毎週\(all)" : "\(every(interval, .weekly)) \(all)",
        interval == 1 ? "매주 \(all)" : "\(every(interval, .weekly)) \(all)")
    }
    let names = days.count == 1 ? days.map(weekday) : days.map(weekdayShort)
    return choose(
      "\(every(interval, .weekly)) on \(listed(names))",
      "\(every(interval, .weekly)) \(names.joined(separator: "・"))",
      "\(every(interval, .weekly)) \(names.joined(separator: "·"))\(days.count == 1 ? "" : "요일")")
  }

  private func monthly(_ rule: RecurrenceRule, from start: CalendarDate) -> String? {
    guard rule.byMonth.isEmpty, let days = daysOfMonth(rule, from: start.day) else { return nil }
    let often = every(rule.interval, .monthly)
    let gap = rule.interval > 2 ? " " : ""
    return choose("\(often) on \(days)", "\(often)\(gap)\(days)", "\(often) \(days)")
  }

  private func yearly(_ rule: RecurrenceRule, from start: CalendarDate) -> String? {
    guard rule.byMonth.count < 2 else { return nil }
    // Without a month its days are counted through the year.
    if rule.byMonth.isEmpty, !rule.byDay.isEmpty || !rule.byMonthDay.isEmpty { return nil }
    guard let days = daysOfMonth(rule, from: start.day) else { return nil }
    let often = every(rule.interval, .yearly)
    let gap = rule.interval > 1 ? " " : ""
    let month = monthName(rule.byMonth.first ?? start.month)
    if rule.byDay.isEmpty, let day = wantedDay(rule, from: start.day), day > 0 {
      return choose(
        "\(often) on \(day) \(month)", "\(often)\(gap)\(month)\(day)日", "\(often) \(month) \(day)일")
    }
    return choose(
      "\(often) on \(days) of \(month)", "\(often)\(gap)\(month)の\(days)",
      "\(often) \(month) \(days)")
  }
}

extension RuleEnd.Until {
  /// The last day, as the person's wall has it.
  fileprivate func date(on day: Day) -> CalendarDate {
    switch self {
    case .date(let date): date
    case .local(let moment, _): moment.date
    case .utc(let instant): day.local(instant).date
    }
  }
}
