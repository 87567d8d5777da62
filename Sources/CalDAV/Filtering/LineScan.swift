/// Walks over the lines of a text that can be read, and tells where their parts are.
///
/// Lines end, and folds are, where `ICalendar` has them; nothing is copied.
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

  /// Whether it stopped at a line that it can't take apart.
  private(set) var isUnclear = false
  private let text: [UInt8]
  private var position: Int

  init(_ text: [UInt8]) {
    self.text = text
    position = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next line that is not blank; nil at the end, and at a line that is unclear.
  mutating func next() -> Line? {
    let text = self.text
    let bytes = text.span
    while position < bytes.count {
      let start = position
      var index = start
      var key = Self.emptyKey
      while index < bytes.count, Self.isName(bytes[index]) {
        key = Self.key(key, adding: Self.uppercased(bytes[index]))
        index += 1
      }
      let name = start..<index
      var colon: Int?
      var isFolded = false
      var end = bytes.count
      position = bytes.count
      while index < bytes.count {
        let byte = bytes[index]
        if byte == 0x0A || byte == 0x0D {
          let next = Self.endOfLine(at: index, of: bytes)
          guard next < bytes.count, bytes[next] == 0x20 || bytes[next] == 0x09 else {
            (end, position) = (index, next)
            break
          }
          isFolded = true
          index = next
        } else if colon == nil, byte == UInt8(ascii: ":") {
          colon = index
        }
        index += 1
      }
      if end == start, !isFolded { continue }
      guard let colon, !name.isEmpty,
        bytes[name.upperBound] == UInt8(ascii: ":") || bytes[name.upperBound] == UInt8(ascii: ";")
      else {
        isUnclear = true
        return nil
      }
      return Line(
        key: key, name: name, value: colon + 1..<end, hasNoParameters: colon == name.upperBound,
        isFolded: isFolded)
    }
    return nil
  }

  private static func endOfLine(at index: Int, of bytes: Span<UInt8>) -> Int {
    guard bytes[index] == 0x0D, index + 1 < bytes.count else { return index + 1 }
    if bytes[index + 1] == 0x0A { return index + 2 }
    let isTwice = index + 2 < bytes.count && bytes[index + 1] == 0x0D && bytes[index + 2] == 0x0A
    return isTwice ? index + 3 : index + 1
  }

  static let emptyKey: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a.
  static func key(_ key: UInt64, adding byte: UInt8) -> UInt64 {
    (key ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  static func uppercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") ? byte & 0xDF : byte
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
