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
      properties.allSatisfy { $0.matches(component, in: scope) }
        && components.allSatisfy {
          $0.matches(component.components, of: component, in: scope)
        }
        && (timeRange.map { scope.overlaps(component, of: parent, $0) } ?? true)
    }
  }
}
