package import Domain

/// Words of a line that were taken for something else than its title.
package struct QuickAddPart: Equatable, Sendable {
  package enum Value: Equatable, Sendable {
    case due(TaskDate)
    case start(TaskDate)
    case repetition(QuickAddRepetition)
    /// A tag's name: as it is known already, or as typed.
    case tag(String)
    /// A list's title, as it is known.
    case list(String)
    case priority(Priority)
    /// How long it will take.
    case duration(minutes: Int)
  }

  /// Where the words stand: offsets into the line's UTF-8, in ascending order.
  ///
  /// A day and a time that stand apart are one part with two ranges.
  package let ranges: [Range<Int>]
  package let value: Value
  /// Another way to read the same words, when there is one that people mean as often.
  package let alternative: Value?

  package init(ranges: [Range<Int>], value: Value, alternative: Value? = nil) {
    self.ranges = ranges
    self.value = value
    self.alternative = alternative
  }

  package var isAmbiguous: Bool { alternative != nil }
}
