/// A line of a text with its folds undone, not yet looked into.
struct LogicalLine {
  /// The bytes as they came, with folds and the end of the line.
  let raw: ArraySlice<UInt8>
  /// The bytes without them; a part of `raw` when there was no fold.
  let content: ArraySlice<UInt8>
  /// Whether a byte is no ASCII.
  let hasHighBytes: Bool
  /// The first control character that is no tab.
  let controlCharacter: UInt8?
}
