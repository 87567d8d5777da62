/// The lines of a text, folds undone (RFC 5545 §3.1).
///
/// Bytes are unfolded before anything is decoded: a fold may cut a character. A line ends in CRLF, LF
/// or CR, or in the CR CR LF that a second conversion of CRLF makes; a byte order mark is no part
/// of the first line's content. The lines' `raw` bytes, joined, are the text.
struct LineReader {
  private let source: [UInt8]
  private var position = 0

  init(_ source: [UInt8]) {
    self.source = source
  }

  mutating func next() -> LogicalLine? {
    guard position < source.count else { return nil }
    let start = position
    var nextStart = source.count
    // A copy, of the reference alone: `position` can't be changed while a span of it is looked at.
    let source = self.source
    let bytes = source.span
    var index = start
    if start == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    var pieceStart = index
    var unfolded: [UInt8] = []
    var isFolded = false
    var joined: UInt8 = 0
    var controlCharacter: UInt8?

    while index < bytes.count {
      let byte = bytes[index]
      if byte >= ASCII.space && byte != 0x7F {
        joined |= byte
        index += 1
      } else if byte == ASCII.lineFeed || byte == ASCII.carriageReturn {
        let end = Self.endOfLine(at: index, of: bytes)
        guard end < bytes.count, ASCII.isBlank(bytes[end]) else {
          nextStart = end
          break
        }
        unfolded += source[pieceStart..<index]
        isFolded = true
        index = end + 1
        pieceStart = index
      } else {
        if byte != ASCII.tab { controlCharacter = controlCharacter ?? byte }
        index += 1
      }
    }
    if isFolded { unfolded += source[pieceStart..<index] }
    position = nextStart
    return LogicalLine(
      text: source, whole: start..<nextStart, piece: pieceStart..<index,
      unfolded: isFolded ? unfolded : nil, hasHighBytes: joined >= 0x80,
      controlCharacter: controlCharacter)
  }

  /// Where the line's end at `index`, a CR or LF, is over.
  private static func endOfLine(at index: Int, of bytes: Span<UInt8>) -> Int {
    guard bytes[index] == ASCII.carriageReturn, index + 1 < bytes.count else { return index + 1 }
    if bytes[index + 1] == ASCII.lineFeed { return index + 2 }
    if bytes[index + 1] == ASCII.carriageReturn, index + 2 < bytes.count,
      bytes[index + 2] == ASCII.lineFeed
    {
      return index + 3
    }
    return index + 1
  }
}
