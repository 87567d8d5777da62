extension XMLWriter {
  /// Writes the start of a document up to the end of its root's tag, the root's namespace being one
  /// of those that it declares.
  package func beginDocument(_ root: XMLName) {
    raw("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<")
    qualifiedName(root)
    for known in XMLNamespace.WellKnown.allCases {
      raw(" xmlns:")
      raw(known.prefix)
      raw("=\"")
      attributeValue(known.namespace.uri)
      raw("\"")
    }
    raw(">")
  }

  package func endDocument(_ root: XMLName) {
    end(root)
    raw("\n")
  }

  /// Writes an element with what the closure puts into it.
  package func element<E>(_ name: XMLName, _ content: () throws(E) -> Void) throws(E) {
    begin(name)
    try content()
    end(name)
  }

  /// Writes an element with text in it.
  package func element(_ name: XMLName, text content: String) {
    begin(name)
    text(content)
    end(name)
  }

  /// Writes an element with nothing in it but attributes, which belong to no namespace.
  package func element(_ name: XMLName, _ attributes: (name: StaticString, value: String)...) {
    beginTag(name)
    for attribute in attributes {
      raw(" ")
      raw(attribute.name)
      raw("=\"")
      attributeValue(attribute.value)
      raw("\"")
    }
    raw("/>")
  }

  package func begin(_ name: XMLName) {
    beginTag(name)
    raw(">")
  }

  package func end(_ name: XMLName) {
    raw("</")
    qualifiedName(name)
    raw(">")
  }

  private func beginTag(_ name: XMLName) {
    raw("<")
    if !qualifiedName(name) {
      raw(" xmlns:x=\"")
      attributeValue(name.namespace.uri)
      raw("\"")
    }
  }

  /// Whether the prefix needs no declaration here.
  ///
  /// Others than the well-known ones share the prefix `x`, each with its own declaration.
  @discardableResult private func qualifiedName(_ name: XMLName) -> Bool {
    let namespace = name.namespace
    if let known = namespace.wellKnown {
      raw(known.prefixAndColon)
      plain(name.localName)
      return true
    }
    if namespace == .none {
      plain(name.localName)
      return true
    }
    raw(namespace == .xml ? "xml:" : "x:")
    plain(name.localName)
    return namespace == .xml
  }
}
