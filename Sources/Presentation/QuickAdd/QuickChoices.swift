/// What a person said about a line that was read: which words are the title's all the same, and
/// which are meant the other way.
///
/// The ranges are of the line's UTF-16, as browsers count.
package struct QuickChoices: Equatable, Sendable {
  /// Words that were given back.
  package var kept: [Range<Int>]
  /// Words of which the other reading is meant.
  package var swapped: [Range<Int>]

  package init(kept: [Range<Int>] = [], swapped: [Range<Int>] = []) {
    self.kept = kept
    self.swapped = swapped
  }
}
