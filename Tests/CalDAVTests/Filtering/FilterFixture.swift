import DAV
import Domain
import TaskCalendar
import Testing
import TimeZones

@testable import CalDAV

let zones = SystemZones()
let vienna = ZoneName("Europe/Vienna")
let newYork = ZoneName("America/New_York")

/// A VCALENDAR of one VTODO with the lines given.
func object(_ lines: String...) -> [UInt8] {
  calendar(["BEGIN:VTODO", "UID:one"] + lines + ["END:VTODO"])
}

func calendar(_ lines: [String]) -> [UInt8] {
  let all = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//t//EN"] + lines + ["END:VCALENDAR", ""]
  return Array(all.joined(separator: "\r\n").utf8)
}

/// A range of `20260131T090000Z` and the like; an empty text is an open end.
func range(_ start: String, _ end: String) -> TimeRange {
  TimeRange(start: seconds(start), end: seconds(end))
}

private func seconds(_ text: String) -> Int? {
  TaskTimes.Time(Array(text.utf8).span).map { ($0.earliest + $0.latest) / 2 }
}

func tasks(
  _ properties: PropertyFilter..., timeRange: TimeRange? = nil, components: [ComponentFilter] = []
) -> ComponentFilter {
  ComponentFilter(
    "VCALENDAR",
    components: [
      ComponentFilter(
        "VTODO", timeRange: timeRange, properties: properties, components: components)
    ])
}

/// Whether an object matches; both ways of finding out must agree.
func matches(
  _ bytes: [UInt8], _ filter: ComponentFilter, zone: ZoneName = .utc,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let filter = ObjectFilter(filter, zones: zones, zone: zone)
  let whole = filter.matchesRead(bytes)
  #expect(filter.matches(bytes) == whole, sourceLocation: sourceLocation)
  return whole
}
