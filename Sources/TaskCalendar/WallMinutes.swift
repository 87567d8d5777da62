import Domain

extension Occurrence {
  /// Minutes since 1970 as a clock on the wall counts them; a day's are those of its midnight.
  var wallMinutes: Int {
    switch self {
    case .date(let date): date.daysSince1970 * 1440
    case .time(let moment): moment.wallMinutes
    }
  }

  var isDay: Bool {
    if case .date = self { true } else { false }
  }
}

extension LocalDateTime {
  var wallMinutes: Int { date.daysSince1970 * 1440 + time.hour * 60 + time.minute }

  func advanced(byMinutes minutes: Int) -> LocalDateTime {
    LocalDateTime(utc: Instant(milliseconds: 0).advanced(byMinutes: wallMinutes + minutes))
  }
}

extension Instant {
  func advanced(byMinutes minutes: Int) -> Instant {
    advanced(bySeconds: Int64(minutes) * 60)
  }
}

extension TaskDate {
  /// The same form so much later on its own wall; a day moves by days alone.
  func advanced(from old: Occurrence, to new: Occurrence) -> TaskDate {
    let days = new.date.daysSince1970 - old.date.daysSince1970
    switch self {
    case .date(let date): return .date(date.advanced(byDays: days))
    case .floating, .time, .instant:
      let minutes = old.isDay || new.isDay ? days * 1440 : new.wallMinutes - old.wallMinutes
      return advanced(byMinutes: minutes)
    }
  }

  private func advanced(byMinutes minutes: Int) -> TaskDate {
    switch self {
    case .date: self
    case .floating(let moment): .floating(moment.advanced(byMinutes: minutes))
    case .time(let moment, let zone): .time(moment.advanced(byMinutes: minutes), zone: zone)
    case .instant(let instant): .instant(instant.advanced(byMinutes: minutes))
    }
  }
}
