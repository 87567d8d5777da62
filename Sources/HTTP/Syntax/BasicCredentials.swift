/// Who somebody says to be, by `Authorization: Basic …` (RFC 7617).
package struct BasicCredentials: Equatable, Sendable {
  package let user: String
  /// May have colons in it; the user can't.
  package let password: String

  /// What an `Authorization` field says; nil when it is of another scheme or malformed.
  ///
  /// The text within is UTF-8, as the challenge asks for, without control characters (§2).
  package init?(parsing field: String) {
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ASCII.equalFolded(parts[0].utf8, "basic".utf8),
      let bytes = Base64.decoded(ASCII.trimmed(parts[1]).utf8),
      let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: \.isControl),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    user = String(text[..<colon])
    password = String(text[text.utf8.index(after: colon)...])
  }

  /// The value of a `WWW-Authenticate` field that asks for credentials in UTF-8 (§2.1).
  package static func challenge(realm: StaticString) -> String {
    "Basic realm=\"\(realm)\", charset=\"UTF-8\""
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character, of ASCII or of ISO 8859-1 (Unicode's category Cc).
  fileprivate var isControl: Bool { value < 0x20 || (0x7F..<0xA0).contains(value) }
}
