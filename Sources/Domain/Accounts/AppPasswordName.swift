import UnicodeText

/// What a person calls an app password: the device or the program that has it.
package struct AppPasswordName: Hashable, Comparable, Sendable {
  package let text: String

  /// In characters as a reader counts them.
  package static let maximumLength = 60
  /// A character can have any number of marks; so many bytes are enough for 60 of them.
  private static let maximumBytes = 1000

  /// The text without white space at its ends, in one form of what is written in several ways.
  package init(_ text: String) throws(AppPasswordNameError) {
    let name = canonicalForm(trimmed(text))
    if name.isEmpty { throw .empty }
    guard name.count <= Self.maximumLength, name.utf8.count <= Self.maximumBytes
    else { throw .tooLong(maximum: Self.maximumLength) }
    guard printable(name) == name else { throw .notOneLine }
    self.text = name
  }

  /// A name that was judged when it was stored.
  package init(stored text: String) {
    self.text = text
  }

  package static func < (left: AppPasswordName, right: AppPasswordName) -> Bool {
    left.text < right.text
  }
}

/// Why a text can't name an app password.
package enum AppPasswordNameError: Error, Equatable, Sendable {
  case empty
  /// In characters.
  case tooLong(maximum: Int)
  /// It has a line break or another character that commands a screen.
  case notOneLine
}
