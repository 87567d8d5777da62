/// Decides which candidates are parts, by where they stand.
struct Selection {
  let line: Line
  let bounds: Bounds
  private(set) var candidates: [Candidate]

  init(_ candidates: [Candidate], in line: Line, bounds: Bounds) {
    self.candidates = candidates
    self.line = line
    self.bounds = bounds
    acceptFromRight()
    acceptFromLeft()
    acceptDayBesideTime()
  }

  /// What reaches the end of the line, or of a piece of it, over nothing but parts.
  private mutating func acceptFromRight() {
    var edge = line.count
    for index in candidates.indices.reversed() {
      let end = line.skippingSpaces(candidates[index].range.upperBound)
      let reachesEdge = end == edge || end == line.count || bounds.isEdge(end)
      guard reachesEdge || need(candidates[index]) == .anywhere else { continue }
      candidates[index].isAccepted = true
      if reachesEdge { edge = candidates[index].range.lowerBound }
    }
  }

  private mutating func acceptFromLeft() {
    var edge = 0
    for index in candidates.indices where reachesLeft(candidates[index], edge) {
      let need = need(candidates[index])
      if need == .eitherEdge || need == .rightEdge && isBesidePart(index) {
        candidates[index].isAccepted = true
      }
      if candidates[index].isAccepted { edge = candidates[index].range.upperBound }
    }
  }

  private func reachesLeft(_ candidate: Candidate, _ edge: Int) -> Bool {
    let start = candidate.range.lowerBound
    if line.skippingSpaces(edge) == start { return true }
    guard let before = line.lastVisible(before: start) else { return true }
    return bounds.isEdge(before) || bounds.opensBracket(before)
  }

  private func isBesidePart(_ index: Int) -> Bool {
    guard candidates.indices.contains(index + 1),
      candidates[index + 1].isAccepted || need(candidates[index + 1]) <= .eitherEdge
    else { return false }
    return line.skippingSpaces(candidates[index].range.upperBound)
      == candidates[index + 1].range.lowerBound
  }

  /// "24/4 Draft budget 14:30": a time elsewhere makes a day of what alone could be anything.
  private mutating func acceptDayBesideTime() {
    let accepted = candidates.filter(\.isAccepted).compactMap(\.phrase)
    guard !accepted.contains(where: { $0.day != nil }),
      accepted.contains(where: { $0.time != nil && $0.pattern == nil }),
      let day = candidates.firstIndex(where: { $0.phrase?.day != nil })
    else { return }
    let isBehindPart = day > 0 && candidates[day - 1].isAccepted
    let edge = isBehindPart ? candidates[day - 1].range.upperBound : 0
    if reachesLeft(candidates[day], edge) { candidates[day].isAccepted = true }
  }

  /// Spaces part a Japanese line into pieces, so that every one of them has its edges.
  private func need(_ candidate: Candidate) -> Need {
    guard let phrase = candidate.phrase else { return .anywhere }
    let next = line[line.skippingSpaces(candidate.range.upperBound)]
    if next.isHanOrKana { return .anywhere }
    let isNumeric = phrase.day != nil && line[candidate.range.lowerBound].kind == .digit
    return isNumeric && next.kind == .hangul ? min(phrase.need, .eitherEdge) : phrase.need
  }
}
