/// A character as the grammar sees it: folded, so that "Ａ", "A" and "a" are one.
struct Unit: Sendable {
  enum Kind: Sendable {
    case space
    case digit
    /// Of an alphabet.
    case letter
    case han
    case hiragana
    case katakana
    case hangul
    case punctuation
    case symbol
    /// Not to be read: in quotes, in an address, or given back by the person.
    case kept
    /// Beyond the line.
    case end
  }

  /// The folded scalar; zero for a character of several scalars, which no word has.
  let scalar: UInt32
  var kind: Kind
  let isUpper: Bool
  /// Where the character begins in the line's UTF-8.
  let offset: Int

  var isHanOrKana: Bool { kind == .han || kind == .hiragana || kind == .katakana }

  /// Whether it is part of a word, of whatever script.
  var isWord: Bool { kind == .letter || kind == .digit || isHanOrKana || kind == .hangul }

  func `is`(_ scalar: Unicode.Scalar) -> Bool { self.scalar == scalar.value && kind != .kept }
}
