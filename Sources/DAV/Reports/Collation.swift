/// How texts are compared (RFC 4790, RFC 4791 §7.5).
package enum Collation: String, Sendable, CaseIterable {
  /// ASCII letters without regard to case, all else by code point.
  case asciiCasemap = "i;ascii-casemap"
  /// Byte by byte.
  case octet = "i;octet"
  /// All letters without regard to case (RFC 5051).
  case unicodeCasemap = "i;unicode-casemap"
}
