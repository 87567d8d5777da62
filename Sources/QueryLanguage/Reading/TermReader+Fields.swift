import Domain
import UnicodeText

extension TermReader {
  /// A field, a comparison and a value; nil when the word at `start` is no field's name.
  func field(at start: Int) throws(QueryError) -> Match<TaskFilter>? {
    let end = endOfName(from: start)
    let name = query.text(start..<end)
    let field = Vocabulary.fields[compatibilityCaseFolded(name)]
    guard let comparison = comparison(at: field == nil ? end : query.skippingSpaces(end)) else {
      return nil
    }
    guard end > start else {
      throw query.error(.missingOperand(query.text(start..<comparison.end)), start..<comparison.end)
    }
    guard let field else {
      if isText(from: start, comparisonAt: end) { return nil }
      throw query.error(
        .unknownField(name, suggestion: suggestion(for: name, among: Vocabulary.fieldNames)),
        start..<end)
    }
    let place = query.skippingSpaces(comparison.end)
    if query.isBoundary(place) {
      throw query.error(.missingValue(field: name), start..<comparison.end)
    }
    let named = NamedField(field: field, name: name, range: start..<comparison.end)
    return try term(named, comparison.value, at: place)
  }

  private func endOfName(from start: Int) -> Int {
    var place = start
    while !query.isBoundary(place), comparison(at: place) == nil, query[place] != "\"" {
      place += 1
    }
    return place
  }

  /// Whether an unknown name before a comparison is meant as text: `10:30`, `http://`, `Ask:`.
  private func isText(from start: Int, comparisonAt end: Int) -> Bool {
    if query[start]?.isNumber == true { return true }
    guard query[end] == ":" else { return false }
    return query.isBoundary(end + 1) || query[end + 1] == "/" && query[end + 2] == "/"
  }

  private func comparison(at place: Int) -> Match<Relation>? {
    let hasEqual = query[place + 1] == "="
    switch query[place] {
    case ":", "=": return Match(.equal, end: place + 1)
    case "<": return Match(hasEqual ? .lessOrEqual : .less, end: place + (hasEqual ? 2 : 1))
    case ">": return Match(hasEqual ? .greaterOrEqual : .greater, end: place + (hasEqual ? 2 : 1))
    case "≤": return Match(.lessOrEqual, end: place + 1)
    case "≥": return Match(.greaterOrEqual, end: place + 1)
    case "≠": return Match(.unequal, end: place + 1)
    case "!" where hasEqual: return Match(.unequal, end: place + 2)
    default: return nil
    }
  }

  private func term(
    _ named: NamedField, _ relation: Relation, at place: Int
  ) throws(QueryError) -> Match<TaskFilter> {
    let term =
      if case .list = named.field {
        try list(at: place, from: place)
      } else {
        try term(named, relation.comparison, try value(at: place, from: place))
      }
    guard named.field.isOrdered || relation.isEquality else {
      throw query.error(.notOrdered(field: named.name), named.range)
    }
    return relation == .unequal ? Match(term.value.negated, end: term.end) : term
  }

  private func term(
    _ named: NamedField, _ comparison: TaskFilter.Comparison, _ value: Quote
  ) throws(QueryError) -> Match<TaskFilter> {
    let isQuoted = query.text(value.range) != value.text
    if !isQuoted, comparison == .equal, let property = named.field.property,
      let exists = Vocabulary.existence[compatibilityCaseFolded(value.text)]
    {
      return Match(exists ? property : property.negated, end: value.end)
    }
    return Match(try filter(named.field, comparison, value), end: value.end)
  }

  private func filter(
    _ field: Field, _ comparison: TaskFilter.Comparison, _ value: Quote
  ) throws(QueryError) -> TaskFilter {
    let folded = compatibilityCaseFolded(trimmed(value.text))
    switch field {
    case .date(let property):
      guard let span = days.span(value.text, looksBack: property.looksBack) else {
        throw query.error(.notADay(value.text), value.range)
      }
      return span.filter(property, comparison)
    case .priority: return .priority(comparison, try priority(value))
    case .estimate:
      guard let minutes = values.duration(value.text) else {
        throw query.error(.notADuration(value.text), value.range)
      }
      return .estimate(comparison, minutes)
    case .tag:
      guard let tag = Tag(value.text) else { throw query.error(.notATag(value.text), value.range) }
      return .tag(key: tag.key)
    case .list, .part:
      guard let number = Int(folded), number > 0 else {
        throw query.error(.notATask(value.text), value.range)
      }
      return .partOf(TaskItem.ID(number))
    case .state:
      guard let state = Vocabulary.states[folded] else {
        let suggestion = suggestion(for: folded, among: Vocabulary.stateNames)
        throw query.error(.unknownState(value.text, suggestion: suggestion), value.range)
      }
      return state.filter
    case .property:
      guard let property = Vocabulary.properties[folded] else {
        let suggestion = suggestion(for: folded, among: Vocabulary.propertyNames)
        throw query.error(.unknownProperty(value.text, suggestion: suggestion), value.range)
      }
      return .has(property)
    }
  }
}

/// A field as it was named.
private struct NamedField {
  let field: Field
  let name: String
  /// In characters, with the comparison.
  let range: Range<Int>
}
