/// Where the server is, as the person's browser reached it.
package struct ServerAddress: Equatable, Sendable {
  package let isSecure: Bool
  /// A name or an address; one of IPv6 without brackets.
  package let host: String
  package let port: Int
  private let isPortUsual: Bool

  /// Where nothing tells: on this machine.
  package static let unknown = ServerAddress(isSecure: false, host: "localhost", port: 80)

  /// Nil when `authority` is not a host with or without a port (RFC 3986 §3.2.2, §3.2.3).
  package init?(authority: String, isSecure: Bool) {
    var host = authority[...]
    var port = isSecure ? 443 : 80
    let end = authority.lastIndex(of: "]") ?? authority.startIndex
    if let colon = authority[end...].firstIndex(of: ":") {
      host = authority[..<colon]
      let digits = authority[authority.index(after: colon)...]
      if !digits.isEmpty {
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
          (1...65_535).contains(number)
        else { return nil }
        port = number
      }
    }
    let isBracketed = host.hasPrefix("[") && host.hasSuffix("]")
    if isBracketed { host = host.dropFirst().dropLast() }
    guard !host.isEmpty, host.utf8.count <= 253,
      host.utf8.allSatisfy({ Self.isAllowed($0) || isBracketed && $0 == UInt8(ascii: ":") })
    else { return nil }
    self.init(isSecure: isSecure, host: host.lowercased(), port: port)
  }

  private init(isSecure: Bool, host: String, port: Int) {
    self.isSecure = isSecure
    self.host = host
    self.port = port
    isPortUsual = port == (isSecure ? 443 : 80)
  }

  /// The address of a path there.
  package func url(of path: String) -> String {
    let name = host.contains(":") ? "[\(host)]" : host
    return (isSecure ? "https://" : "http://") + name + (isPortUsual ? "" : ":\(port)") + path
  }

  /// Whether only this machine gets there, so that nobody can listen.
  package var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
      || host.hasPrefix("127.") && host.utf8.allSatisfy { $0 < 0x3A }
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
