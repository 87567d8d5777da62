/// When something is to be begun or done, kept as it was given.
///
/// The four forms of RFC 5545: DATE (§3.3.4), and the three of DATE-TIME (§3.3.5).
package enum TaskDate: Hashable, Sendable {
  /// Any time on that day, wherever the person is.
  case date(CalendarDate)
  /// At a time on the wall, wherever the person is.
  case floating(LocalDateTime)
  /// At a time on the wall of a zone, named as in the IANA database (`Asia/Tokyo`).
  case time(LocalDateTime, zone: ZoneName)
  /// At one moment, whatever any wall shows.
  case instant(Instant)

  /// What it says by itself: the wall of its own zone, an instant's in UTC.
  ///
  /// Good for an order that does not depend on who looks; what a person sees is ``Day/local(_:)``.
  package var nominal: (date: CalendarDate, time: LocalTime?) {
    switch self {
    case .date(let date): (date, nil)
    case .floating(let moment), .time(let moment, _): (moment.date, moment.time)
    case .instant(let instant):
      (LocalDateTime(utc: instant).date, LocalDateTime(utc: instant).time)
    }
  }

  /// The zone that is part of it.
  package var zone: ZoneName? {
    switch self {
    case .date, .floating: nil
    case .time(_, let zone): zone
    case .instant: .utc
    }
  }

  /// The same form on another day and, if it has a time, at another time.
  ///
  /// A moment keeps its seconds, which no other form has.
  package func moved(to occurrence: Occurrence) -> TaskDate {
    switch (self, occurrence) {
    case (_, .date(let date)): .date(date)
    case (.date, .time(let moment)): .floating(moment)
    case (.floating, .time(let moment)): .floating(moment)
    case (.time(_, let zone), .time(let moment)): .time(moment, zone: zone)
    case (.instant(let instant), .time(let moment)):
      .instant(
        Instant(milliseconds: Int64(moment.wallSeconds) * 1000 + instant.millisecondsOfMinute))
    }
  }

  /// What it says by itself, as something that repeats.
  package var occurrence: Occurrence {
    let (date, time) = nominal
    return time.map { .time(LocalDateTime(date: date, time: $0)) } ?? .date(date)
  }

  /// So many days later, at the same time of the day.
  package func advanced(byDays days: Int) -> TaskDate {
    let (date, time) = nominal
    let later = date.advanced(byDays: days)
    return moved(to: time.map { .time(LocalDateTime(date: later, time: $0)) } ?? .date(later))
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
