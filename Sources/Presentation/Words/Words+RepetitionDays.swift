import Domain

extension Words {
  /// How often: every day, every 2 weeks.
  func every(_ interval: Int, _ frequency: Frequency) -> String {
    let unit = unit(frequency)
    if interval == 1 { return choose("Every \(unit)", once(frequency), once(frequency)) }
    if interval == 2, frequency == .weekly { return choose("Every 2 weeks", "隔週", "격주") }
    if interval == 2, frequency == .monthly { return choose("Every 2 months", "隔月", "격월") }
    let count = number(interval)
    return choose("Every \(count) \(unit)s", "\(count)\(unit)ごと", "\(count)\(unit)마다")
  }

  private func once(_ frequency: Frequency) -> String {
    switch frequency {
    case .daily: choose("", "毎日", "매일")
    case .weekly: choose("", "毎週", "매주")
    case .monthly: choose("", "毎月", "매월")
    case .yearly: choose("", "毎年", "매년")
    case .hourly: choose("", "毎時", "매시간")
    case .minutely, .secondly: choose("", "毎分", "매분")
    }
  }

  private func unit(_ frequency: Frequency) -> String {
    switch frequency {
    case .secondly: choose("second", "秒", "초")
    case .minutely: choose("minute", "分", "분")
    case .hourly: choose("hour", "時間", "시간")
    case .daily: choose("day", "日", "일")
    case .weekly: choose("week", "週間", "주")
    case .monthly: choose("month", "か月", "개월")
    case .yearly: choose("year", "年", "년")
    }
  }

  /// A name for some days of the week together; nil when there is none.
  func group(_ days: [Weekday]) -> String? {
    if days == Array(Weekday.allCases.prefix(5)) { return choose("weekday", "平日", "평일") }
    if days == [.saturday, .sunday] { return choose("weekend day", "土日", "주말") }
    return nil
  }

  /// Days of a month: the 1st and 15th, the last Sunday; nil when no words say them well.
  func daysOfMonth(_ rule: RecurrenceRule, from start: Int) -> String? {
    guard rule.byDay.isEmpty else { return weekdaysOfMonth(rule) }
    if let day = wantedDay(rule, from: start) {
      return choose("the \(dayOfMonth(day))", dayOfMonth(day), dayOfMonth(day))
    }
    guard rule.bySetPosition.isEmpty, !rule.byMonthDay.contains(where: { $0 < -1 })
    else { return nil }
    let days = rule.byMonthDay.filter { $0 > 0 } + rule.byMonthDay.filter { $0 < 0 }
    return choose(
      "the \(listed(days.map(dayOfMonth)))", days.map(dayOfMonth).joined(separator: "・"),
      days.map(dayOfMonth).joined(separator: "·"))
  }

  /// The one day of the month that is meant, -1 for the last; nil when there are several.
  ///
  /// The last of the days from the 28th to some day is that day, as far as a month has it.
  func wantedDay(_ rule: RecurrenceRule, from start: Int) -> Int? {
    let days = rule.byMonthDay
    switch rule.bySetPosition {
    case []: return days.isEmpty ? start : days.count == 1 && days[0] >= -1 ? days[0] : nil
    case [-1]:
      guard let last = days.last, last > 28, days == Array(28...last) else { return nil }
      return last
    default: return nil
    }
  }

  private func weekdaysOfMonth(_ rule: RecurrenceRule) -> String? {
    guard rule.byMonthDay.isEmpty else { return nil }
    let days = rule.byDay.map(\.weekday).sorted { $0.rawValue < $1.rawValue }
    if let place = rule.bySetPosition.first {
      guard rule.bySetPosition.count == 1, let group = group(days),
        rule.byDay.allSatisfy({ $0.ordinal == nil })
      else { return nil }
      return ordinal(place).map { choose("the \($0) \(group)", "\($0)\(group)", "\($0) \(group)") }
    }
    let places = rule.byDay.compactMap { $0.ordinal.flatMap(ordinal) }
    guard places.count == rule.byDay.count, let day = days.first, Set(days).count == 1
    else { return nil }
    let name = weekday(day)
    return choose(
      "the \(listed(places)) \(name)", "\(places.joined(separator: "・"))\(name)",
      "\(places.joined(separator: "·")) \(name)")
  }

  private func ordinal(_ number: Int) -> String? {
    switch number {
    case -1: choose("last", "最終", "마지막")
    case 1: choose("first", "第1", "첫째")
    case 2: choose("second", "第2", "둘째")
    case 3: choose("third", "第3", "셋째")
    case 4: choose("fourth", "第4", "넷째")
    case 5: choose("fifth", "第5", "다섯째")
    default: nil
    }
  }

  private func dayOfMonth(_ day: Int) -> String {
    if day < 0 { return choose("last day", "末日", "말일") }
    return choose("\(day)\(ending(of: day))", "\(day)日", "\(day)일")
  }

  private func ending(of day: Int) -> String {
    if (11...13).contains(day) { return "th" }
    switch day % 10 {
    case 1: return "st"
    case 2: return "nd"
    case 3: return "rd"
    default: return "th"
    }
  }

  /// As people list things in a sentence.
  func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return choose(
      names.dropLast().joined(separator: ", ") + " and " + last,
      names.joined(separator: "、"), names.joined(separator: ", "))
  }
}
