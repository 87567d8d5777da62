import CQREncode

/// A text as a square of dark and light modules that a camera reads (ISO/IEC 18004).
package struct QRCode: Equatable, Sendable {
  /// How many modules a side has: 21 to 177.
  package let size: Int
  /// Row by row, from the top left.
  private let modules: [Bool]

  /// So many light modules have to be around it (§9.1).
  package static let quietZone = 4

  /// The smallest code that holds the text as UTF-8, and is read when a seventh of it can't be seen
  /// (level M).
  ///
  /// Nil when the text is empty, or longer than the largest code: 2,331 bytes.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, let count = Int32(exactly: bytes.count),
      let code = QRcode_encodeData(count, bytes, 0, QR_ECLEVEL_M)
    else { return nil }
    defer { QRcode_free(code) }
    let size = Int(code.pointee.width)
    self.size = size
    // The lowest bit of each byte is the module; the others say what it is for.
    modules = UnsafeBufferPointer(start: code.pointee.data, count: size * size).map { $0 & 1 == 1 }
  }

  package func isDark(x: Int, y: Int) -> Bool {
    guard (0..<size).contains(x), (0..<size).contains(y) else { return false }
    return modules[y * size + x]
  }

  /// The dark modules of a row, as runs from left to right.
  package func darkRuns(inRow y: Int) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start: Int?
    for x in 0...size {
      switch (isDark(x: x, y: y), start) {
      case (true, nil): start = x
      case (false, let first?):
        runs.append(first..<x)
        start = nil
      default: break
      }
    }
    return runs
  }
}
