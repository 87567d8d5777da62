/// Walks over the parameters that stand between a line's name and its colon.
///
/// A quote counts only where a value begins, so that `X-TITLE=5" pipe:` is no open quote; nothing but
/// the quote that ends it is looked for within.
struct ParameterCursor {
  /// Where a parameter stands in a line's content.
  struct Found {
    /// With the semicolon before it.
    let whole: Range<Int>
    let name: Range<Int>
    /// The list of values, quotes and commas included; nil for one that is not `NAME=VALUE`.
    let values: Range<Int>?
  }

  /// Past what was read: at a semicolon, at the colon that begins the value, or at the end.
  private(set) var position: Int
  private(set) var isInQuote = false

  init(at position: Int) {
    self.position = position
  }

  /// The next parameter; nil at the value's colon and at the end.
  mutating func next(in content: Span<UInt8>) -> Found? {
    guard position < content.count, content[position] == ASCII.semicolon else { return nil }
    let start = position
    position += 1
    while position < content.count, ASCII.isName(content[position]) { position += 1 }
    let name = start + 1..<position
    guard !name.isEmpty, position < content.count, content[position] == ASCII.equals else {
      skipUnquoted(in: content)
      return Found(whole: start..<position, name: name, values: nil)
    }
    position += 1
    let valuesStart = position
    skipValue(in: content)
    while position < content.count, content[position] == ASCII.comma {
      position += 1
      skipValue(in: content)
    }
    return Found(whole: start..<position, name: name, values: valuesStart..<position)
  }

  /// Goes to the end of one value, which may be quoted.
  mutating func skipValue(in content: Span<UInt8>) {
    if position < content.count, content[position] == ASCII.quote {
      position += 1
      while position < content.count, content[position] != ASCII.quote { position += 1 }
      isInQuote = position == content.count
    }
    while position < content.count, content[position] != ASCII.comma,
      content[position] != ASCII.semicolon, content[position] != ASCII.colon
    {
      position += 1
    }
  }

  private mutating func skipUnquoted(in content: Span<UInt8>) {
    while position < content.count, content[position] != ASCII.semicolon,
      content[position] != ASCII.colon
    {
      position += 1
    }
  }
}
