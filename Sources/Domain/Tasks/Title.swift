import UnicodeText

/// The rules for titles, of tasks and of lists.
package enum Title {
  /// In bytes of UTF-8: longer than anybody's title, short enough for an index.
  package static let maximumLength = 2000

  /// The text without white space at its ends, line breaks within it as spaces.
  package static func validated(_ text: String) throws(TitleError) -> String {
    let text = withoutNull(text)
    let title = trimmed(text.contains(where: \.isNewline) ? joiningLines(text) : text)
    if title.isEmpty { throw .empty }
    if title.utf8.count > maximumLength { throw .tooLong(maximum: maximumLength) }
    return title
  }

  private static func joiningLines(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}

/// The text without U+0000, which means nothing to a person and ends a text for many a program.
func withoutNull(_ text: String) -> String {
  guard text.utf8.contains(0) else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\0" }))
}

/// Why a text can't be a title.
package enum TitleError: Error, Equatable, Sendable {
  case empty
  case tooLong(maximum: Int)
}
