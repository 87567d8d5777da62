/// What is left of a line when its parts are taken out.
///
/// It is tidied where something was taken out, and nowhere else: there, one space is left of two, and
/// a comma or a dash that has lost its other side goes.
struct TitleText {
  private(set) var text = ""
  private var hasGap = false
  private var isSeam = false

  init(of line: Line, without removed: [Range<Int>]) {
    let marks = Set(line.quotationMarks)
    var cuts = removed.sorted { $0.lowerBound < $1.lowerBound }[...]
    for place in 0..<line.count {
      let offset = line[place].offset
      while let cut = cuts.first, cut.upperBound <= offset { cuts = cuts.dropFirst() }
      if let cut = cuts.first, cut.contains(offset) {
        beginSeam()
      } else if !marks.contains(place) {
        append(line.text(place..<place + 1), line[place])
      }
    }
    trimEnd()
  }

  private mutating func beginSeam() {
    isSeam = true
    while let last = text.last, last.isWhitespace {
      text.removeLast()
      hasGap = true
    }
  }

  private mutating func append(_ character: String, _ unit: Unit) {
    guard isSeam || text.isEmpty else {
      text += character
      return
    }
    if unit.kind == .space {
      hasGap = true
      return
    }
    if isSeam, dropsAfterSeam(unit) { return }
    if hasGap, !text.isEmpty, !Self.closes(unit), !endsOpen { text += " " }
    text += character
    isSeam = false
    hasGap = false
  }

  /// Whether the mark has lost what stood before it.
  private mutating func dropsAfterSeam(_ unit: Unit) -> Bool {
    guard unit.kind == .punctuation || unit.is("~") else { return false }
    if unit.is(")") || unit.is("]") || unit.is("}"), endsOpen {
      text.removeLast()
      beginSeam()
      return true
    }
    let isLoose = [",", ";", ":", "、", "，", "・", "-", "–", "—"].contains { unit.is($0) }
    if text.isEmpty { return isLoose || unit.is(".") || unit.is("。") || unit.is("!") }
    return isLoose && text.last.map(Self.isLoose) == true
  }

  private var endsOpen: Bool { text.last == "(" || text.last == "[" || text.last == "{" }

  private static func closes(_ unit: Unit) -> Bool {
    [",", ".", ";", ":", "!", "?", ")", "]", "}", "、", "。"].contains { unit.is($0) }
  }

  private static func isLoose(_ character: Character) -> Bool {
    [",", ";", ":", "、", "，", "：", "・", "-", "–", "—"].contains(character)
  }

  private mutating func trimEnd() {
    while let last = text.last, last.isWhitespace || isSeam && Self.isLoose(last) {
      text.removeLast()
    }
  }
}
