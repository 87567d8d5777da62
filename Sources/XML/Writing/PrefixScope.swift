/// The prefixes that stand for something at one place of a document.
struct PrefixScope {
  private var namespaces: [String: XMLNamespace] = [:]

  /// Makes room for an element: what it declares itself counts from here on.
  ///
  /// A declaration that would bind a prefix to nothing is no declaration, but for the default one;
  /// `xml` and `xmlns` are bound to what they are (Namespaces in XML 1.0 §3).
  mutating func enter(_ declarations: [XMLPrefixDeclaration]) -> [XMLPrefixDeclaration] {
    var kept: [XMLPrefixDeclaration] = []
    for declaration in declarations where Self.canDeclare(declaration) {
      namespaces[declaration.prefix] = declaration.namespace
      kept.append(declaration)
    }
    return kept
  }

  /// The prefix to write for a name, and the declaration that it needs besides, none of which is of
  /// a prefix that the same tag has taken.
  ///
  /// It is the one that was read where that can be; an attribute without a prefix belongs to no
  /// namespace, so one that does gets a prefix.
  mutating func prefix(
    for namespace: XMLNamespace, preferred: String, isAttribute: Bool,
    taken: Set<String>
  ) -> (prefix: String, declaration: XMLPrefixDeclaration?) {
    if namespace == .xml { return ("xml", nil) }
    if namespace == .none, isAttribute { return ("", nil) }
    if namespace == .none {
      guard let standard = namespaces[""], standard != .none else { return ("", nil) }
      return ("", declare("", .none))
    }
    let canBePreferred = !(isAttribute && preferred.isEmpty)
    if canBePreferred, namespaces[preferred] == namespace { return (preferred, nil) }
    let declaration = XMLPrefixDeclaration(preferred, namespace)
    if canBePreferred, !taken.contains(preferred), Self.canDeclare(declaration) {
      return (preferred, declare(preferred, namespace))
    }
    if let known = namespaces.filter({ $0.value == namespace && !$0.key.isEmpty }).keys.min() {
      return (known, nil)
    }
    var number = 1
    while namespaces["n\(number)"] != nil { number += 1 }
    return ("n\(number)", declare("n\(number)", namespace))
  }

  private mutating func declare(
    _ prefix: String, _ namespace: XMLNamespace
  ) -> XMLPrefixDeclaration {
    namespaces[prefix] = namespace
    return XMLPrefixDeclaration(prefix, namespace)
  }

  private static func canDeclare(_ declaration: XMLPrefixDeclaration) -> Bool {
    guard declaration.prefix != "xml", declaration.prefix != "xmlns",
      declaration.namespace != .xml
    else { return false }
    return declaration.prefix.isEmpty || declaration.namespace != .none
  }
}
