/// The parts of a rule that choose hours, minutes and seconds.
struct Clock {
  /// What the rule names; empty for any.
  let hours: [Int]
  let minutes: [Int]
  let seconds: [Int]
  /// Seconds of the day at which a rule of whole days happens, rising.
  let times: [Int]
  private let startSecond: Int

  init(rule: RecurrenceRule, start: Occurrence) {
    // RFC 5545 §3.3.10: a start without a time makes these parts void.
    hours = start.isDate ? [] : rule.byHour
    minutes = start.isDate ? [] : rule.byMinute
    // Second 60 is taken for 59, as for those who know no leap seconds (§3.3.12).
    seconds = start.isDate ? [] : Set(rule.bySecond.map { min($0, 59) }).sorted()
    startSecond = start.wallSeconds.modulo(86_400)
    times =
      rule.frequency.subDailySeconds == nil
      ? Self.times(
        hours.isEmpty ? [startSecond / 3600] : hours,
        minutes.isEmpty ? [startSecond / 60 % 60] : minutes,
        seconds.isEmpty ? [startSecond % 60] : seconds)
      : []
  }

  /// The seconds of the day in the hour, minute or second that begins at `second`.
  func times(at second: Int, _ frequency: Frequency) -> [Int] {
    let hour = [second / 3600]
    let minute = [second / 60 % 60]
    switch frequency {
    case .secondly: return [second]
    case .minutely: return Self.times(hour, minute, seconds.isEmpty ? [startSecond % 60] : seconds)
    default:
      return Self.times(
        hour, minutes.isEmpty ? [startSecond / 60 % 60] : minutes,
        seconds.isEmpty ? [startSecond % 60] : seconds)
    }
  }

  /// How many times a day of the period can have, or the hour, the minute or the second.
  func mostTimes(_ frequency: Frequency) -> Int {
    frequency.subDailySeconds == nil ? times.count : times(at: 0, frequency).count
  }

  /// The second of the day from which on the clock is worth asking again, when the rule doesn't
  /// allow `second`; nil when it does.
  func obstacle(at second: Int, _ frequency: Frequency) -> Int? {
    if !hours.isEmpty, !hours.contains(second / 3600) { return second - second % 3600 + 3600 }
    if frequency == .hourly { return nil }
    if !minutes.isEmpty, !minutes.contains(second / 60 % 60) { return second - second % 60 + 60 }
    if frequency == .minutely { return nil }
    return seconds.isEmpty || seconds.contains(second % 60) ? nil : second + 1
  }

  private static func times(_ hours: [Int], _ minutes: [Int], _ seconds: [Int]) -> [Int] {
    hours.flatMap { hour in
      minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } }
    }
  }
}
