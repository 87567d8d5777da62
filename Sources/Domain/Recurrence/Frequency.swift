/// How often a rule repeats, before its interval (`FREQ`, RFC 5545 §3.3.10).
package enum Frequency: String, CaseIterable, Sendable {
  case secondly = "SECONDLY"
  case minutely = "MINUTELY"
  case hourly = "HOURLY"
  case daily = "DAILY"
  case weekly = "WEEKLY"
  case monthly = "MONTHLY"
  case yearly = "YEARLY"

  /// Days that a period can have.
  var mostDays: Int {
    switch self {
    case .secondly, .minutely, .hourly, .daily: 1
    case .weekly: 7
    case .monthly: 31
    case .yearly: 371
    }
  }

  /// Seconds of a period that is shorter than a day; nil for the others.
  var subDailySeconds: Int? {
    switch self {
    case .secondly: 1
    case .minutely: 60
    case .hourly: 3600
    case .daily, .weekly, .monthly, .yearly: nil
    }
  }
}
