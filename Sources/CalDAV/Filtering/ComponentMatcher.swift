import DAV
import ICalendar

/// Whether there is a component as it is asked for (RFC 4791 §9.7.1).
///
/// One component has to meet all of it: the range with one of its instances, the rest as it stands.
struct ComponentMatcher: Sendable {
  /// In capitals.
  let name: String
  let isNotDefined: Bool
  let timeRange: TimeRange?
  let properties: [PropertyMatcher]
  let components: [ComponentMatcher]

  init(_ filter: ComponentFilter) {
    name = filter.name
    isNotDefined = filter.isNotDefined
    timeRange = filter.timeRange
    properties = filter.properties.map(PropertyMatcher.init)
    components = filter.components.map(ComponentMatcher.init)
  }

  /// Whether one of the components meets it; `parent` is what they stand in.
  func matches(_ candidates: [Component], of parent: Component?, in scope: ObjectScope) -> Bool {
    let named = candidates.filter { $0.isNamed(name) }
    if isNotDefined { return named.isEmpty }
    return named.contains { component in
      properties.allSatisfy {
        $0.matches(component, in: scope) || $0.isFound(below: component, in: scope)
      }
        && components.allSatisfy {
          $0.matches(component.components, of: component, in: scope)
        }
        && (timeRange.map { scope.overlaps(component, of: parent, $0) } ?? true)
    }
  }
}

extension PropertyMatcher {
  /// Whether a text that was looked for in a calendar without such a property is in a task of it.
  ///
  /// Programs that leave open what kind of object they mean put their conditions there. By RFC 4791
  /// they would find nothing.
  fileprivate func isFound(below calendar: Component, in scope: ObjectScope) -> Bool {
    guard case .text(let text) = condition, !text.isNegated, calendar.isNamed("VCALENDAR"),
      calendar.property(name) == nil
    else { return false }
    return calendar.components("VTODO").contains { matches($0, in: scope) }
  }
}

extension ComponentMatcher {
  /// What it matches of objects that each are a VCALENDAR with a VTODO, and with no other component
  /// of its kind (`CalendarObject`).
  var reach: ObjectFilter.Reach {
    guard name == "VCALENDAR" else { return isNotDefined ? .all : .none }
    if isNotDefined || components.contains(where: \.matchesNoObject) { return .none }
    let isOpen = timeRange == nil && properties.isEmpty
    return isOpen && components.allSatisfy(\.matchesEachObject) ? .all : .some
  }

  private var isBare: Bool { timeRange == nil && properties.isEmpty && components.isEmpty }

  private var matchesEachObject: Bool {
    if Self.refused.contains(name) { return isNotDefined }
    return name == "VTODO" && isBare && !isNotDefined
  }

  private var matchesNoObject: Bool {
    Self.refused.contains(name) ? !isNotDefined : name == "VTODO" && isNotDefined
  }

  /// What no object of a task has in it.
  private static let refused: Set<String> = ["VEVENT", "VJOURNAL", "VFREEBUSY", "VAVAILABILITY"]
}
