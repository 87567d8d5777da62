import Domain

/// Puts the terms of a query together.
///
/// It calls itself for parentheses alone, of which only so many may stand in one another.
struct Parser {
  private let tokens: [Token]
  private let query: QueryText
  private var index = 0

  init(_ tokens: [Token], of query: QueryText) {
    self.tokens = tokens
    self.query = query
  }

  mutating func filter() throws(QueryError) -> TaskFilter {
    guard !tokens.isEmpty else { return .all([]) }
    let filter = try alternatives(depth: 0)
    if let token = next { throw query.error(.unopenedParenthesis, token.range) }
    return filter
  }

  private var next: Token? { tokens.indices.contains(index) ? tokens[index] : nil }

  /// Terms with `or` between them.
  private mutating func alternatives(depth: Int) throws(QueryError) -> TaskFilter {
    var filters = [try conjunction(after: nil, depth: depth)]
    while let token = next, case .or = token.kind {
      index += 1
      filters.append(try conjunction(after: token, depth: depth))
    }
    return filters.count == 1 ? filters[0] : .any(filters)
  }

  /// Terms with `and` or nothing between them.
  private mutating func conjunction(
    after joiner: Token?, depth: Int
  ) throws(QueryError) -> TaskFilter {
    var filters = [try operand(after: joiner, depth: depth)]
    while let token = next {
      switch token.kind {
      case .or, .close: return filters.count == 1 ? filters[0] : .all(filters)
      case .and:
        index += 1
        filters.append(try operand(after: token, depth: depth))
      default: filters.append(try operand(after: nil, depth: depth))
      }
    }
    return filters.count == 1 ? filters[0] : .all(filters)
  }

  /// A term or parentheses, with what turns it round.
  private mutating func operand(
    after joiner: Token?, depth: Int
  ) throws(QueryError) -> TaskFilter {
    var joiner = joiner
    var isNegated = false
    while let token = next, case .not = token.kind {
      index += 1
      joiner = token
      isNegated.toggle()
    }
    var filter = try primary(after: joiner, depth: depth)
    while let token = next, case .isNot = token.kind {
      index += 1
      isNegated.toggle()
    }
    if isNegated { filter = filter.negated }
    return filter
  }

  private mutating func primary(
    after joiner: Token?, depth: Int
  ) throws(QueryError) -> TaskFilter {
    guard let token = next else {
      throw missingOperand(joiner ?? tokens[tokens.count - 1])
    }
    switch token.kind {
    case .term(let filter):
      index += 1
      return filter
    case .open:
      index += 1
      return try inParentheses(token, depth: depth + 1)
    case .close where joiner == nil:
      throw query.error(.unopenedParenthesis, token.range)
    case .close, .and, .or, .not, .isNot:
      throw missingOperand(joiner ?? token)
    }
  }

  private mutating func inParentheses(
    _ open: Token, depth: Int
  ) throws(QueryError) -> TaskFilter {
    guard depth <= QueryLanguage.maximumDepth else {
      throw query.error(.tooDeep(maximum: QueryLanguage.maximumDepth), open.range)
    }
    guard let first = next else { throw query.error(.unclosedParenthesis, open.range) }
    if case .close = first.kind {
      throw query.error(.emptyParentheses, open.range.lowerBound..<first.range.upperBound)
    }
    let filter = try alternatives(depth: depth)
    guard next != nil else { throw query.error(.unclosedParenthesis, open.range) }
    index += 1
    return filter
  }

  private func missingOperand(_ token: Token) -> QueryError {
    query.error(.missingOperand(query.text(token.range)), token.range)
  }
}

extension TaskFilter {
  /// The tasks that don't match, without turning round twice.
  var negated: TaskFilter {
    if case .not(let filter) = self { filter } else { .not(self) }
  }
}
