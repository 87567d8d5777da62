/// What a TZif file (RFC 8536) says of a zone: when its offset from UTC changed, and how it goes on.
struct ZoneFile: Equatable, Sendable {
  /// Seconds since 1970-01-01T00:00Z, ascending.
  private let transitions: [Int]
  /// Seconds east of UTC, each from the transition at the same index on.
  private let offsets: [Int]
  /// Seconds east of UTC before the first transition.
  private let firstOffset: Int
  /// What holds after the last transition; nil when nothing but the last offset is known.
  private let rule: ZoneRule?

  static let utc = ZoneFile(transitions: [], offsets: [], firstOffset: 0, rule: nil)

  /// Seconds east of UTC in force `seconds` after 1970-01-01T00:00Z.
  func offset(at seconds: Int) -> Int {
    guard let last = transitions.last else { return rule?.offset(at: seconds) ?? firstOffset }
    if seconds >= last, let rule { return rule.offset(at: seconds) }
    var low = 0
    var high = transitions.count
    // The number of transitions up to then.
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  private init(transitions: [Int], offsets: [Int], firstOffset: Int, rule: ZoneRule?) {
    self.transitions = transitions
    self.offsets = offsets
    self.firstOffset = firstOffset
    self.rule = rule
  }

  /// Reads a file; nil when it is not one.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    guard let header = Header(&reader) else { return nil }
    if header.version == 0 {
      self.init(body: &reader, header, timeSize: 4)
      return
    }
    // The first body is for readers of the first version, with times of 32 bits.
    guard reader.skip(header.bodySize(timeSize: 4)), let header = Header(&reader)
    else { return nil }
    self.init(body: &reader, header, timeSize: 8)
  }

  private init?(body reader: inout ByteReader, _ header: Header, timeSize: Int) {
    guard reader.remaining >= header.bodySize(timeSize: timeSize), header.typeCount > 0,
      let times = complete((0..<header.timeCount).map { _ in reader.integer(size: timeSize) }),
      let indices = complete((0..<header.timeCount).map { _ in reader.byte().map { Int($0) } }),
      let types = complete((0..<header.typeCount).map { _ in Self.offset(&reader) }),
      indices.allSatisfy({ $0 < types.count }),
      zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }),
      reader.skip(header.sizeAfterTypes(timeSize: timeSize))
    else { return nil }
    var rule: ZoneRule?
    if timeSize == 8 {
      guard let footer = reader.line() else { return nil }
      if !footer.isEmpty {
        guard let parsed = ZoneRule(footer) else { return nil }
        rule = parsed
      }
    }
    self.init(
      transitions: times, offsets: indices.map { types[$0] }, firstOffset: types[0], rule: rule)
  }

  /// A type of local time: its offset, whether it is summer's, and the place of its abbreviation.
  private static func offset(_ reader: inout ByteReader) -> Int? {
    guard let offset = reader.integer(size: 4), reader.skip(2),
      (-90_000...93_600).contains(offset)
    else { return nil }
    return offset
  }

  /// The fixed part before each body.
  private struct Header {
    let version: UInt8
    private let utcIndicatorCount: Int
    private let standardIndicatorCount: Int
    private let leapCount: Int
    let timeCount: Int
    let typeCount: Int
    private let characterCount: Int

    init?(_ reader: inout ByteReader) {
      guard reader.take(4) == Array("TZif".utf8), let version = reader.byte(), reader.skip(15),
        let counts = complete((0..<6).map { _ in reader.integer(size: 4) }),
        counts.allSatisfy({ (0...100_000).contains($0) })
      else { return nil }
      self.version = version
      utcIndicatorCount = counts[0]
      standardIndicatorCount = counts[1]
      leapCount = counts[2]
      timeCount = counts[3]
      typeCount = counts[4]
      characterCount = counts[5]
    }

    func bodySize(timeSize: Int) -> Int {
      timeCount * (timeSize + 1) + typeCount * 6 + sizeAfterTypes(timeSize: timeSize)
    }

    /// Abbreviations, leap seconds and indicators, none of which is of use here.
    func sizeAfterTypes(timeSize: Int) -> Int {
      characterCount + leapCount * (timeSize + 4) + standardIndicatorCount + utcIndicatorCount
    }
  }
}

/// The values, or nil when one is missing.
private func complete<Value>(_ values: [Value?]) -> [Value]? {
  let found = values.compactMap(\.self)
  return found.count == values.count ? found : nil
}
