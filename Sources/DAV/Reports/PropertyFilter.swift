import XML

/// That a component has a property (RFC 4791 §9.7.2).
package struct PropertyFilter: Equatable, Sendable {
  package enum Condition: Equatable, Sendable {
    /// There is one.
    case isDefined
    case isNotDefined
    /// Its value, a time, is in the range.
    case timeRange(TimeRange)
    case text(TextMatch)
  }

  /// In capitals.
  package let name: String
  package let condition: Condition
  package let parameters: [ParameterFilter]

  package init(
    _ name: String, _ condition: Condition = .isDefined, parameters: [ParameterFilter] = []
  ) {
    self.name = name
    self.condition = condition
    self.parameters = parameters
  }

  init(_ element: XMLElement) throws(DAVError) {
    var condition: Condition?
    var parameters: [ParameterFilter] = []
    for child in element.elements {
      let found: Condition
      switch child.name {
      case .calDAV("is-not-defined"): found = .isNotDefined
      case .calDAV("time-range"): found = .timeRange(try TimeRange(child))
      case .calDAV("text-match"): found = .text(try TextMatch(child))
      case .calDAV("param-filter"):
        parameters.append(try ParameterFilter(child))
        continue
      default: throw FilterParts.unknown(child)
      }
      guard condition == nil else { throw FilterParts.twice(child) }
      condition = found
    }
    guard condition != .isNotDefined || parameters.isEmpty else {
      throw .invalidFilter("is-not-defined stands alone", line: element.line)
    }
    self.init(
      try FilterParts.name(of: element), condition ?? .isDefined, parameters: parameters)
  }
}
