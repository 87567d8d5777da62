/// Phrases, and what each stands for.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    let key: [UInt32]
    let value: Value
  }

  /// By the first character.
  private var entries: [UInt32: [Entry]] = [:]

  /// A space in `phrase` stands for one or more.
  mutating func add(_ phrase: String, _ value: Value) {
    let units = Line.units(of: phrase)
    let key = units.map { $0.kind == .space ? 0x20 : $0.scalar }
    guard let first = key.first else { return }
    entries[first, default: []].append(Entry(key: key, value: value))
  }

  /// All that the longest phrase at `start` stands for, of those that end where `isEnd` says.
  func longest(
    in line: Line, at start: Int, isEnd: (Int) -> Bool
  ) -> (values: [Value], end: Int)? {
    guard line[start].kind != .kept, let entries = entries[line[start].scalar] else { return nil }
    var values: [Value] = []
    var longest = start
    for entry in entries {
      guard let end = Self.end(of: entry.key, in: line, at: start), end >= longest, isEnd(end)
      else { continue }
      if end > longest { values = [] }
      longest = end
      values.append(entry.value)
    }
    return longest > start ? (values, longest) : nil
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
