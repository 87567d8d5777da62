/// Reads bytes from the front, and never beyond the end.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var remaining: Int { rest.count }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func take(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  /// False when there are not so many.
  mutating func skip(_ count: Int) -> Bool {
    guard count >= 0, count <= rest.count else { return false }
    rest = rest.dropFirst(count)
    return true
  }

  /// A signed number of 4 or 8 bytes in network order.
  mutating func integer(size: Int) -> Int? {
    guard let bytes = take(size) else { return nil }
    let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return size == 4 ? Int(Int32(truncatingIfNeeded: bits)) : Int(Int64(bitPattern: bits))
  }

  /// The bytes between a line feed, which has to come next, and the one after it.
  mutating func line() -> [UInt8]? {
    let lineFeed = UInt8(ascii: "\n")
    guard byte() == lineFeed, let end = rest.firstIndex(of: lineFeed) else { return nil }
    return take(end - rest.startIndex)
  }
}
