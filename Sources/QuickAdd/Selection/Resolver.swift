import Domain

/// Makes a date and a time of what was said, as seen from now.
struct Resolver {
  let now: LocalDateTime
  let zone: ZoneName

  private var minuteOfNow: Int { now.time.hour * 60 + now.time.minute }

  /// When it is due, and the other way to read it.
  func due(
    _ day: DayReading?, _ time: TimeReading?, _ pattern: RecurrencePattern?
  ) -> (due: TaskDate, alternative: TaskDate?)? {
    let time = ahead(time, on: day)
    guard let due = due(day?.date, day?.time, time?.minutes, time, pattern) else { return nil }
    let alternative =
      if let other = day?.alternative {
        self.due(other, day?.time, time?.minutes, time, pattern)
      } else if let other = time?.alternative {
        self.due(day?.date, day?.time, other, time, pattern)
      } else { TaskDate?.none }
    return (due, alternative == due ? nil : alternative)
  }

  /// "today at 9", said at noon, is nine in the evening.
  private func ahead(_ time: TimeReading?, on day: DayReading?) -> TimeReading? {
    guard var time, let other = time.alternative, day?.date == now.date,
      time.minutes <= minuteOfNow, other > minuteOfNow
    else { return time }
    time.alternative = time.minutes
    time.minutes = other
    return time
  }

  private func due(
    _ day: CalendarDate?, _ exact: LocalTime?, _ minutes: Int?, _ time: TimeReading?,
    _ pattern: RecurrencePattern?
  ) -> TaskDate? {
    if let pattern { return first(of: pattern, from: day, exact, minutes) }
    if let day, let exact { return moment(day, exact.hour * 60 + exact.minute) }
    guard let minutes else { return day.map { .date($0) } }
    guard let day else { return moment(now.date, minutes > minuteOfNow ? minutes : minutes + 1440) }
    if time?.isClock == false, day == now.date, minutes <= minuteOfNow { return .date(day) }
    return moment(day, minutes)
  }

  /// The first occurrence that is not over yet.
  private func first(
    of pattern: RecurrencePattern, from day: CalendarDate?, _ exact: LocalTime?, _ minutes: Int?
  ) -> TaskDate? {
    let minutes = exact.map { $0.hour * 60 + $0.minute } ?? minutes.map { $0 % 1440 }
    let start = day ?? now.date
    guard let first = pattern.first(from: start) else { return nil }
    guard let minutes else { return .date(first) }
    guard first == now.date, minutes <= minuteOfNow else { return moment(first, minutes) }
    return pattern.first(from: start.advanced(byDays: 1)).flatMap { moment($0, minutes) }
  }

  private func moment(_ day: CalendarDate, _ minutes: Int) -> TaskDate? {
    LocalTime(hour: minutes % 1440 / 60, minute: minutes % 60).map { time in
      let date = day.advanced(byDays: minutes / 1440)
      return .time(LocalDateTime(date: date, time: time), zone: zone)
    }
  }
}
