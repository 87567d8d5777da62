/// Bytes of HTTP's grammar, which is ASCII alone.
enum ASCII {
  static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }

  /// Whether two runs of bytes are the same but for the case of ASCII letters.
  static func equalFolded(
    _ one: some Collection<UInt8>, _ other: some Collection<UInt8>
  ) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { lowercased($0) == lowercased($1) }
  }

  /// Whether a byte may stand in a token, a method's or a header's name (RFC 9110 §5.6.2).
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
      UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  static func isToken(_ bytes: some Collection<UInt8>) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy(isToken)
  }

  /// A hexadecimal digit's value.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  /// Without the spaces and tabs around it (RFC 9110 §5.6.3, optional white space).
  static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.utf8.first, first == 0x20 || first == 0x09 {
      text = text.dropFirst()
    }
    while let last = text.utf8.last, last == 0x20 || last == 0x09 {
      text = text.dropLast()
    }
    return text
  }

  static func trimmed(_ text: String) -> Substring {
    trimmed(text[...])
  }

  static func lowercased(_ text: some StringProtocol) -> String {
    String(decoding: text.utf8.map(lowercased), as: UTF8.self)
  }
}
