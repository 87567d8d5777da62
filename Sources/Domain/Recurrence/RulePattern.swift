/// The kinds of rules that people choose and that are told in a few words; RFC 5545 has many more.
package enum RulePattern: Hashable, Sendable {
  case hourly
  case daily
  /// On these days, in the order of the week; none for the start's.
  case weekly(on: [Weekday])
  /// On the start's day of the month, or the month's last day where it has no such day.
  case monthly
  /// The same for a day from 1 to 31 that the rule names.
  case monthlyOnDay(Int)
  case monthlyOnLastDay
  /// The second Monday of the month, the last Friday.
  case monthlyOnWeekday(NthWeekday)
  /// On the start's day of the year, or on February 28 for the 29th.
  case yearly
  /// The same for a month from 1 to 12 and a day in it.
  case yearlyOn(month: Int, day: Int)
}

extension RecurrenceRule {
  /// A rule that every client of CalDAV reads alike; nil when the numbers make none, such as a 32nd.
  package init?(every interval: Int = 1, _ pattern: RulePattern, ending end: RuleEnd = .never) {
    let parts = pattern.parts
    let step = interval == 1 ? [] : ["INTERVAL=\(interval)"]
    let text = (parts.prefix(1) + step + parts.dropFirst() + end.parts).joined(separator: ";")
    guard let rule = try? RecurrenceRule(parsing: text) else { return nil }
    self = rule
  }
}

extension RulePattern {
  /// The frequency first.
  fileprivate var parts: [String] {
    switch self {
    case .hourly: ["FREQ=HOURLY"]
    case .daily: ["FREQ=DAILY"]
    case .weekly(let days) where days.isEmpty: ["FREQ=WEEKLY"]
    case .weekly(let days): ["FREQ=WEEKLY", Self.part(days: days)]
    case .monthly: ["FREQ=MONTHLY"]
    case .monthlyOnDay(let day): ["FREQ=MONTHLY"] + Self.parts(day: day)
    case .monthlyOnLastDay: ["FREQ=MONTHLY", "BYMONTHDAY=-1"]
    case .monthlyOnWeekday(let item): ["FREQ=MONTHLY", "BYDAY=\(item.text)"]
    case .yearly: ["FREQ=YEARLY"]
    case .yearlyOn(2, 29): ["FREQ=YEARLY", "BYMONTH=2"] + Self.parts(day: 29)
    case .yearlyOn(let month, let day):
      ["FREQ=YEARLY", "BYMONTH=\(month)", "BYMONTHDAY=\(day)"]
    }
  }

  /// Each day once: libical gives an occurrence for each time that a day is named.
  private static func part(days: [Weekday]) -> String {
    let sorted = Set(days).sorted { $0.rawValue < $1.rawValue }
    return "BYDAY=" + sorted.map(\.iCalendar).joined(separator: ",")
  }

  private static func parts(day: Int) -> [String] {
    (29...31).contains(day)
      ? [RecurrenceRule.lastOf(day), "BYSETPOS=-1"] : ["BYMONTHDAY=\(day)"]
  }
}
