/// How text becomes part of HTML, in content and between double quotation marks alike.
///
/// Control characters have no place in HTML (Living Standard §13.1.4), and a parser would take some
/// for others. Each becomes U+FFFD, but for tab and line feed, which are kept, and carriage return,
/// which a parser keeps only as a reference. Swift's text is well-formed Unicode, so there are no
/// lone surrogates.
enum Escaping {
  /// The most bytes that stand for one.
  static let mostForOne = 6

  /// Writes text with what means something in HTML replaced; gives back the end of what it wrote.
  static func copy(
    _ start: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var input = unsafe start
    var output = unsafe target
    let end = unsafe start + count
    while unsafe input < end {
      let byte = unsafe input.pointee
      unsafe input += 1
      guard !isPlain(byte) else {
        unsafe output.pointee = byte
        unsafe output += 1
        continue
      }
      if byte == 0xC2, unsafe input < end {
        let next = unsafe input.pointee
        unsafe input += 1
        guard next < firstAfterControls else {
          unsafe output.pointee = byte
          unsafe output[1] = next
          unsafe output += 2
          continue
        }
      }
      let replacement = replacement(of: byte)
      unsafe output.update(from: replacement.utf8Start, count: replacement.utf8CodeUnitCount)
      unsafe output += replacement.utf8CodeUnitCount
    }
    return unsafe output
  }

  /// After 0xC2, what begins at U+00A0.
  private static let firstAfterControls: UInt8 = 0xA0

  /// Whether a byte stays as it is; 0xC2 begins the controls from U+0080 to U+009F, among others.
  ///
  /// A bit for each byte below 64 says so: clear for the controls and for `"`, `&`, `'`, `<`, `>`.
  @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
    byte < 64
      ? (0xAFFF_FF3B_0000_0600 as UInt64) >> UInt64(byte) & 1 == 1
      : byte != 0x7F && byte != 0xC2
  }

  private static func replacement(of byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    case 0x0D: "&#13;"
    default: "\u{FFFD}"
    }
  }
}
