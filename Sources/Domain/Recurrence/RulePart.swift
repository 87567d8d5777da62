/// The parts of a rule, by their names in RFC 5545 §3.3.10 and RFC 7529 §4.
package enum RulePart: String, CaseIterable, Sendable {
  case frequency = "FREQ"
  case until = "UNTIL"
  case count = "COUNT"
  case interval = "INTERVAL"
  case bySecond = "BYSECOND"
  case byMinute = "BYMINUTE"
  case byHour = "BYHOUR"
  case byDay = "BYDAY"
  case byMonthDay = "BYMONTHDAY"
  case byYearDay = "BYYEARDAY"
  case byWeekNumber = "BYWEEKNO"
  case byMonth = "BYMONTH"
  case bySetPosition = "BYSETPOS"
  case weekStart = "WKST"
  case calendarScale = "RSCALE"
  case skip = "SKIP"

  /// Frequencies that RFC 5545 §3.3.10 forbids the part with.
  var isForbidden: (Frequency) -> Bool {
    switch self {
    case .byWeekNumber: { $0 != .yearly }
    case .byYearDay: { $0 == .daily || $0 == .weekly || $0 == .monthly }
    case .byMonthDay: { $0 == .weekly }
    default: { _ in false }
    }
  }
}
