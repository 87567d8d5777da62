/// How text becomes part of a document, in content and between double quotation marks alike.
///
/// What XML 1.0 can't carry even as a reference (§2.2: most controls, U+FFFE and U+FFFF) becomes
/// U+FFFD, so that nothing that is stored makes an answer ill-formed, and a reader still sees that
/// something was there. A carriage return is written as a reference, without which it would be read
/// as a line feed (§2.11); in attributes so are line feeds and tabs (§3.3.3).
enum XMLEscaping {
  /// The most bytes that stand for one.
  static let mostForOne = 6

  /// Writes well-formed UTF-8 with what means something in XML replaced; gives back the end of what
  /// it wrote.
  static func copy(
    _ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutablePointer<UInt8>,
    inAttribute: Bool
  ) -> UnsafeMutablePointer<UInt8> {
    var output = target
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isPlain(bytes[index]) { index += 1 }
      if index > start, let base = bytes.baseAddress {
        output.update(from: base + start, count: index - start)
        output += index - start
      }
      guard index < bytes.count else { break }
      if let replacement = replacement(at: index, in: bytes, inAttribute: inAttribute) {
        output.update(from: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
        output += replacement.utf8CodeUnitCount
        index += bytes[index] == firstOfNoncharacters ? 3 : 1
      } else {
        output.pointee = bytes[index]
        output += 1
        index += 1
      }
    }
    return output
  }

  /// The first byte of U+FFFE and U+FFFF, among others.
  private static let firstOfNoncharacters: UInt8 = 0xEF

  /// Whether a byte stays as it is wherever it stands.
  ///
  /// A bit for each byte below 64 says so: clear for the controls and for `"`, `&`, `<`, `>`.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 64
      ? (0xAFFF_FFBB_0000_0000 as UInt64) >> UInt64(byte) & 1 == 1
      : byte != firstOfNoncharacters
  }

  /// Nil when the byte stays as it is in this place.
  private static func replacement(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, inAttribute: Bool
  ) -> StaticString? {
    switch bytes[index] {
    case UInt8(ascii: "&"): return "&amp;"
    case UInt8(ascii: "<"): return "&lt;"
    case UInt8(ascii: ">"): return "&gt;"
    case UInt8(ascii: "\""): return inAttribute ? "&quot;" : nil
    case 0x09: return inAttribute ? "&#9;" : nil
    case 0x0A: return inAttribute ? "&#10;" : nil
    case 0x0D: return "&#13;"
    case firstOfNoncharacters:
      guard index + 2 < bytes.count, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE else {
        return nil
      }
      return "\u{FFFD}"
    default: return "\u{FFFD}"
    }
  }
}
