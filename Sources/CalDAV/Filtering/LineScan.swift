/// Walks over the lines of a text that can be read, and tells where the parts of some are.
///
/// Lines end, and folds are, where `ICalendar` has them; nothing is copied. Of a line that doesn't begin
/// with a letter that is looked for only the end is.
struct LineScan {
  struct Line {
    /// Made of the name in capitals.
    let key: UInt64
    let name: Range<Int>
    /// Behind the first colon, without the line's end.
    ///
    /// A folded one has its folds in it.
    let value: Range<Int>
    /// Whether the name is followed by the value at once.
    let hasNoParameters: Bool
    let isFolded: Bool
  }

  /// Letters that lines may begin with: bit n for the nth of the alphabet, small or capital.
  struct Letters: Sendable {
    private var bits: UInt32 = 0

    mutating func insert(_ byte: UInt8) {
      bits |= 1 << UInt32(byte & 0x1F)
    }

    /// Also true for some bytes that are no letters.
    func contains(_ byte: UInt8) -> Bool { bits & 1 << UInt32(byte & 0x1F) != 0 }
  }

  /// Whether it stopped at a line that it can't take apart.
  private(set) var isUnclear = false
  private var position: Int

  init(_ bytes: Span<UInt8>) {
    let isMarked = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
    position = isMarked ? 3 : 0
  }

  /// The next line that begins with one of the letters; nil at the end, and where it is unclear.
  mutating func next(in bytes: Span<UInt8>, beginningWith letters: Letters) -> Line? {
    while position < bytes.count {
      let start = position
      let first = bytes[start]
      if first == 0x0A || first == 0x0D {
        let next = Self.endOfLine(at: start, of: bytes)
        // A line that is folded before it has begun.
        if next < bytes.count, Self.isBlank(bytes[next]) { break }
        position = next
      } else if letters.contains(first) {
        return line(at: start, of: bytes)
      } else {
        var index = start
        _ = skipLine(&index, of: bytes)
      }
    }
    isUnclear = position < bytes.count
    return nil
  }

  private mutating func line(at start: Int, of bytes: Span<UInt8>) -> Line? {
    var index = start
    var key = Self.emptyKey
    while index < bytes.count, bytes[index] >= 0x20, bytes[index] != Self.colon,
      bytes[index] != Self.semicolon
    {
      key = Self.key(key, adding: Self.uppercased(bytes[index]))
      index += 1
    }
    let name = start..<index
    guard index < bytes.count, bytes[index] >= 0x20 else {
      // Its name is folded, or it has no value.
      isUnclear = true
      return nil
    }
    let hasNoParameters = bytes[index] == Self.colon
    let (end, isFolded) = skipLine(&index, of: bytes)
    var colon = name.upperBound
    while colon < end, bytes[colon] != Self.colon { colon += 1 }
    guard colon < end else {
      isUnclear = true
      return nil
    }
    return Line(
      key: key, name: name, value: colon + 1..<end, hasNoParameters: hasNoParameters,
      isFolded: isFolded)
  }

  /// Goes behind the end of the line that `index` is in; returns where its content ends.
  private mutating func skipLine(
    _ index: inout Int, of bytes: Span<UInt8>
  ) -> (end: Int, isFolded: Bool) {
    var isFolded = false
    while true {
      while index < bytes.count, bytes[index] > 0x0D { index += 1 }
      guard index < bytes.count else {
        position = bytes.count
        return (index, isFolded)
      }
      guard bytes[index] == 0x0A || bytes[index] == 0x0D else {
        index += 1
        continue
      }
      let next = Self.endOfLine(at: index, of: bytes)
      guard next < bytes.count, Self.isBlank(bytes[next]) else {
        position = next
        return (index, isFolded)
      }
      isFolded = true
      index = next + 1
    }
  }

  private static func endOfLine(at index: Int, of bytes: Span<UInt8>) -> Int {
    guard bytes[index] == 0x0D, index + 1 < bytes.count else { return index + 1 }
    if bytes[index + 1] == 0x0A { return index + 2 }
    let isTwice = index + 2 < bytes.count && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A
    return isTwice ? index + 3 : index + 1
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  static let emptyKey: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a.
  static func key(_ key: UInt64, adding byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
  }

  private static let colon = UInt8(ascii: ":")
  private static let semicolon = UInt8(ascii: ";")
}
