/// When something is to be done by, kept as it was given.
package enum Due: Hashable, Sendable {
  /// Any time on that day, wherever the person is.
  case date(CalendarDate)
  /// At a time on the wall of a zone, named as in the IANA database (`Asia/Tokyo`).
  case time(LocalDateTime, zone: ZoneName)

  package var date: CalendarDate {
    switch self {
    case .date(let date): date
    case .time(let moment, _): moment.date
    }
  }

  package var time: LocalTime? {
    switch self {
    case .date: nil
    case .time(let moment, _): moment.time
    }
  }

  /// A day is over when it has ended where the person is; a time when the clock in its own zone
  /// has passed it.
  package func isOver(at now: Instant, for person: Person, zones: any ZoneRules) -> Bool {
    switch self {
    case .date(let date): date < zones.localDateTime(at: now, in: person.zone).date
    case .time(let moment, let zone): moment < zones.localDateTime(at: now, in: zone)
    }
  }
}

/// The name of a time zone in the IANA database.
package struct ZoneName: Hashable, Sendable {
  package let identifier: String

  package init(_ identifier: String) {
    self.identifier = identifier
  }

  package static let utc = ZoneName("UTC")
}
