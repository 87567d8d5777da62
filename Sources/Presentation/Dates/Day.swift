package import Domain

/// The moment at which a scene is shown, as the person's calendar and clock have it.
package struct Day: Sendable {
  let person: Person
  /// What the wall shows where the person is.
  let moment: LocalDateTime
  private let now: Instant
  private let zones: any ZoneRules

  package init(for person: Person, at now: Instant, zones: any ZoneRules) {
    self.person = person
    self.now = now
    self.zones = zones
    moment = zones.localDateTime(at: now, in: person.zone)
  }

  var today: CalendarDate { moment.date }

  func isOver(_ due: Due) -> Bool { due.isOver(at: now, for: person, zones: zones) }

  func parser(in zone: ZoneName) -> WhenParser { WhenParser(now: moment, zone: zone) }

  /// The day and time of an instant where the person is.
  func local(_ instant: Instant) -> LocalDateTime {
    zones.localDateTime(at: instant, in: person.zone)
  }
}
