/// The type TEXT: what a backslash says (RFC 5545 §3.3.11).
enum TextEscaping {
  /// The text of a value; what no rule gives a meaning (`\"`, `\t`) is kept with its backslash.
  static func text(of value: ArraySlice<UInt8>) -> String {
    guard value.contains(ASCII.backslash) else { return String(decoding: value, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(value.count)
    var isEscaped = false
    for byte in value {
      guard isEscaped else {
        if byte == ASCII.backslash { isEscaped = true } else { plain.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"), UInt8(ascii: "N"): plain.append(ASCII.lineFeed)
      case ASCII.backslash, ASCII.semicolon, ASCII.comma: plain.append(byte)
      default: plain += [ASCII.backslash, byte]
      }
    }
    if isEscaped { plain.append(ASCII.backslash) }
    return String(decoding: plain, as: UTF8.self)
  }

  /// The texts of a list, which commas part unless a backslash is before them; none in an empty one.
  static func texts(of list: ArraySlice<UInt8>) -> [String] {
    guard !list.isEmpty else { return [] }
    var texts: [String] = []
    var start = list.startIndex
    var isEscaped = false
    for index in list.indices {
      if isEscaped {
        isEscaped = false
      } else if list[index] == ASCII.backslash {
        isEscaped = true
      } else if list[index] == ASCII.comma {
        texts.append(text(of: list[start..<index]))
        start = index + 1
      }
    }
    return texts + [text(of: list[start...])]
  }

  /// A text as a value; control characters but tabs and ends of lines are left out.
  static func value(of text: String) -> String {
    var value: [UInt8] = []
    for byte in LineBreaks.unified(text.utf8) {
      switch byte {
      case ASCII.lineFeed: value += [ASCII.backslash, UInt8(ascii: "n")]
      case ASCII.backslash, ASCII.semicolon, ASCII.comma: value += [ASCII.backslash, byte]
      default: value.append(byte)
      }
    }
    return String(decoding: value, as: UTF8.self)
  }
}
