import Domain

/// A repetition as it was said, from which the rule is written.
struct RecurrencePattern: Equatable, Sendable {
  enum Frequency: String, Sendable {
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
  }

  var frequency: Frequency
  var interval = 1
  var weekdays: [Weekday] = []
  /// Which of the month's weekdays; −1 is the last.
  var ordinals: [Int] = []
  /// −1 is the last.
  var monthDays: [Int] = []
  var month: Int?
  var isAfterCompletion = false
  var until: CalendarDate?

  var repetition: QuickAddRepetition {
    QuickAddRepetition(
      rule: rule, mode: isAfterCompletion ? .afterCompletion : .byCalendar, until: until)
  }

  /// Its first day from `start` on.
  ///
  /// The interval says nothing of it, since it is counted from there.
  func first(from start: CalendarDate) -> CalendarDate? {
    start.first(where: isOn)
  }

  private func isOn(_ date: CalendarDate) -> Bool {
    if let month, date.month != month { return false }
    if !weekdays.isEmpty {
      guard weekdays.contains(date.weekday) else { return false }
      let fromEnd = -1 - (date.lastDayOfMonth - date.day) / 7
      return ordinals.isEmpty || ordinals.contains((date.day + 6) / 7) || ordinals.contains(fromEnd)
    }
    return monthDays.isEmpty
      || monthDays.contains { date.day == ($0 < 0 ? 31 : $0).clamped(to: date.lastDayOfMonth) }
  }

  /// Written in the order of RFC 5545's examples.
  private var rule: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if !weekdays.isEmpty {
      let names =
        ordinals.isEmpty
        ? weekdays.map(\.iCalendar)
        : ordinals.flatMap { ordinal in weekdays.map { "\(ordinal)\($0.iCalendar)" } }
      parts.append("BYDAY=\(names.joined(separator: ","))")
    }
    if let day = monthDays.first, monthDays.count == 1, day > longestSafeDay {
      parts.append("BYMONTHDAY=\((28...day).map(String.init).joined(separator: ","))")
      parts.append("BYSETPOS=-1")
    } else if !monthDays.isEmpty {
      parts.append("BYMONTHDAY=\(monthDays.map(String.init).joined(separator: ","))")
    }
    return parts.joined(separator: ";")
  }

  /// The last day that every month, or each year's `month`, has.
  private var longestSafeDay: Int {
    switch month {
    case nil, 2: 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Int {
  fileprivate func clamped(to limit: Int) -> Int { Swift.min(self, limit) }
}
