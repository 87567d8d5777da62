/// Phrases, and what each stands for.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: [UInt32]
    let value: Value
  }

  /// By the first two characters.
  private var entries: [UInt64: [Entry]] = [:]

  /// Adds a phrase, in which a space stands for one or more.
  mutating func add(_ phrase: String, _ value: Value) {
    let key = phrase.map { character in
      let unit = Unit(character, at: 0)
      return unit.kind == .space ? 0x20 : unit.scalar
    }
    guard let first = key.first else { return }
    let second = key.count > 1 ? key[1] : 0
    entries[Self.index(first, second), default: []].append(Entry(key: key, value: value))
  }

  /// All that the longest phrase at `start` stands for, of those that end where `isEnd` says.
  func longest(
    in line: Line, at start: Int, isEnd: (Int) -> Bool
  ) -> (values: [Value], end: Int)? {
    let first = line[start]
    guard first.kind != .kept, first.kind != .end else { return nil }
    let second = line[start + 1].kind == .space ? 0x20 : line[start + 1].scalar
    var values: [Value] = []
    var longest = start
    for index in [Self.index(first.scalar, 0), Self.index(first.scalar, second)] {
      guard let entries = entries[index] else { continue }
      for entry in entries {
        guard let end = Self.end(of: entry.key, in: line, at: start), end >= longest, isEnd(end)
        else { continue }
        if end > longest { values = [] }
        longest = end
        values.append(entry.value)
      }
      if second == 0 { break }
    }
    return longest > start ? (values, longest) : nil
  }

  private static func index(_ first: UInt32, _ second: UInt32) -> UInt64 {
    UInt64(first) << 32 | UInt64(second)
  }

  private static func end(of key: [UInt32], in line: Line, at start: Int) -> Int? {
    var place = start
    for scalar in key {
      let unit = line[place]
      if scalar == 0x20 {
        guard unit.kind == .space else { return nil }
        place = line.skippingSpaces(place)
      } else {
        guard unit.scalar == scalar, unit.kind != .kept, unit.kind != .end else { return nil }
        place += 1
      }
    }
    return place
  }
}
