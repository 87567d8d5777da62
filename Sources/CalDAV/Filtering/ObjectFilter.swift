package import DAV
package import Domain
package import ICalendar
package import TaskCalendar

/// Whether calendar objects match the filter of a `calendar-query` (RFC 4791 §9.7).
///
/// It is made once for a query, and asked for each object.
package struct ObjectFilter: Sendable {
  /// Which of the objects in a collection of tasks match, as far as their texts don't matter.
  package enum Reach: Equatable, Sendable {
    case all
    case none
    case some
  }

  package let reach: Reach
  private let matcher: ComponentMatcher
  private let quick: QuickFilter?
  private let zones: any ZoneRules
  private let floating: Wall

  /// `floating` is the wall of days and of times without a zone: that of the query, or else the
  /// account's (§9.8).
  package init(_ filter: ComponentFilter, zones: any ZoneRules, floating: Wall) {
    matcher = ComponentMatcher(filter)
    quick = QuickFilter(matcher)
    reach = matcher.reach
    self.zones = zones
    self.floating = floating
  }

  package init(_ filter: ComponentFilter, zones: any ZoneRules, zone: ZoneName) {
    self.init(filter, zones: zones, floating: .zone(zone))
  }

  /// Whether a text matches; one that can't be read does not.
  package func matches(_ bytes: [UInt8]) -> Bool {
    switch quickVerdict(bytes) {
    case .yes: true
    case .no: false
    case .unclear: matchesRead(bytes)
    }
  }

  /// What the bytes alone tell.
  func quickVerdict(_ bytes: [UInt8]) -> Verdict {
    quick?.verdict(bytes) ?? .unclear
  }

  /// As `matches(_:)`, for a VCALENDAR that was read.
  package func matches(_ calendar: Component) -> Bool {
    let scope = ObjectScope(calendar, zones: zones, floating: floating)
    return matcher.matches([calendar], of: nil, in: scope)
  }

  /// The same by reading the whole text, whether or not that is needed.
  func matchesRead(_ bytes: [UInt8]) -> Bool {
    guard
      let stream = try? CalendarStream(reading: bytes, allowing: CalendarObject.leniency),
      let calendar = stream.component("VCALENDAR")
    else { return false }
    return matches(calendar)
  }
}
