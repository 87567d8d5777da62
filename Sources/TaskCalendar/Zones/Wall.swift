package import Domain
package import ICalendar

/// What a local time is read on.
package enum Wall: Equatable, Sendable {
  case zone(ZoneName)
  /// That of a VTIMEZONE whose name is not known.
  case definition(ZoneDefinition)

  /// What the first VTIMEZONE of a text says, as `timezone` of a query has it (RFC 4791 §9.8).
  ///
  /// Nil when there is none, or none that is understood.
  package init?(inCalendar text: String, zones: any ZoneRules) {
    guard
      let stream = try? CalendarStream(reading: Array(text.utf8), allowing: .everything),
      let calendar = stream.component("VCALENDAR"),
      let identifier = calendar.component("VTIMEZONE")?.property("TZID")?.text,
      let wall = ZoneTable(calendar, zones: zones).wall(of: identifier)
    else { return nil }
    self = wall
  }

  /// What a zone is called by, as `timezone-id` of a query has it (RFC 7809 §5.2); nil when it is
  /// called by no name that is known.
  package init?(named identifier: String, zones: any ZoneRules) {
    guard let name = KnownZone.named(identifier, in: zones) else { return nil }
    self = .zone(name)
  }
}

extension ZoneTable {
  /// Nil for a TZID of which nothing is known.
  func wall(of identifier: String) -> Wall? {
    switch meaning(of: identifier) {
    case .name(let zone): .zone(zone)
    case .definition(let definition): .definition(definition)
    case .unknown: nil
    }
  }
}
