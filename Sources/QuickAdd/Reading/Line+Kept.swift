extension Line {
  /// Keeps what stands in quotes.
  ///
  /// Straight and curly marks may go; corner brackets are part of a Japanese title and stay.
  mutating func keepQuotes() {
    var place = 0
    var unclosed: Set<UInt32> = []
    while place < count {
      let opening = self[place].is("#") || self[place].is("+") ? place + 1 : place
      guard let closer = Self.closer(of: self[opening]), !unclosed.contains(closer.value),
        opening > place || isFree(before: opening, closer), !self[opening + 1].is(closer)
      else {
        place += 1
        continue
      }
      guard let closing = closing(closer, from: opening + 1) else {
        unclosed.insert(closer.value)
        place += 1
        continue
      }
      if opening > place {
        // The name of a tag or a list, which is read later.
      } else if closer == "\"" || closer == "”" {
        keepQuote(from: place, to: closing)
      } else {
        keep(place..<closing + 1)
      }
      place = closing + 1
    }
  }

  static func closer(of opening: Unit) -> Unicode.Scalar? {
    if opening.is("\"") { return "\"" }
    if opening.is("“") { return "”" }
    if opening.is("「") { return "」" }
    if opening.is("『") { return "』" }
    return nil
  }

  func closing(_ closer: Unicode.Scalar, from start: Int) -> Int? {
    guard start < count else { return nil }
    return (start..<count).first { place in
      guard self[place].is(closer) else { return false }
      return closer != "\"" || (self[place + 1].kind != .letter && self[place + 1].kind != .digit)
    }
  }

  /// Whether a mark may open a quote here: not in `5"` or `("1")`.
  private func isFree(before place: Int, _ closer: Unicode.Scalar) -> Bool {
    if closer == "」" || closer == "』" { return true }
    let before = self[place - 1].kind
    return before == .space || before == .end
  }

  /// Keeps addresses of the web, which may hold anything that looks like a part.
  mutating func keepAddresses() {
    var place = 0
    while place < count {
      guard self[place].is("h"), self[place - 1].kind != .letter, isAddress(at: place) else {
        place += 1
        continue
      }
      let start = place
      while place < count, self[place].kind != .space { place += 1 }
      keep(start..<place)
    }
  }

  private func isAddress(at place: Int) -> Bool {
    var end = place
    for scalar in "http".unicodeScalars {
      guard self[end].is(scalar) else { return false }
      end += 1
    }
    if self[end].is("s") { end += 1 }
    return self[end].is(":") && self[end + 1].is("/") && self[end + 2].is("/")
  }
}
