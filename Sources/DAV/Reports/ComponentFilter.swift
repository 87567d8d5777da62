import XML

/// That a component has components and properties (RFC 4791 §9.7.1).
package struct ComponentFilter: Equatable, Sendable {
  /// In capitals: names of iCalendar are compared without regard to case.
  package let name: String
  /// That there is none of the name; then nothing else is asked.
  package let isNotDefined: Bool
  package let timeRange: TimeRange?
  package let properties: [PropertyFilter]
  package let components: [ComponentFilter]

  package init(
    _ name: String, isNotDefined: Bool = false, timeRange: TimeRange? = nil,
    properties: [PropertyFilter] = [], components: [ComponentFilter] = []
  ) {
    self.name = name
    self.isNotDefined = isNotDefined
    self.timeRange = timeRange
    self.properties = properties
    self.components = components
  }

  /// The one component filter in a `filter`, which is of the whole calendar (§9.7).
  init(ofCalendarIn filter: XMLElement) throws(DAVError) {
    let filters = Array(filter.elements)
    guard filters.count == 1, filters[0].name == .calDAV("comp-filter") else {
      throw .invalidFilter("filter has one comp-filter", line: filter.line)
    }
    self = try ComponentFilter(filters[0])
    guard name == "VCALENDAR" else {
      throw .invalidFilter("The outermost comp-filter is VCALENDAR", line: filters[0].line)
    }
  }

  private init(_ element: XMLElement) throws(DAVError) {
    let name = try FilterParts.name(of: element)
    var timeRange: TimeRange?
    var properties: [PropertyFilter] = []
    var components: [ComponentFilter] = []
    var isNotDefined = false
    for child in element.elements {
      switch child.name {
      case .calDAV("is-not-defined"): isNotDefined = true
      case .calDAV("time-range"):
        guard timeRange == nil else { throw FilterParts.twice(child) }
        timeRange = try TimeRange(child)
      case .calDAV("prop-filter"): properties.append(try PropertyFilter(child))
      case .calDAV("comp-filter"): components.append(try ComponentFilter(child))
      default: throw FilterParts.unknown(child)
      }
    }
    guard !isNotDefined || (timeRange == nil && properties.isEmpty && components.isEmpty) else {
      throw .invalidFilter("is-not-defined stands alone", line: element.line)
    }
    self.init(
      name, isNotDefined: isNotDefined, timeRange: timeRange, properties: properties,
      components: components)
  }
}
