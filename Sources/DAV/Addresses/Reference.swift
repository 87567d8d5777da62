/// An address that a client sends: a path, or a whole URL (RFC 4918 §8.3, `Simple-ref`).
package struct Reference: Equatable, Sendable {
  /// Host and port, in lower case and without the scheme's own port; nil for a path alone.
  package let authority: String?
  package let href: Href

  package init(parsing text: some StringProtocol) throws(HrefError) {
    let text = Substring(text)
    guard let (scheme, rest) = Self.schemeAndRest(of: text) else {
      // "//host/path" would be a host too (RFC 3986 §4.2), which no client means.
      authority = nil
      href = try Href(parsing: text)
      return
    }
    let end = rest.utf8.firstIndex { [0x2F, 0x3F, 0x23].contains($0) } ?? rest.endIndex
    authority = Self.normalized(rest[..<end], scheme: scheme)
    href = end == rest.endIndex ? try Href(segments: []) : try Href(parsing: rest[end...])
  }

  /// Whether it is of the server with this `Host` field, as a path alone always is.
  ///
  /// The scheme is not compared: behind a proxy the server may not know the one that clients use.
  package func isLocal(host: String?) -> Bool {
    guard let authority else { return true }
    guard let host else { return false }
    return ["http", "https"].contains {
      Self.normalized(host[...], scheme: $0) == authority
    }
  }

  /// Nil for a path, which is what nearly all addresses are.
  private static func schemeAndRest(of text: Substring) -> (scheme: String, rest: Substring)? {
    guard text.utf8.first != UInt8(ascii: "/") else { return nil }
    for scheme in ["http", "https"] {
      let start = Substring(text.utf8.prefix(scheme.utf8.count + 3))
      if start.lowercased() == scheme + "://" { return (scheme, text[start.endIndex...]) }
    }
    return nil
  }

  /// Names and passwords before an `@` are left out.
  private static func normalized(_ authority: Substring, scheme: String) -> String {
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    let port = scheme == "http" ? ":80" : ":443"
    return (host.hasSuffix(port) ? host.dropLast(port.count) : host).lowercased()
  }
}
