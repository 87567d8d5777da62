import XML

/// That a property has a parameter (RFC 4791 §9.7.3).
package struct ParameterFilter: Equatable, Sendable {
  package enum Condition: Equatable, Sendable {
    case isDefined
    case isNotDefined
    case text(TextMatch)
  }

  /// In capitals.
  package let name: String
  package let condition: Condition

  package init(_ name: String, _ condition: Condition = .isDefined) {
    self.name = name
    self.condition = condition
  }

  init(_ element: XMLElement) throws(DAVError) {
    var condition: Condition?
    for child in element.elements {
      guard condition == nil else { throw FilterParts.twice(child) }
      switch child.name {
      case .calDAV("is-not-defined"): condition = .isNotDefined
      case .calDAV("text-match"): condition = .text(try TextMatch(child))
      default: throw FilterParts.unknown(child)
      }
    }
    self.init(try FilterParts.name(of: element), condition ?? .isDefined)
  }
}
