extension [UInt8] {
  /// Appends a string with its quotes, escaped as RFC 8259 §7 says.
  ///
  /// DEL and the control characters U+0080 to U+009F are escaped too, which the RFC allows: what
  /// is printed must not command the terminal that it is printed on.
  mutating func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    if text.isPlain {
      append(contentsOf: text.utf8)
    } else {
      append(escaped: text)
    }
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escaped text: String) {
    var lead: UInt8 = 0
    for byte in text.utf8 {
      if lead == 0xC2, byte < 0xA0 {
        removeLast()
        append(escapeOf: byte)
      } else {
        append(escaped: byte)
      }
      lead = byte
    }
  }

  private mutating func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append(UInt8(ascii: "\\"))
      append(byte)
    case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
    case UInt8(ascii: "\r"): append(contentsOf: "\\r".utf8)
    case UInt8(ascii: "\t"): append(contentsOf: "\\t".utf8)
    case 0x00...0x1F, 0x7F: append(escapeOf: byte)
    default: append(byte)
    }
  }

  private mutating func append(escapeOf scalar: UInt8) {
    append(contentsOf: (scalar < 0x10 ? "\\u000" : "\\u00").utf8)
    append(contentsOf: String(scalar, radix: 16).utf8)
  }
}

extension String {
  /// Whether nothing in it is to be escaped, which is true of most texts and seen in one look; 0xC2
  /// begins the control characters from U+0080, and some others.
  fileprivate var isPlain: Bool {
    let bytes = utf8.span
    var isPlain = true
    for index in bytes.indices {
      switch bytes[index] {
      case 0x00...0x1F, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0x7F, 0xC2: isPlain = false
      default: break
      }
    }
    return isPlain
  }
}
