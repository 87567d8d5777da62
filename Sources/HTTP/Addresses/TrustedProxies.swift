/// The reverse proxies whose word on the client's address, host and encryption is taken.
///
/// A client can send the same header fields itself. So they count only on a connection from one of
/// these, only in the form that the proxy is known to write, and only as far as the chain of
/// trusted addresses reaches, from its near end.
package struct TrustedProxies: Sendable, Equatable {
  package enum Form: Sendable {
    /// `X-Forwarded-For`, `-Host` and `-Proto`, as Caddy, nginx and Apache write by custom.
    case xForwarded
    /// `Forwarded` (RFC 7239).
    case forwarded
  }

  package let ranges: [AddressRange]
  package let form: Form

  package init(_ ranges: [AddressRange], form: Form = .xForwarded) {
    self.ranges = ranges
    self.form = form
  }

  package static var none: TrustedProxies { TrustedProxies([]) }

  func trusts(_ address: IPAddress) -> Bool {
    ranges.contains { $0.contains(address) }
  }

  func trusts(_ text: String) -> Bool {
    !ranges.isEmpty && IPAddress(text).map(trusts) ?? false
  }

  /// The last address that no trusted proxy has.
  ///
  /// It is the first of all when they all are trusted, and nil when none is named. An entry that is
  /// no address ends the chain: whoever wrote it hides.
  func clientAddress(in headers: RequestHeaders) -> String? {
    var client: IPAddress?
    for entry in addresses(in: headers).reversed() {
      guard let address = Self.address(entry) else { break }
      client = address
      if !trusts(address) { break }
    }
    return client?.description
  }

  /// Whether the nearest proxy says that it was asked over TLS; nil when it does not say.
  func isSecure(in headers: RequestHeaders) -> Bool? {
    let said =
      switch form {
      case .xForwarded: Self.listed(headers.values(of: .xForwardedProto)).last
      case .forwarded:
        Self.listed(headers.values(of: .forwarded)).last.flatMap { Self.value("proto", in: $0) }
      }
    return said.map { ASCII.equalFolded($0.utf8, "https".utf8) }
  }

  /// The host that the nearest proxy says it was asked for, with its port; nil when it does not say.
  func host(in headers: RequestHeaders) -> String? {
    let said =
      switch form {
      case .xForwarded: Self.listed(headers.values(of: .xForwardedHost)).last
      case .forwarded:
        Self.listed(headers.values(of: .forwarded)).last.flatMap { Self.value("host", in: $0) }
      }
    return said.map(String.init)
  }

  private func addresses(in headers: RequestHeaders) -> [Substring] {
    switch form {
    case .xForwarded: Self.listed(headers.values(of: .xForwardedFor))
    case .forwarded:
      Self.listed(headers.values(of: .forwarded)).map { Self.value("for", in: $0) ?? "" }
    }
  }

  private static func listed(_ fields: [String]) -> [Substring] {
    fields.flatMap { $0.split(separator: ",").map { ASCII.trimmed($0) } }
  }

  /// A parameter of one element of `Forwarded`, without its quotation marks.
  private static func value(_ name: String, in element: Substring) -> Substring? {
    for pair in element.split(separator: ";").map({ ASCII.trimmed($0) }) {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2, ASCII.equalFolded(sides[0].utf8, name.utf8) else { continue }
      let isQuoted = sides[1].count >= 2 && sides[1].hasPrefix("\"") && sides[1].hasSuffix("\"")
      return isQuoted ? sides[1].dropFirst().dropLast() : sides[1]
    }
    return nil
  }

  /// An address that may have a port after it: `192.0.2.1:80`, `[2001:db8::1]:80`.
  private static func address(_ text: Substring) -> IPAddress? {
    if let whole = IPAddress(text) { return whole }
    guard let colon = text.lastIndex(of: ":") else { return nil }
    let host = text[..<colon]
    return host.hasSuffix("]") || !host.contains(":") ? IPAddress(host) : nil
  }
}
