/// An element with all in it; comments and processing instructions are left out.
package struct XMLElement: Sendable {
  package let name: XMLName
  /// The prefix that it was read with; empty for none.
  ///
  /// It means nothing by itself, but values may speak of it (RFC 4918 §4.3), so it is kept.
  package let prefix: String
  /// The prefixes that this very element declares.
  package let declarations: [XMLPrefixDeclaration]
  package var attributes: [XMLAttribute]
  package var children: [XMLNode]
  /// Where its tag ends, counted from 1; 0 for one that was not read.
  package let line: Int

  package init(
    _ name: XMLName, prefix: String = "", declarations: [XMLPrefixDeclaration] = [],
    attributes: [XMLAttribute] = [], children: [XMLNode] = [], line: Int = 0
  ) {
    self.name = name
    self.prefix = prefix
    self.declarations = declarations
    self.attributes = attributes
    self.children = children
    self.line = line
  }

  /// The elements in it, in their order.
  package var elements: some Sequence<XMLElement> {
    children.lazy.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The text that stands directly in it.
  package var text: String {
    if children.count == 1, case .text(let text) = children[0] { return text }
    return children.reduce(into: "") { all, child in
      if case .text(let text) = child { all += text }
    }
  }

  package func first(_ name: XMLName) -> XMLElement? {
    elements.first { $0.name == name }
  }

  /// An attribute's value; attributes without a prefix belong to no namespace.
  package subscript(attribute localName: String, in namespace: XMLNamespace = .none) -> String? {
    let name = XMLName(namespace, localName)
    return attributes.first { $0.name == name }?.value
  }
}

extension XMLElement: Hashable {
  /// Whether they mean the same: prefixes, places, and the order of attributes make no difference.
  package static func == (one: XMLElement, other: XMLElement) -> Bool {
    one.name == other.name && one.meaningOfAttributes == other.meaningOfAttributes
      && one.children == other.children
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(meaningOfAttributes)
    hasher.combine(children)
  }

  private var meaningOfAttributes: [XMLName: String] {
    Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }
}
