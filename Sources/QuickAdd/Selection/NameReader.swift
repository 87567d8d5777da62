import Domain

/// Reads what is written with a sign: `#tag`, `+list`, `!high`.
struct NameReader: Sendable {
  private var lists = PhraseTable<String>()
  private var tags = PhraseTable<String>()

  init(_ context: QuickAddContext) {
    for list in context.lists { lists.add(list, list) }
    for tag in context.tags { tags.add(tag, tag) }
  }

  func candidate(in line: Line, at place: Int) -> Candidate? {
    guard line[place].kind == .punctuation || line[place].kind == .symbol else { return nil }
    let name: (value: QuickAddPart.Value, end: Int)?
    if line[place].is("#"), mayBegin(in: line, at: place) {
      name = tag(in: line, at: place + 1)
    } else if line[place].is("+"), mayBegin(in: line, at: place) {
      name = list(in: line, at: place + 1)
    } else if line[place].is("!"), mayBegin(in: line, at: place) {
      name = priority(in: line, at: place + 1)
    } else {
      name = nil
    }
    return name.map { Candidate(place..<$0.end, .named($0.value)) }
  }

  /// Not in "C#", "C++" or "issue#5"; Japanese writes without spaces.
  private func mayBegin(in line: Line, at place: Int) -> Bool {
    switch line[place - 1].kind {
    case .end, .space: true
    case .han, .hiragana, .katakana, .hangul: line[place].is("#")
    case .punctuation: ["(", ",", ";", "、", "。"].contains { line[place - 1].is($0) }
    default: false
    }
  }

  private func isEnd(_ place: Int, in line: Line) -> Bool {
    let unit = line[place]
    return !unit.isWord && unit.kind != .kept && !unit.is("_") && !unit.is("+") && !unit.is("#")
      && !(unit.is("-") && line[place + 1].isWord)
  }

  /// A known tag, the longest that fits; a new one of one word; or a quoted one.
  private func tag(in line: Line, at place: Int) -> (QuickAddPart.Value, Int)? {
    if let quoted = quoted(in: line, at: place) {
      return (.tag(known(quoted.value, in: tags) ?? quoted.value), quoted.end)
    }
    if let known = known(in: line, at: place, tags) { return (.tag(known.value), known.end) }
    var end = place
    while isPartOfTag(line[end]) || line[end].is("-") && end > place && isPartOfTag(line[end + 1]) {
      end += 1
    }
    // "#5" is a number.
    guard (place..<end).contains(where: { line[$0].kind != .digit && !line[$0].is("_") }) else {
      return nil
    }
    return (.tag(line.text(place..<end)), end)
  }

  private func isPartOfTag(_ unit: Unit) -> Bool {
    unit.isWord || unit.is("_") || unit.kind == .symbol && (unit.scalar > 0x7F || unit.scalar == 0)
  }

  /// Only known lists: "+1" and "salt + pepper" are none.
  private func list(in line: Line, at place: Int) -> (QuickAddPart.Value, Int)? {
    if let quoted = quoted(in: line, at: place) {
      return known(quoted.value, in: lists).map { (.list($0), quoted.end) }
    }
    return known(in: line, at: place, lists).map { (.list($0.value), $0.end) }
  }

  private func priority(in line: Line, at place: Int) -> (QuickAddPart.Value, Int)? {
    guard let found = Self.priorities.longest(in: line, at: place, isEnd: { isEnd($0, in: line) }),
      let priority = found.values.first
    else { return nil }
    return (.priority(priority), found.end)
  }

  private func quoted(in line: Line, at place: Int) -> Match<String>? {
    guard let closer = Line.closer(of: line[place]),
      let closing = line.closing(closer, from: place + 1), closing > place + 1
    else { return nil }
    return Match(line.text(place + 1..<closing), end: closing + 1)
  }

  private func known(
    in line: Line, at place: Int, _ table: PhraseTable<String>
  ) -> Match<String>? {
    guard let found = table.longest(in: line, at: place, isEnd: { isEnd($0, in: line) }) else {
      return nil
    }
    let typed = line.text(place..<found.end)
    if let same = found.values.first(where: { $0 == typed }) { return Match(same, end: found.end) }
    // Characters of several scalars are compared by `==` alone.
    guard !(place..<found.end).contains(where: { line[$0].scalar == 0 }) else { return nil }
    return found.values.first.map { Match($0, end: found.end) }
  }

  /// The known name that `text` is, whatever its case and width.
  private func known(_ text: String, in table: PhraseTable<String>) -> String? {
    let line = Line(name: text)
    let names = table.longest(in: line, at: 0, isEnd: { $0 == line.count })?.values ?? []
    let isPlain = !line.units.contains { $0.scalar == 0 }
    return names.first { $0 == text } ?? (isPlain ? names.first : nil)
  }

  private static let priorities: PhraseTable<Priority> = {
    var table = PhraseTable<Priority>()
    let words: [(Priority, [String])] = [
      (.high, ["high", "hi", "h", "1", "高", "高い", "높음", "높은", "상"]),
      (.medium, ["medium", "med", "mid", "m", "2", "中", "보통", "중간", "중"]),
      (.low, ["low", "lo", "l", "3", "低", "低い", "낮음", "낮은", "하"]),
      (.none, ["none", "なし", "없음"]),
    ]
    for (priority, words) in words {
      for word in words { table.add(word, priority) }
    }
    return table
  }()
}
