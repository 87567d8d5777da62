/// The moment at which something is shown or done, as the person's calendar and clock have it.
package struct Day: Sendable {
  package let person: Person
  package let now: Instant
  package let zones: any ZoneRules
  /// What the wall shows where the person is.
  package let moment: LocalDateTime
  /// The day that it is for the person, whose day may begin some hours after midnight.
  package let today: CalendarDate
  /// The days on which something may be due now in one zone or another.
  private let nearby: ClosedRange<CalendarDate>

  package init(for person: Person, at now: Instant, zones: any ZoneRules) {
    self.person = person
    self.now = now
    self.zones = zones
    moment = zones.localDateTime(at: now, in: person.zone)
    today = person.dayStart.day(of: moment)
    nearby = moment.date.advanced(byDays: -2)...moment.date.advanced(byDays: 2)
  }

  /// The wall of an instant where the person is.
  package func local(_ instant: Instant) -> LocalDateTime {
    zones.localDateTime(at: instant, in: person.zone)
  }

  /// The date and the time that a date means where the person is; no time for a day.
  package func local(_ date: TaskDate) -> (date: CalendarDate, time: LocalTime?) {
    switch date {
    case .date, .floating: return date.nominal
    case .time(_, let zone) where zone == person.zone: return date.nominal
    case .time(let moment, let zone):
      let local = local(zones.instant(of: moment, in: zone))
      return (local.date, local.time)
    case .instant(let instant):
      let local = local(instant)
      return (local.date, local.time)
    }
  }

  /// The person's day to which a date belongs: a time in the small hours may be the day's before.
  package func day(of date: TaskDate) -> CalendarDate {
    let (day, time) = local(date)
    guard let time else { return day }
    return person.dayStart.day(of: LocalDateTime(date: day, time: time))
  }

  /// The person's day to which an instant belongs.
  package func day(of instant: Instant) -> CalendarDate {
    person.dayStart.day(of: local(instant))
  }

  /// Whether a date has passed: a day when it has ended for the person, a time when the clock has
  /// passed it.
  ///
  /// Clocks differ by little more than a day around the world (14 hours ahead of UTC to 12 behind
  /// it), so that only what is near is looked up in its zone.
  package func isOver(_ date: TaskDate) -> Bool {
    let nominal = date.nominal.date
    if nominal < nearby.lowerBound { return true }
    if nominal > nearby.upperBound { return false }
    switch date {
    case .date(let day): return day < today
    case .floating(let time): return time < moment
    case .time(let time, let zone): return time < zones.localDateTime(at: now, in: zone)
    case .instant(let instant): return instant < now
    }
  }
}

/// The hour at which a person's day begins: who works past midnight is still in the day before.
package struct DayStart: Hashable, Sendable {
  /// 0 to 12.
  package let hour: Int

  package static let midnight = DayStart()

  private init() { hour = 0 }

  /// Nil when the day would begin after noon.
  package init?(hour: Int) {
    guard (0...12).contains(hour) else { return nil }
    self.hour = hour
  }

  package func day(of moment: LocalDateTime) -> CalendarDate {
    moment.time.hour < hour ? moment.date.advanced(byDays: -1) : moment.date
  }
}
