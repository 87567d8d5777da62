import Domain

/// Reads the phrases that begin at a place, whatever the language of their words.
///
/// What it reads is what the words could mean; whether they mean it where they stand is decided by
/// `Bounds` and `Selection`.
struct Grammar {
  let line: Line
  let words: Words
  let now: LocalDateTime
  let dateOrder: DateOrder

  var today: CalendarDate { now.date }

  /// The longest word at `place`, if it means what is looked for.
  func take<Value>(_ place: Int, _ pick: (Meaning) -> Value?) -> Match<Value>? {
    guard let found = words.word(at: place) else { return nil }
    for meaning in found.values {
      if let value = pick(meaning) { return Match(value, end: found.end) }
    }
    return nil
  }

  func space(_ place: Int) -> Int { line.skippingSpaces(place) }

  /// Where the word at `place` ends, if it means that.
  func placeAfter(_ meaning: Meaning, at place: Int) -> Int? {
    guard let found = words.word(at: place), found.values.contains(meaning) else { return nil }
    return found.end
  }

  /// The place after an optional word and the spaces behind it.
  func skipping(_ place: Int, _ meaning: Meaning) -> Int {
    placeAfter(meaning, at: place).map(space) ?? place
  }
}

/// What was read, and where it ends.
struct Match<Value> {
  let value: Value
  let end: Int

  init(_ value: Value, end: Int) {
    self.value = value
    self.end = end
  }

  func map<Other>(_ change: (Value) -> Other) -> Match<Other> {
    Match<Other>(change(value), end: end)
  }
}

/// The one that reaches farthest; the first of equals.
func longest<Value>(_ matches: Match<Value>?...) -> Match<Value>? {
  var longest: Match<Value>?
  for case let match? in matches where match.end > longest?.end ?? -1 { longest = match }
  return longest
}
