/// The words of a line, each looked up once.
final class Words {
  private let line: Line
  private var known: [(values: [Meaning], end: Int)?]
  private var isKnown: [Bool]

  init(_ line: Line) {
    self.line = line
    known = [(values: [Meaning], end: Int)?](repeating: nil, count: line.count)
    isKnown = [Bool](repeating: false, count: line.count)
  }

  /// All that the longest word at `place` stands for.
  ///
  /// A word of an alphabet ends where its letters do; others may be followed by anything.
  func word(at place: Int) -> (values: [Meaning], end: Int)? {
    guard isKnown.indices.contains(place) else { return nil }
    if isKnown[place] { return known[place] }
    let found = Vocabulary.table(for: line[place].kind).longest(in: line, at: place) { end in
      line[end - 1].kind != .letter || (line[end].kind != .letter && line[end].kind != .digit)
    }
    known[place] = found
    isKnown[place] = true
    return found
  }
}
