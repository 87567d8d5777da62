extension XMLWriter {
  /// Writes an element that was read, so that it means the same wherever it is put: it declares each
  /// prefix that it uses, with the prefixes that it had.
  ///
  /// What must be kept of a property that the server doesn't know (RFC 4918 §4.3) is kept: names,
  /// attributes with `xml:lang`, the order of text and elements, and the prefixes.
  package func append(_ element: XMLElement) {
    append(element, in: PrefixScope())
  }

  private func append(_ element: XMLElement, in outer: PrefixScope) {
    var scope = outer
    var declared = scope.enter(element.possibleDeclarations)
    var taken = Set(declared.map(\.prefix))
    func prefix(of name: XMLName, preferring preferred: String, isAttribute: Bool) -> String {
      let (prefix, declaration) = scope.prefix(
        for: name.namespace, preferred: preferred, isAttribute: isAttribute, taken: taken)
      if let declaration { declared.append(declaration) }
      taken.insert(prefix)
      return prefix
    }
    let tag = prefix(of: element.name, preferring: element.prefix, isAttribute: false)
    let prefixes = element.attributes.map {
      prefix(of: $0.name, preferring: $0.prefix, isAttribute: true)
    }

    raw("<")
    qualified(element.name, tag)
    for declaration in declared { declare(declaration) }
    for (attribute, prefix) in zip(element.attributes, prefixes) {
      raw(" ")
      qualified(attribute.name, prefix)
      raw("=\"")
      attributeValue(attribute.value)
      raw("\"")
    }
    guard !element.children.isEmpty else { return raw("/>") }
    raw(">")
    for child in element.children {
      switch child {
      case .element(let element): append(element, in: scope)
      case .text(let content): text(content)
      }
    }
    raw("</")
    qualified(element.name, tag)
    raw(">")
  }

  private func qualified(_ name: XMLName, _ prefix: String) {
    if !prefix.isEmpty {
      plain(prefix)
      raw(":")
    }
    plain(name.localName)
  }

  private func declare(_ declaration: XMLPrefixDeclaration) {
    raw(declaration.prefix.isEmpty ? " xmlns" : " xmlns:")
    plain(declaration.prefix)
    raw("=\"")
    attributeValue(declaration.namespace.uri)
    raw("\"")
  }
}

extension XMLElement {
  /// The element by itself, to be kept and put into a document later, as it is.
  package var bytes: [UInt8] {
    let writer = XMLWriter()
    writer.append(self)
    return writer.take()
  }

  /// Its declarations, without a default namespace for an element that belongs to none, which no
  /// text can say.
  fileprivate var possibleDeclarations: [XMLPrefixDeclaration] {
    name.namespace == .none
      ? declarations.filter { !$0.prefix.isEmpty || $0.namespace == .none } : declarations
  }
}
