import Domain
import UnicodeText

/// Reads the terms of a query that begin at a place.
struct TermReader {
  let query: QueryText
  let days: DayReader
  let lists: ListNames
  let values: ValueReader

  init(_ query: QueryText, in context: QueryContext) {
    self.query = query
    days = DayReader(on: context.day)
    lists = ListNames(context.lists)
    values = ValueReader(days.quickAdd)
  }

  func text(_ quote: Quote, isExact: Bool) throws(QueryError) -> TaskFilter {
    guard let text = SearchText(quote.text, isExact: isExact) else {
      throw query.error(.emptyText, quote.range)
    }
    return .text(text)
  }

  /// A text in quotation marks; nil where none begins.
  func quote(at start: Int) throws(QueryError) -> Quote? {
    let closer: Character
    switch query[start] {
    case "\"": closer = "\""
    case "「": closer = "」"
    case "『": closer = "』"
    default: return nil
    }
    var place = start + 1
    while let character = query[place] {
      if character == closer {
        return Quote(
          text: query.text(start + 1..<place), range: start..<place + 1, end: place + 1)
      }
      place += 1
    }
    throw query.error(.unclosedQuote, start..<start + 1)
  }

  /// `#tag`, `+list`, `!priority`.
  func marked(_ mark: Character, at start: Int) throws(QueryError) -> Match<TaskFilter> {
    switch mark {
    case "#": return try tag(at: start + 1, from: start)
    case "+": return try list(at: start + 1, from: start)
    default:
      let value = try value(at: start + 1, from: start)
      return Match(.priority(.equal, try priority(value)), end: value.end)
    }
  }

  /// A quoted value or a word; what is said to be wrong with it begins at `start` when there is none.
  func value(at place: Int, from start: Int) throws(QueryError) -> Quote {
    if let quote = try quote(at: place) { return quote }
    let end = query.endOfWord(from: place)
    return Quote(
      text: query.text(place..<end), range: (end > place ? place : start)..<end, end: end)
  }

  private func tag(at place: Int, from start: Int) throws(QueryError) -> Match<TaskFilter> {
    let value = try value(at: place, from: start)
    guard let tag = Tag(value.text) else { throw query.error(.notATag(value.text), value.range) }
    return Match(.tag(key: tag.key), end: value.end)
  }

  func priority(_ value: Quote) throws(QueryError) -> Priority {
    guard let priority = values.priority(value.text) else {
      throw query.error(.notAPriority(value.text), value.range)
    }
    return priority
  }

  /// A known title, the longest that fits, spaces and all; or the start of one.
  func list(at place: Int, from start: Int) throws(QueryError) -> Match<TaskFilter> {
    let quoted = try quote(at: place)
    if quoted == nil, let known = lists.longest(in: query, at: place) {
      return Match(.list(known.value), end: known.end)
    }
    let value = if let quoted { quoted } else { try value(at: place, from: start) }
    switch lists.find(value.text) {
    case .one(let list): return Match(.list(list), end: value.end)
    case .several(let titles):
      throw query.error(.severalLists(value.text, titles: titles), value.range)
    case .none:
      throw query.error(.unknownList(value.text, titles: lists.titles), value.range)
    }
  }
}
