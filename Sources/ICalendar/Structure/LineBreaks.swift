/// What no line can carry as it is.
enum LineBreaks {
  /// Whether a byte is a control character that RFC 5545 §3.1 forbids; a tab is none.
  static func isControl(_ byte: UInt8) -> Bool {
    byte < ASCII.space && byte != ASCII.tab || byte == 0x7F
  }

  /// A text with CRLF and CR turned into LF, and without other control characters.
  static func unified(_ text: String.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var last: UInt8 = 0
    for byte in text {
      if byte == ASCII.carriageReturn {
        bytes.append(ASCII.lineFeed)
      } else if byte == ASCII.lineFeed {
        if last != ASCII.carriageReturn { bytes.append(byte) }
      } else if !isControl(byte) {
        bytes.append(byte)
      }
      last = byte
    }
    return bytes
  }
}
