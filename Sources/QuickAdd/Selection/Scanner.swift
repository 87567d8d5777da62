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
      guard !line[place].isEmpty else {
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
        let next = line.skippingSpaces(phrase.range.upperBound)
        let alternative = secondOfTwo(next)
        if !isKept, alternative == nil {
          candidates.append(Candidate(phrase.range, .phrase(phrase)))
        }
        held = alternative ?? -1
        end = phrase.range.upperBound
        place = alternative ?? end
      } else if let word = grammar.word(at: place) {
        if isHolding(word.values), !line[word.end].isWord { held = line.skippingSpaces(word.end) }
        place = line[place].kind == .letter ? word.end : place + 1
      } else {
        place += 1
      }
    }
    return candidates
  }

  private func phrase(at place: Int) -> Phrase? {
    grammar.phrases(place).lazy.compactMap(bounds.bounded).first
  }

  private func isHolding(_ meanings: [Meaning]) -> Bool {
    meanings.contains { if case .holdsNext = $0 { true } else { false } }
  }

  /// "today or tomorrow": neither is the day.
  private func secondOfTwo(_ place: Int) -> Int? {
    guard line[place].kind == .letter || line[place].is("&"),
      let joiner = grammar.take(place, { if case .joiner = $0 { true } else { nil } })
    else { return nil }
    let next = line.skippingSpaces(joiner.end)
    return grammar.phrases(next).isEmpty ? nil : next
  }

  /// Whether it is written as a name: "USA Today", "Tomorrow Never Dies".
  ///
  /// Weekdays and months always
  /// have a capital.
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
