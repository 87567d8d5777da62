import Domain

/// A piece of a query: a term that was read already, or what joins terms.
struct Token {
  enum Kind {
    case term(TaskFilter)
    case open
    case close
    case and
    case or
    /// Before what it turns round.
    case not
    /// Behind what it turns round, as in Japanese and Korean.
    case isNot
  }

  let kind: Kind
  /// In characters.
  let range: Range<Int>
}
