/// Bytes of iCalendar's grammar, which is ASCII alone.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote = UInt8(ascii: "\"")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let equals = UInt8(ascii: "=")
  static let backslash = UInt8(ascii: "\\")
  static let caret = UInt8(ascii: "^")

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
  }

  static func uppercased(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes.map(uppercased), as: UTF8.self)
  }

  /// Whether a byte may stand in the name of a property or of a parameter.
  ///
  /// RFC 5545 has letters, digits and `-`; some programs write `_` (`PERCENT_COMPLETE`) and `.`.
  static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// A digit's value.
  static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == space || byte == tab
  }

  /// Without the spaces and tabs around it.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, isBlank(first) { bytes.removeFirst() }
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  /// Whether text and bytes are the same but for the case of letters.
  static func equalFolded(_ text: String, _ bytes: ArraySlice<UInt8>) -> Bool {
    equalFolded(text, bytes.span)
  }

  static func equalFolded(_ text: String, _ other: Span<UInt8>) -> Bool {
    let one = text.utf8.span
    guard one.count == other.count else { return false }
    for index in one.indices where uppercased(one[index]) != uppercased(other[index]) {
      return false
    }
    return true
  }
}
