/// Finds all that may be a part, from left to right.
struct Scanner {
  let line: Line
  let grammar: Grammar
  let names: NameReader

  private var bounds: Bounds { Bounds(grammar: grammar) }

  func candidates() -> [Candidate] {
    var candidates: [Candidate] = []
    var place = 0
    // Where a word before keeps the next one ("before friday").
    var held = -1
    // Where the last phrase ends: 明日から毎日.
    var end = -1
    while place < line.count {
      let isInsideWord = line[place].kind == .letter && line[place - 1].kind == .letter
      if isInsideWord || line[place].isEmpty {
        place += 1
        continue
      }
      if let named = names.candidate(in: line, at: place) {
        candidates.append(named)
        place = named.range.upperBound
        continue
      }
      guard place == end || bounds.mayBegin(at: place) else {
        place += 1
        continue
      }
      if let phrase = phrase(at: place) {
        let isKept = place == held && !phrase.isLed || isName(phrase)
        let alternative = second(after: phrase)
        if !isKept, alternative == nil {
          candidates.append(Candidate(phrase.range, .phrase(phrase)))
        }
        held = alternative ?? -1
        end = phrase.range.upperBound
        place = alternative ?? end
      } else if let word = grammar.words.word(at: place) {
        if isHolding(word.values), !line[word.end].isWord { held = line.skippingSpaces(word.end) }
        if let unbounded = grammar.phrases(place).first, unbounded.day != nil,
          let next = behindJoiner(unbounded.range.upperBound)
        {
          held = next
        }
        place = line[place].kind == .letter ? word.end : place + 1
      } else {
        place += 1
      }
    }
    return candidates
  }

  private func phrase(at place: Int) -> Phrase? {
    guard let phrase = grammar.phrases(place).lazy.compactMap(bounds.bounded).first else {
      return nil
    }
    return withParticleBefore(phrase)
  }

  /// Takes along what would dangle at the end: レポートは明日まで.
  private func withParticleBefore(_ phrase: Phrase) -> Phrase {
    let start = phrase.range.lowerBound
    guard line.skippingSpaces(phrase.range.upperBound) == line.count,
      ["は", "を", "が"].contains(where: { line[start - 1].is($0) })
    else { return phrase }
    var phrase = phrase
    phrase.range = start - 1..<phrase.range.upperBound
    return phrase
  }

  private func isHolding(_ meanings: [Meaning]) -> Bool {
    meanings.contains { if case .holdsNext = $0 { true } else { false } }
  }

  /// The second of two days: neither of "today or tomorrow" is the day.
  private func second(after phrase: Phrase) -> Int? {
    let end = phrase.range.upperBound
    guard let next = behindJoiner(line.skippingSpaces(end)),
      let second = grammar.phrases(next).first(where: { $0.duration == nil })
    else { return nil }
    let isList = phrase.day != nil && phrase.time == nil && second.day != nil
    return isList || line[line.skippingSpaces(end)].kind == .letter ? next : nil
  }

  private func behindJoiner(_ place: Int) -> Int? {
    if line[place].is(",") { return line.skippingSpaces(place + 1) }
    return grammar.placeAfter(.joiner, at: place).map(line.skippingSpaces)
  }

  /// Whether it is written as a name: "USA Today", "Tomorrow Never Dies".
  ///
  /// Weekdays and months always have a capital.
  private func isName(_ phrase: Phrase) -> Bool {
    let start = phrase.range.lowerBound
    guard line[start].kind == .letter, line[start].isUpper, !line[start + 1].isUpper,
      line.lastVisible(before: start) != nil
    else { return false }
    return grammar.take(start) { meaning -> Bool? in
      switch meaning {
      case .weekday, .month: true
      default: nil
      }
    } == nil
  }
}

extension Unit {
  fileprivate var isEmpty: Bool { kind == .space || kind == .kept }
}
