/// What may be a part of the line, before it is decided that it is one.
struct Candidate {
  enum Content {
    case named(QuickAddPart.Value)
    case phrase(Phrase)
  }

  /// In characters.
  let range: Range<Int>
  let content: Content
  var isAccepted = false

  init(_ range: Range<Int>, _ content: Content) {
    self.range = range
    self.content = content
  }

  var phrase: Phrase? {
    if case .phrase(let phrase) = content { phrase } else { nil }
  }
}
