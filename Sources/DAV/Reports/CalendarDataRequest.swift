import XML

/// What a report is to show of each calendar object (RFC 4791 §9.6).
package struct CalendarDataRequest: Equatable, Sendable {
  /// What is done to repeating components before they are shown.
  package enum Recurrence: Equatable, Sendable {
    /// Each instance in the range becomes a component of its own, in UTC (§9.6.5).
    case expand(TimeRange)
    /// Overrides that don't touch the range are left out (§9.6.6).
    case limit(TimeRange)
  }

  /// Nil for all of it.
  package let component: ComponentSelection?
  package let recurrence: Recurrence?

  package init(component: ComponentSelection? = nil, recurrence: Recurrence? = nil) {
    self.component = component
    self.recurrence = recurrence
  }

  /// The `calendar-data` in a `prop`; nil when there is none.
  init?(in parent: XMLElement) throws(DAVError) {
    guard let prop = parent.first(.dav("prop")),
      let element = prop.first(.calDAV("calendar-data"))
    else { return nil }
    let type = element[attribute: "content-type"] ?? "text/calendar"
    let version = element[attribute: "version"] ?? "2.0"
    guard type.lowercased() == "text/calendar", version == "2.0" else {
      throw DAVError(.supportedCalendarData, "There is no \(type) \(version)")
    }
    var component: ComponentSelection?
    var recurrence: Recurrence?
    for child in element.elements {
      switch child.name {
      case .calDAV("comp"): component = try ComponentSelection(child)
      case .calDAV("expand"): recurrence = .expand(try Self.range(child))
      case .calDAV("limit-recurrence-set"): recurrence = .limit(try Self.range(child))
      default: continue
      }
    }
    self.init(component: component, recurrence: recurrence)
  }

  /// Both ends must be given, as an open range may have instances without end.
  private static func range(_ element: XMLElement) throws(DAVError) -> TimeRange {
    let range = try TimeRange(element)
    guard range.start != nil, range.end != nil else {
      throw .invalidFilter("\(element.name.localName) has a start and an end", line: element.line)
    }
    return range
  }
}
