package import QueryLanguage
import UnicodeText

/// What is wrong with a query, in words, and where.
package struct QueryProblem: Error, Equatable, Sendable {
  package let query: String
  package let message: String
  /// Offsets into the query's UTF-8; never empty.
  package let range: Range<Int>

  package init(_ error: QueryError, in query: String, _ words: Words) {
    self.query = query
    message = words.problem(withQuery: error.kind)
    range = error.range
  }

  package var problem: Problem { Problem(.invalid(.query), message) }

  /// The query in three pieces, of which the middle one is what is wrong.
  package var pieces: (before: String, wrong: String, after: String) {
    let bytes = Array(query.utf8)
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return (text(0..<lower), text(lower..<upper), text(upper..<bytes.count))
  }

  /// The query as a line of a terminal, and below it a line that points at what is wrong.
  package var pointer: (line: String, marks: String) {
    let (before, wrong, after) = pieces
    let indent = displayWidth(of: printable(before))
    let width = max(1, displayWidth(of: printable(wrong)))
    return (
      printable(before) + printable(wrong) + printable(after),
      String(repeating: " ", count: indent) + String(repeating: "^", count: width)
    )
  }
}
