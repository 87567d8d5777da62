import XML

/// The `calendar-query` report (RFC 4791 §7.8).
package struct CalendarQuery: Equatable, Sendable {
  package let selection: PropertySelection
  /// Nil when calendar data are not among the properties asked for.
  package let calendarData: CalendarDataRequest?
  package let filter: ComponentFilter
  /// A VCALENDAR with the zone that local times are taken in (§9.8); nil for the collection's own.
  package let timeZone: String?
  /// That zone by its name instead (RFC 7809 §5.2).
  package let timeZoneID: String?
  /// The most responses that are wanted.
  package let limit: Int?

  init(_ root: XMLElement) throws(DAVError) {
    guard let filter = root.first(.calDAV("filter")) else {
      throw .invalidFilter("calendar-query has no filter", line: root.line)
    }
    selection = try ReportParts.selection(in: root)
    calendarData = try CalendarDataRequest(in: root)
    self.filter = try ComponentFilter(ofCalendarIn: filter)
    timeZone = root.first(.calDAV("timezone"))?.text
    timeZoneID = root.first(.calDAV("timezone-id")).map {
      String(trimmed($0.text))
    }
    limit = try ReportParts.limit(in: root)
  }
}
