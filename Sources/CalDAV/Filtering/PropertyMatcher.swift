import DAV
import ICalendar
import TaskCalendar

/// Whether a component has a property as it is asked for (RFC 4791 §9.7.2).
///
/// One property has to meet all of it. A negated text matches when there are such properties and no value
/// of them has the text; without any, nothing matches but `is-not-defined`.
struct PropertyMatcher: Sendable {
  enum Condition: Sendable {
    case isDefined
    case isNotDefined
    case timeRange(TimeRange)
    case text(TextMatcher)
  }

  /// In capitals.
  let name: String
  let condition: Condition
  let parameters: [ParameterMatcher]

  init(_ filter: PropertyFilter) {
    name = filter.name
    condition =
      switch filter.condition {
      case .isDefined: .isDefined
      case .isNotDefined: .isNotDefined
      case .timeRange(let range): .timeRange(range)
      case .text(let match): .text(TextMatcher(match))
      }
    parameters = filter.parameters.map(ParameterMatcher.init)
  }

  /// Whether values of it are lists of texts, which are looked at one by one.
  var isList: Bool { name == "CATEGORIES" || name == "RESOURCES" }

  func matches(_ component: Component, in scope: ObjectScope) -> Bool {
    if case .isNotDefined = condition { return component.property(name) == nil }
    let properties = component.properties(name)
    let meant = properties.filter { property in parameters.allSatisfy { $0.matches(property) } }
    switch condition {
    case .isNotDefined: return properties.isEmpty
    case .isDefined: return !meant.isEmpty
    case .text(let text):
      let isFound = meant.contains { values(of: $0).contains { text.isFound(in: $0) } }
      return !meant.isEmpty && isFound != text.isNegated
    case .timeRange(let range):
      // Of these each instance has its own, and an end may be said by a duration.
      if component.isNamed("VTODO"), parameters.isEmpty || !meant.isEmpty {
        if name == "DTSTART" { return scope.schedule(of: component).has(\.start, in: range) }
        if name == "DUE" { return scope.schedule(of: component).has(\.due, in: range) }
      }
      return meant.contains { property in
        property.moment.map { range.contains(scope.clock.seconds(of: $0)) } ?? false
      }
    }
  }

  private func values(of property: Property) -> [String] {
    isList ? property.texts : [property.text]
  }
}

/// Whether a property has a parameter as it is asked for (RFC 4791 §9.7.3).
struct ParameterMatcher: Sendable {
  enum Condition: Sendable {
    case isDefined
    case isNotDefined
    case text(TextMatcher)
  }

  /// In capitals.
  let name: String
  let condition: Condition

  init(_ filter: ParameterFilter) {
    name = filter.name
    condition =
      switch filter.condition {
      case .isDefined: .isDefined
      case .isNotDefined: .isNotDefined
      case .text(let match): .text(TextMatcher(match))
      }
  }

  func matches(_ property: Property) -> Bool {
    let values = property.parameterValues(name)
    switch condition {
    case .isDefined: return values != nil
    case .isNotDefined: return values == nil
    case .text(let text):
      guard let values else { return false }
      return values.contains { text.isFound(in: $0) } != text.isNegated
    }
  }
}
