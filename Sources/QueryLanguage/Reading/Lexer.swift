import Domain
import UnicodeText

/// Parts a query into tokens, from left to right.
struct Lexer {
  private let query: QueryText
  private let terms: TermReader
  private var place = 0
  private var tokens: [Token] = []

  init(_ query: QueryText, terms: TermReader) {
    self.query = query
    self.terms = terms
  }

  mutating func read() throws(QueryError) -> [Token] {
    var count = 0
    place = query.skippingSpaces(0)
    while let first = query[place] {
      let start = place
      let kind = try token(first)
      if case .term = kind {
        count += 1
        guard count <= QueryLanguage.maximumTerms else {
          throw query.error(
            .tooManyTerms(maximum: QueryLanguage.maximumTerms), start..<query.count)
        }
      }
      tokens.append(Token(kind: kind, range: start..<place))
      place = query.skippingSpaces(place)
    }
    return tokens
  }

  private mutating func token(_ first: Character) throws(QueryError) -> Token.Kind {
    switch first {
    case "(": return sign(.open)
    case ")": return sign(.close)
    case "-":
      if query.isBoundary(place + 1), query[place + 1] != "(" {
        throw query.error(.missingOperand("-"), place..<place + 1)
      }
      return sign(.not)
    case "#", "+", "!":
      return .term(try take(terms.marked(first, at: place)))
    default:
      if let quote = try terms.quote(at: place) {
        place = quote.end
        return .term(try terms.text(quote, isExact: true))
      }
      return try word()
    }
  }

  private mutating func sign(_ kind: Token.Kind) -> Token.Kind {
    place += 1
    return kind
  }

  private mutating func take(_ term: Match<TaskFilter>) throws(QueryError) -> TaskFilter {
    place = term.end
    return term.value
  }

  /// A field with its value, a word of the language, or one that is looked for.
  private mutating func word() throws(QueryError) -> Token.Kind {
    if let term = try terms.field(at: place) { return .term(try take(term)) }
    let range = place..<query.endOfWord(from: place)
    let text = query.text(range)
    place = range.upperBound
    switch Vocabulary.joiners[compatibilityCaseFolded(text)] {
    case .and: return .and
    case .or: return .or
    case .not: return .not
    case .isNot: return .isNot
    case nil: break
    }
    if let state = Vocabulary.bareStates[compatibilityCaseFolded(text)] {
      return .term(state.filter)
    }
    return .term(try terms.text(Quote(text: text, range: range, end: place), isExact: false))
  }
}
