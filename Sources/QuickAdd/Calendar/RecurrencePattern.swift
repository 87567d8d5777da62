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
  /// Which of the month's weekdays, or of several weekdays taken together; −1 is the last.
  var ordinals: [Int] = []
  /// −1 is the last.
  var monthDays: [Int] = []
  var month: Int?
  var isAfterCompletion = false
  var until: CalendarDate?
  /// How many times in all.
  var count: Int?

  var repetition: QuickAddRepetition {
    QuickAddRepetition(
      rule: rule, mode: isAfterCompletion ? .afterCompletion : .byCalendar, until: until,
      count: count)
  }

  func yearly(in month: Int) -> RecurrencePattern {
    var pattern = self
    pattern.frequency = .yearly
    pattern.month = month
    return pattern
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
      if ordinals.isEmpty { return true }
      let before = 1...date.day
      let behind = date.day...date.lastDayOfMonth
      return ordinals.contains(matches(in: before, like: date))
        || ordinals.contains(-matches(in: behind, like: date))
    }
    return monthDays.isEmpty
      || monthDays.contains { date.day == ($0 < 0 ? 31 : $0).clamped(to: date.lastDayOfMonth) }
  }

  /// How many of the days of the date's month are of the weekdays.
  private func matches(in days: ClosedRange<Int>, like date: CalendarDate) -> Int {
    days.count { weekdays.contains(date.advanced(byDays: $0 - date.day).weekday) }
  }

  /// Written in the order of RFC 5545's examples.
  private var rule: String {
    var parts = ["FREQ=\(frequency.rawValue)"]
    if interval > 1 { parts.append("INTERVAL=\(interval)") }
    if let month { parts.append("BYMONTH=\(month)") }
    if !weekdays.isEmpty {
      let names =
        ordinals.isEmpty || weekdays.count > 1
        ? weekdays.map(\.iCalendar)
        : ordinals.flatMap { ordinal in weekdays.map { "\(ordinal)\($0.iCalendar)" } }
      parts.append("BYDAY=\(names.joined(separator: ","))")
      if weekdays.count > 1, !ordinals.isEmpty {
        parts.append("BYSETPOS=\(ordinals.map(String.init).joined(separator: ","))")
      }
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
