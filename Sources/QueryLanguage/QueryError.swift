/// Why a text is no query, and where.
package struct QueryError: Error, Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case unclosedParenthesis
    case unopenedParenthesis
    case emptyParentheses
    case unclosedQuote
    /// Nothing that could be looked for.
    case emptyText
    /// With the known field that is spelt most like it.
    case unknownField(String, suggestion: String?)
    case missingValue(field: String)
    case notADay(String)
    case notAPriority(String)
    case notADuration(String)
    case notATag(String)
    /// What is no number of a task.
    case notATask(String)
    /// What `is:` does not know, with what is spelt most like it.
    case unknownState(String, suggestion: String?)
    /// What `has:` does not know.
    case unknownProperty(String, suggestion: String?)
    /// With the titles that there are.
    case unknownList(String, titles: [String])
    /// With the titles that begin so.
    case severalLists(String, titles: [String])
    /// A field whose values are in no order.
    case notOrdered(field: String)
    /// `and`, `or`, `not` or a comparison that has nothing beside it.
    case missingOperand(String)
    case tooDeep(maximum: Int)
    case tooManyTerms(maximum: Int)
    /// In bytes of UTF-8.
    case tooLong(maximum: Int)
  }

  package let kind: Kind
  /// Offsets into the query's UTF-8; never empty.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
