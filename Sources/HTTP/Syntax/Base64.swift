/// Base64 as it stands in header fields (RFC 4648 §4).
enum Base64 {
  /// The bytes that a text stands for; nil when it is none.
  ///
  /// Padding may be left out, as some clients do. Bits beyond the last byte have to be zero, so that
  /// bytes have one spelling.
  static func decoded(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    var length = 0
    var padding = 0
    for character in text {
      length += 1
      if character == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: character) else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
        bits &= 1 << UInt32(bitCount) - 1
      }
    }
    // A character alone is not even one byte, and padding fills up four characters.
    guard bitCount < 6, bits == 0, padding == 0 || padding <= 2 && length.isMultiple(of: 4)
    else { return nil }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(character - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(character - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(character - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
