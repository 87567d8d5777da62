import Domain
import ICalendar

/// Turns the dates of a calendar into those that tasks have.
///
/// A day stays a day, and a time stays on the wall that it was written for: nothing passes through
/// UTC but what is in a zone that has no known name.
struct DateReader {
  let table: ZoneTable
  let context: ObjectContext

  init(_ calendar: Component, _ context: ObjectContext) {
    table = ZoneTable(calendar, zones: context.zones)
    self.context = context
  }

  func date(of property: Property?) -> TaskDate? {
    property?.moment.flatMap(date)
  }

  func date(_ moment: Moment) -> TaskDate? {
    switch moment {
    case .date(let date): CalendarDate(date).map { .date($0) }
    case .dateTime(let value): self.date(value)
    }
  }

  func date(_ value: DateTimeValue) -> TaskDate? {
    guard let local = LocalDateTime(value) else { return nil }
    switch value.zone {
    case .floating: return .floating(local)
    case .utc: return .instant(Self.instant(local, value.time, offset: 0))
    case .named(let identifier):
      switch table.meaning(of: identifier) {
      case .name(.utc): return .instant(Self.instant(local, value.time, offset: 0))
      case .name(let zone): return .time(local, zone: zone)
      case .definition(let zone):
        let offset = zone.offset(on: value.date, at: value.time)
        return .instant(Self.instant(local, value.time, offset: offset))
      case .unknown: return .floating(local)
      }
    }
  }

  /// The moment of a property that is to be in UTC but isn't from every program.
  func instant(of property: Property?) -> Instant? {
    guard let moment = property?.moment, let date = date(moment) else { return nil }
    let instant = instant(date)
    guard case .dateTime(let value) = moment else { return instant }
    if case .instant = date { return instant }
    // What is on a wall comes without its seconds.
    return instant.advanced(bySeconds: Int64(value.time.second))
  }

  func instant(_ date: TaskDate) -> Instant {
    let (day, time) = date.nominal
    let local = LocalDateTime(date: day, time: time ?? .midnight)
    switch date {
    case .instant(let instant): return instant
    case .time(_, let zone): return context.zones.instant(of: local, in: zone)
    case .date, .floating: return context.zones.instant(of: local, in: context.zone)
    }
  }

  private static func instant(
    _ local: LocalDateTime, _ time: TimeValue, offset: Int
  ) -> Instant {
    UniversalTime().instant(of: local, in: .utc).advanced(bySeconds: Int64(time.second - offset))
  }
}

extension LocalTime {
  static let midnight = LocalDateTime(utc: Instant(milliseconds: 0)).time
}

extension CalendarDate {
  init?(_ value: DateValue) {
    self.init(year: value.year, month: value.month, day: value.day)
  }
}

extension LocalDateTime {
  /// Seconds are dropped, as everywhere in Hibi.
  init?(_ value: DateTimeValue) {
    guard let date = CalendarDate(value.date),
      let time = LocalTime(hour: value.time.hour, minute: value.time.minute)
    else { return nil }
    self.init(date: date, time: time)
  }
}
