/// What is left of a line when its parts are taken out.
///
/// It is tidied where something was taken out, and nowhere else: there, one space is left of two, and
/// a comma or a dash that has lost its other side goes.
struct TitleText {
  private(set) var text = ""
  private let line: Line
  private var hasGap = false
  private var isSeam = false

  init(of line: Line, without removed: [Range<Int>]) {
    self.line = line
    var start = 0
    for cut in Self.cuts(removed, line) {
      if cut.range.lowerBound > start { append(start..<cut.range.lowerBound) }
      if !cut.isMark { beginSeam() }
      start = max(start, cut.range.upperBound)
    }
    append(start..<line.count)
    trimEnd()
  }

  private struct Cut {
    let range: Range<Int>
    let isMark: Bool
  }

  /// Parts and quotation marks, in characters, as they come.
  private static func cuts(_ removed: [Range<Int>], _ line: Line) -> [Cut] {
    let parts = removed.map { Cut(range: line.places($0), isMark: false) }
    let marks = line.quotationMarks.map { Cut(range: $0..<$0 + 1, isMark: true) }
    return (parts + marks).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func beginSeam() {
    isSeam = true
    while let last = text.last, last.isWhitespace {
      text.removeLast()
      hasGap = true
    }
  }

  private mutating func append(_ range: Range<Int>) {
    var range = range
    while isSeam || text.isEmpty, let place = range.first {
      let unit = line[place]
      if unit.kind == .space {
        hasGap = true
      } else if !isSeam || !dropsAfterSeam(unit) {
        break
      }
      range = place + 1..<range.upperBound
    }
    guard let first = range.first else { return }
    let closes = Self.closes(line[first]) && !line[first + 1].isWord
    if hasGap, !text.isEmpty, !closes, !endsOpen { text += " " }
    text += line.text(range)
    isSeam = false
    hasGap = false
  }

  /// Whether the mark has lost what stood before it.
  private mutating func dropsAfterSeam(_ unit: Unit) -> Bool {
    guard unit.kind == .punctuation else { return false }
    if unit.is(")") || unit.is("]") || unit.is("}"), endsOpen {
      text.removeLast()
      beginSeam()
      return true
    }
    let isLoose = Unicode.Scalar(unit.scalar).map { Self.isLoose(Character($0)) } == true
    if text.isEmpty { return isLoose || unit.is(".") || unit.is("。") || unit.is("!") }
    return isLoose && text.last.map(Self.isLoose) == true
  }

  private var endsOpen: Bool {
    text.last.map { ["(", "[", "{", "（", "［", "｛"].contains($0) } == true
  }

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
