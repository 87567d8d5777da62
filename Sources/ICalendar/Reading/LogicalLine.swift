/// A line of a text with its folds undone, not yet looked into.
struct LogicalLine {
  /// The whole text, which lines share.
  let text: [UInt8]
  /// Where the line is in it, with folds and its end.
  let whole: Range<Int>
  /// Where it is without its end, when there was no fold.
  let piece: Range<Int>
  /// The line without folds and end, if there was a fold.
  let unfolded: [UInt8]?
  /// Whether a byte is no ASCII.
  let hasHighBytes: Bool
  /// The first control character that is no tab.
  let controlCharacter: UInt8?

  /// The bytes as they came.
  var raw: ArraySlice<UInt8> { text[whole] }

  /// The bytes without folds and the end.
  var content: ArraySlice<UInt8> { unfolded?[...] ?? text[piece] }
}
