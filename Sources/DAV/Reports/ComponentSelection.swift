import XML

/// What of a component is shown (RFC 4791 §9.6.1).
package struct ComponentSelection: Equatable, Sendable {
  package struct Property: Equatable, Sendable {
    /// In capitals.
    package let name: String
    /// Whether the name is shown alone.
    package let isWithoutValue: Bool

    package init(_ name: String, isWithoutValue: Bool = false) {
      self.name = name
      self.isWithoutValue = isWithoutValue
    }
  }

  /// In capitals.
  package let name: String
  /// Nil for all.
  package let properties: [Property]?
  /// Nil for all.
  package let components: [ComponentSelection]?

  package init(_ name: String, properties: [Property]?, components: [ComponentSelection]?) {
    self.name = name
    self.properties = properties
    self.components = components
  }

  init(_ element: XMLElement) throws(DAVError) {
    var properties: [Property]? = []
    var components: [ComponentSelection]? = []
    for child in element.elements {
      switch child.name {
      case .calDAV("allprop"): properties = nil
      case .calDAV("allcomp"): components = nil
      case .calDAV("prop"):
        properties?.append(
          Property(
            try FilterParts.name(of: child),
            isWithoutValue: child[attribute: "novalue"] == "yes"))
      case .calDAV("comp"): components?.append(try ComponentSelection(child))
      default: continue
      }
    }
    self.init(
      try FilterParts.name(of: element), properties: properties, components: components)
  }
}
