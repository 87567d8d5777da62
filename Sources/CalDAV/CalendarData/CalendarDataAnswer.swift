package import DAV
package import Domain
import ICalendar
package import TaskCalendar

/// The text of calendar objects as a `calendar-data` asks for it (RFC 4791 §9.6).
///
/// It is made once for a report, and asked for each object.
package struct CalendarDataAnswer: Sendable {
  private let request: CalendarDataRequest
  private let zones: any ZoneRules
  private let floating: Wall

  /// `floating` is the wall of days and of times without a zone, as for `ObjectFilter`.
  package init(_ request: CalendarDataRequest, zones: any ZoneRules, floating: Wall) {
    self.request = request
    self.zones = zones
    self.floating = floating
  }

  package init(_ request: CalendarDataRequest, zones: any ZoneRules, zone: ZoneName) {
    self.init(request, zones: zones, floating: .zone(zone))
  }

  /// The bytes as they are when all of them are wanted, or when they can't be read.
  package func bytes(of object: [UInt8]) -> [UInt8] {
    guard request != CalendarDataRequest(),
      var stream = try? CalendarStream(reading: object, allowing: CalendarObject.leniency)
    else { return object }
    stream.editComponents("VCALENDAR") { calendar in
      let clock = CalendarClock(calendar, zones: zones, floating: floating)
      switch request.recurrence {
      case .expand(let range):
        Expansion(calendar, clock, range, size: object.count).expand(&calendar)
      case .limit(let range): calendar.limitOverrides(to: range, clock)
      case nil: break
      }
      if let selection = request.component { calendar.select(selection) }
    }
    return stream.bytes
  }
}
