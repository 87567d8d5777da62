package import XML

/// The `principal-match` report (RFC 3744 §9.3): which resources are of the one who asks.
package struct PrincipalMatch: Equatable, Sendable {
  package enum Condition: Equatable, Sendable {
    /// The principals that the one who asks is, or belongs to.
    case isSelf
    /// The resources whose property names that principal.
    case property(XMLName)
  }

  package let condition: Condition
  package let selection: PropertySelection

  init(_ root: XMLElement) throws(DAVError) {
    if root.first(.dav("self")) != nil {
      condition = .isSelf
    } else if let parent = root.first(.dav("principal-property")),
      let property = Array(parent.elements).first
    {
      condition = .property(property.name)
    } else {
      throw .badRequest("principal-match has self or principal-property", line: root.line)
    }
    selection = try ReportParts.selection(in: root)
  }
}
