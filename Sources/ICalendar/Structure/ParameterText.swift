/// The values of parameters in text: quotes, and `^` before what can't stand as it is (RFC 6868 §3).
enum ParameterText {
  /// The values of a list, which is given with its quotes and commas.
  static func values(of list: ArraySlice<UInt8>) -> [String] {
    let bytes = list.span
    var cursor = ParameterCursor(at: 0)
    var values: [String] = []
    repeat {
      let start = values.isEmpty ? 0 : cursor.position + 1
      cursor = ParameterCursor(at: start)
      cursor.skipValue(in: bytes)
      values.append(value(of: list.dropFirst(start).prefix(cursor.position - start)))
    } while cursor.position < bytes.count && bytes[cursor.position] == ASCII.comma
    return values
  }

  /// One value, without the quotes that are around the whole of it.
  private static func value(of bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    if bytes.count >= 2, bytes.first == ASCII.quote, bytes.last == ASCII.quote {
      bytes = bytes.dropFirst().dropLast()
    }
    guard bytes.contains(ASCII.caret) else { return String(decoding: bytes, as: UTF8.self) }

    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      guard isEscaped else {
        if byte == ASCII.caret { isEscaped = true } else { plain.append(byte) }
        continue
      }
      isEscaped = false
      switch byte {
      case UInt8(ascii: "n"): plain.append(ASCII.lineFeed)
      case UInt8(ascii: "'"): plain.append(ASCII.quote)
      case ASCII.caret: plain.append(ASCII.caret)
      default: plain += [ASCII.caret, byte]
      }
    }
    if isEscaped { plain.append(ASCII.caret) }
    return String(decoding: plain, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a parameter with the semicolon before it, quoting what needs it.
  mutating func append(parameter: Parameter) {
    append(ASCII.semicolon)
    append(contentsOf: parameter.name.utf8.lazy.filter(ASCII.isName))
    append(ASCII.equals)
    for (index, value) in parameter.values.enumerated() {
      if index > 0 { append(ASCII.comma) }
      append(parameterValue: value)
    }
  }

  private mutating func append(parameterValue value: String) {
    let needsQuotes = value.utf8.contains {
      $0 == ASCII.comma || $0 == ASCII.semicolon || $0 == ASCII.colon
    }
    if needsQuotes { append(ASCII.quote) }
    for byte in LineBreaks.unified(value.utf8) {
      switch byte {
      case ASCII.lineFeed: append(contentsOf: "^n".utf8)
      case ASCII.quote: append(contentsOf: "^'".utf8)
      case ASCII.caret: append(contentsOf: "^^".utf8)
      default: append(byte)
      }
    }
    if needsQuotes { append(ASCII.quote) }
  }

  /// Appends a value that is in its form for the text, without the bytes that would end the line.
  mutating func append(value: String.UTF8View) {
    append(contentsOf: value.lazy.filter { !LineBreaks.isControl($0) })
  }
}
