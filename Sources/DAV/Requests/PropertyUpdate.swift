package import XML

/// The body of PROPPATCH (RFC 4918 §9.2).
package struct PropertyUpdate: Equatable, Sendable {
  package enum Change: Equatable, Sendable {
    /// The property with its value, and the `xml:lang` that was in scope (§4.3).
    case set(XMLElement)
    case remove(XMLName)

    package var name: XMLName {
      switch self {
      case .set(let element): element.name
      case .remove(let name): name
      }
    }
  }

  /// In the order of the document, in which they are to be done.
  package let changes: [Change]

  package init(
    reading body: [UInt8], limits: XMLLimits = .request
  ) throws(DAVError) {
    let root = try RequestBody.root(of: body, named: .dav("propertyupdate"), limits: limits)
    var changes: [Change] = []
    var isEmpty = true
    for instruction in root.elements {
      switch instruction.name {
      case .dav("set"): changes += Self.properties(in: instruction, of: root).map { .set($0) }
      case .dav("remove"):
        changes += Self.properties(in: instruction, of: root).map { .remove($0.name) }
      default: continue
      }
      isEmpty = false
    }
    guard !isEmpty else {
      throw .badRequest("propertyupdate has no set or remove", line: root.line)
    }
    self.changes = changes
  }

  /// The properties in the `prop` elements of a `set` or `remove`, each with its language.
  static func properties(in instruction: XMLElement, of root: XMLElement) -> [XMLElement] {
    var properties: [XMLElement] = []
    for prop in instruction.elements where prop.name == .dav("prop") {
      let language = [prop, instruction, root].lazy.compactMap { $0[attribute: "lang", in: .xml] }
      for property in prop.elements {
        properties.append(property.inLanguage(language.first))
      }
    }
    return properties
  }
}

extension XMLElement {
  /// With the language of what it stood in, unless it has one itself.
  fileprivate func inLanguage(_ language: String?) -> XMLElement {
    guard let language, self[attribute: "lang", in: .xml] == nil else { return self }
    var element = self
    element.attributes.append(
      XMLAttribute(XMLName(.xml, "lang"), prefix: "xml", value: language))
    return element
  }
}
