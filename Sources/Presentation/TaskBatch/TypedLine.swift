/// A line of a text of which each becomes a task.
package struct TypedLine: Equatable, Sendable {
  /// Counted from 1, blank lines too, so that a problem can be found in the text.
  package let number: Int
  package let text: String

  package init(number: Int, text: String) {
    self.number = number
    self.text = text
  }

  /// The lines of a text.
  static func all(of text: String) -> [TypedLine] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated().map {
      TypedLine(number: $0 + 1, text: String($1))
    }
  }
}
