package import Domain

/// Reads which tasks are meant from a line: `due<=fri tag:home (priority:high or list:Work)`.
///
/// Terms side by side must all hold; `not` binds closer than `and`, and that closer than `or`. Words
/// of English, Japanese and Korean are always understood. Any text can be read or is refused with the
/// place of what is wrong; nothing is guessed.
package struct QueryLanguage: Sendable {
  /// In bytes of UTF-8.
  package static let maximumLength = 2000
  /// Parentheses in parentheses.
  package static let maximumDepth = 20
  package static let maximumTerms = 100

  private let context: QueryContext

  package init(in context: QueryContext) {
    self.context = context
  }

  /// A blank text means all tasks.
  package func parse(_ text: String) throws(QueryError) -> TaskFilter {
    let length = text.utf8.count
    guard length <= Self.maximumLength else {
      throw QueryError(.tooLong(maximum: Self.maximumLength), Self.maximumLength..<length)
    }
    let query = QueryText(text)
    var lexer = Lexer(query, terms: TermReader(query, in: context))
    var parser = Parser(try lexer.read(), of: query)
    return try parser.filter()
  }
}
