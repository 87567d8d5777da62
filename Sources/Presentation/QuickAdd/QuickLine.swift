package import Domain

/// A line as it was read for a person: the task that comes of it, and what is shown of it before it
/// is saved.
package struct QuickLine: Equatable, Sendable {
  /// Words that were taken for something else than the title.
  package struct Part: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
      case due
      case start
      case repetition
      case tag
      case list
      case priority
      case estimate
    }

    package let kind: Kind
    /// The kind in words, for those who don't see where a chip stands.
    package let kindLabel: String
    /// What it comes to: `Tomorrow 09:00`.
    package let label: String
    /// The words as they stand in the line.
    package let words: String
    /// Where they stand: offsets into the line's UTF-16, ascending; a day and a time that stand
    /// apart are one part with two ranges.
    package let ranges: [Range<Int>]
    /// What the words come to in the other way to read them, if there is one.
    package let other: String?
    /// Whether that is the way that the person chose, so that the other is the first one.
    package let isSwapped: Bool
  }

  package let text: String
  /// With a title that is blank only if the line is.
  package let draft: TaskDraft
  /// The list that is named; nil for the one where it was typed.
  package let list: TaskList.ID?
  /// In the order of the line.
  package let parts: [Part]
}
