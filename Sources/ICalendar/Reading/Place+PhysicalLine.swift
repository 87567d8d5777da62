extension Place {
  /// The line as editors count them, which know of no folds.
  package func physicalLine(in text: [UInt8]) -> Int {
    var lines = LineReader(text)
    var physical = 1
    for _ in 1..<max(1, line) {
      guard let line = lines.next() else { return physical }
      physical += Self.breaks(in: line.raw)
    }
    return physical
  }

  /// Ends of lines, of which CRLF is one.
  private static func breaks(in bytes: ArraySlice<UInt8>) -> Int {
    // A CR is counted where it stands, and an LF unless it follows one.
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == ASCII.carriageReturn || byte == ASCII.lineFeed && last != ASCII.carriageReturn {
        count += 1
      }
      last = byte
    }
    return count
  }
}
