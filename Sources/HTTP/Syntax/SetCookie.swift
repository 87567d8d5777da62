/// A cookie to be kept by the client (RFC 6265 §4.1): by default for the whole host, out of reach
/// of scripts, and not sent along by other sites' forms.
package struct SetCookie: Equatable, Sendable {
  package enum SameSite: String, Sendable {
    case strict = "Strict"
    case lax = "Lax"
    case none = "None"
  }

  package let name: String
  package let value: String
  package var path: String
  /// Seconds until the client forgets it; 0 at once; nil with the browser's session.
  package var maxAge: Int?
  package var isHTTPOnly: Bool
  package var isSecure: Bool
  package var sameSite: SameSite

  /// Nil when the name is not a token or the value has a byte that would end it.
  package init?(
    name: String, value: String, path: String = "/", maxAge: Int? = nil, isHTTPOnly: Bool = true,
    isSecure: Bool, sameSite: SameSite = .lax
  ) {
    guard ASCII.isToken(name.utf8), value.utf8.allSatisfy(Self.isValueByte),
      path.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ";") })
    else { return nil }
    self.name = name
    self.value = value
    self.path = path
    self.maxAge = maxAge
    self.isHTTPOnly = isHTTPOnly
    self.isSecure = isSecure
    self.sameSite = sameSite
  }

  /// The field's value.
  package var fieldValue: String {
    var text = "\(name)=\(value); Path=\(path)"
    if let maxAge { text += "; Max-Age=\(maxAge)" }
    if isHTTPOnly { text += "; HttpOnly" }
    if isSecure { text += "; Secure" }
    return text + "; SameSite=\(sameSite.rawValue)"
  }

  private static func isValueByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21, 0x23...0x2B, 0x2D...0x3A, 0x3C...0x5B, 0x5D...0x7E: true
    default: false
    }
  }
}
