package import XML

/// The `expand-property` report (RFC 3253 §3.8).
package struct ExpandProperty: Equatable, Sendable {
  /// A property; where its value has hrefs, each becomes a response with the properties in it.
  package struct Property: Equatable, Sendable {
    package let name: XMLName
    package let properties: [Property]
  }

  package let properties: [Property]

  init(_ root: XMLElement) throws(DAVError) {
    properties = try Self.properties(in: root)
  }

  private static func properties(in parent: XMLElement) throws(DAVError) -> [Property] {
    var properties: [Property] = []
    for element in parent.elements where element.name == .dav("property") {
      let namespace = XMLNamespace(element[attribute: "namespace"] ?? "DAV:")
      guard let text = element[attribute: "name"],
        let name = XMLName(validating: text, in: namespace)
      else { throw .badRequest("property has no name", line: element.line) }
      properties.append(Property(name: name, properties: try Self.properties(in: element)))
    }
    return properties
  }
}
