/// An element's or attribute's name: what it belongs to, and its local part.
package struct XMLName: Hashable, Sendable, CustomStringConvertible {
  package let namespace: XMLNamespace
  package let localName: String

  /// A name that the program itself gives, or that was read from a document.
  package init(_ namespace: XMLNamespace, _ localName: String) {
    self.namespace = namespace
    self.localName = localName
  }

  /// A name that came as text; nil when it can't be one.
  ///
  /// A colon is for prefixes, so it has no place in a local name (Namespaces in XML 1.0 §3).
  package init?(validating localName: String, in namespace: XMLNamespace) {
    let scalars = localName.unicodeScalars
    guard let first = scalars.first, Self.canStart(first),
      scalars.allSatisfy({ Self.canStart($0) || Self.canFollow($0) })
    else { return nil }
    self.init(namespace, localName)
  }

  /// As James Clark writes names: `{DAV:}href`.
  package var description: String {
    namespace == .none ? localName : "{\(namespace.uri)}\(localName)"
  }

  /// `NameStartChar` of XML 1.0 §2.3, without the colon.
  private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// What `NameChar` has beside `NameStartChar`.
  private static func canFollow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
