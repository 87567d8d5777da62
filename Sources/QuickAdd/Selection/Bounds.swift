/// Where a part may begin and end: nothing is taken out of the middle of a word.
struct Bounds {
  let grammar: Grammar

  private var line: Line { grammar.line }

  /// Whether a part may begin at `place`.
  ///
  /// Japanese has no spaces; there the particles before an adverb do: 会議を明日9時に.
  func mayBegin(at place: Int) -> Bool {
    let before = line[place - 1]
    switch before.kind {
    case .end, .space: return true
    case .punctuation: return isEdge(place - 1) || opensBracket(place - 1)
    case .symbol: return before.scalar > 0x7F || before.scalar == 0
    case .hiragana:
      return line[place].kind != .hiragana && line[place].kind != .letter
        && Self.isParticle(before)
    default: return false
    }
  }

  private static func isParticle(_ unit: Unit) -> Bool {
    switch Unicode.Scalar(unit.scalar) {
    case "を", "は", "が", "に", "へ", "と", "で", "も": true
    default: false
    }
  }

  /// Whether punctuation at `place` ends a piece of the line.
  func isEdge(_ place: Int) -> Bool {
    let unit = line[place]
    guard unit.kind == .punctuation, let scalar = Unicode.Scalar(unit.scalar) else { return false }
    let after = line[place + 1]
    switch scalar {
    case ";", ")", "]", "}", "、", "。", "」", "』", "】", "…": return true
    case ",": return line[place - 1].kind != .digit || after.kind != .digit
    case "!", "?": return after.kind != .letter && after.kind != .digit
    case ":", ".": return after.kind == .space || after.kind == .end
    case "-", "–", "—", "/", "·", "・":
      return (after.kind == .space || after.kind == .end)
        && (line[place - 1].kind == .space || line[place - 1].kind == .end)
    default: return false
    }
  }

  func opensBracket(_ place: Int) -> Bool {
    guard line[place].kind == .punctuation else { return false }
    switch Unicode.Scalar(line[place].scalar) {
    case "(", "[", "{", "「", "『", "【": return true
    default: return false
    }
  }

  /// The phrase with its particle, if it may end where it does.
  func bounded(_ phrase: Phrase) -> Phrase? {
    let end = phrase.range.upperBound
    let after = line[end]
    switch after.kind {
    case .end: return phrase
    case .space: return holdsPrevious(line.skippingSpaces(end)) ? nil : phrase
    case .kept: return nil
    case .punctuation:
      let comes = line.skippingSpaces(end + 1)
      guard isEdge(end) && !(after.is(",") && holdsPrevious(comes)) || opensBracket(end) else {
        return nil
      }
      return phrase
    case .symbol: return after.scalar > 0x7F || after.scalar == 0 ? phrase : nil
    case .letter, .digit, .han, .hiragana, .katakana, .hangul:
      return withParticle(phrase) ?? (mayBeGlued(phrase) ? phrase : nil)
    }
  }

  /// "ago", "이후": what came before was no part.
  ///
  /// "30 minutes each" is no duration, and "30 minutes each day" is one and a repetition.
  private func holdsPrevious(_ place: Int) -> Bool {
    grammar.placeAfter(.holdsPrevious, at: place).map { !line[$0].isWord } == true
      && grammar.pattern(place) == nil
  }

  /// Whether the line has a word of its own from `place` on.
  private func isOpen(_ place: Int) -> Bool {
    let unit = line[place]
    return !unit.isWord && unit.kind != .kept && !(unit.kind == .punctuation && !isEdge(place))
  }

  private func withParticle(_ phrase: Phrase) -> Phrase? {
    let end = phrase.range.upperBound
    guard let particle = grammar.take(end, \.particle), phrase.duration == nil,
      phrase.pattern?.isBare != true
    else { return nil }
    var phrase = phrase
    phrase.range = phrase.range.lowerBound..<particle.end
    let next = particle.end
    let isSaid = phrase.day != nil && phrase.hasClock
    switch particle.value {
    case .at:
      // 明日に向って; 3日に1回; 12月24日に関する
      if phrase.day?.isRelative == true, phrase.time == nil, !phrase.hasClock { return nil }
      if line[next].kind == .digit || turnsAway(next) { return nil }
    case .by: if phrase.pattern != nil { return nil }
    case .until:
      guard phrase.pattern == nil, isOpen(next) || grammar.pattern(next) != nil else {
        return nil
      }
      if leadsRepetition(next) { phrase.role = .until }
    case .from:
      guard isOpen(next) || isSaid || leadsRepetition(next) else { return nil }
      phrase.role = .start
    case .of: guard phrase.day != nil, isOpen(next) || isSaid else { return nil }
    case .placed, .upTo:
      guard isOpen(next), !holdsPrevious(line.skippingSpaces(next)) else { return nil }
      let isAdverb = phrase.day.map { $0.isRelative && !$0.isPeriod } == true && !phrase.hasClock
      if isAdverb, particle.value == .placed { return nil }
      if particle.value == .upTo, leadsRepetition(next) { phrase.role = .until }
    }
    phrase.need = .anywhere
    return phrase
  }

  private func leadsRepetition(_ place: Int) -> Bool {
    grammar.pattern(line.skippingSpaces(place)) != nil
  }

  /// Whether に belongs to a word that makes it "about", "toward", "according to".
  private func turnsAway(_ place: Int) -> Bool {
    ["関", "対", "向", "因", "際", "応", "つ", "よ", "お", "な", "し", "も"].contains {
      line[place].is($0)
    }
  }

  /// Whether the phrase is plain enough to be followed by a word without a space:
  /// 来週火曜日午後3時会議, 毎日ランニング.
  private func mayBeGlued(_ phrase: Phrase) -> Bool {
    let end = phrase.range.upperBound
    let after = line[end]
    if line[end - 1].is(")") { return after.isHanOrKana || after.kind == .hangul }
    guard after.kind == .han || after.kind == .katakana || after.kind == .letter,
      line[end - 1].isHanOrKana || line[end - 1].kind == .digit, phrase.duration == nil,
      phrase.time?.isClock != false
    else { return false }
    if phrase.isFirm || phrase.pattern.map({ !$0.pattern.weekdays.isEmpty && !$0.isBare }) == true {
      return !isCounted(after)
    }
    let isAdverb =
      phrase.day?.isRelative == true && phrase.time == nil
      || phrase.pattern?.isBare == false
    return isAdverb && line[end - 1].kind == .han && after.kind != .han
  }

  /// Whether the character makes another word of a date or a time: 9時発, 3時間, 24日付.
  private func isCounted(_ unit: Unit) -> Bool {
    [
      "発", "着", "便", "前", "後", "以", "間", "頃", "過", "付", "分", "号", "台", "代", "半", "中",
      "限", "開", "閉", "始", "終", "版", "現", "迄", "目", "曜", "末", "生",
    ].contains { unit.is($0) }
  }
}
