package import Domain

/// The moment at which a scene is shown, as the person's calendar and clock have it.
package struct Day: Sendable {
  let person: Person
  /// What the wall shows where the person is.
  let moment: LocalDateTime
  private let now: Instant
  private let zones: any ZoneRules
  /// The days on which something is due now in one zone or another.
  private let nearby: ClosedRange<CalendarDate>

  package init(for person: Person, at now: Instant, zones: any ZoneRules) {
    self.person = person
    self.now = now
    self.zones = zones
    moment = zones.localDateTime(at: now, in: person.zone)
    nearby = moment.date.advanced(byDays: -2)...moment.date.advanced(byDays: 2)
  }

  var today: CalendarDate { moment.date }

  /// Clocks differ by little more than a day around the world (14 hours ahead of UTC to 12 behind
  /// it), so that only what is due about now is looked up in its zone.
  func isOver(_ due: Due) -> Bool {
    if due.date < nearby.lowerBound { return true }
    if due.date > nearby.upperBound { return false }
    return due.isOver(at: now, for: person, zones: zones)
  }

  func parser(in zone: ZoneName) -> WhenParser { WhenParser(now: moment, zone: zone) }

  /// The day and time of an instant where the person is.
  func local(_ instant: Instant) -> LocalDateTime {
    zones.localDateTime(at: instant, in: person.zone)
  }
}
