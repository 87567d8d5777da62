/// What stands in a component or in a stream, in its order.
package enum Item: Equatable, Sendable {
  case property(Property)
  case component(Component)
  /// A blank line, or one that is no property and was let pass.
  case other(OtherLine)
}

/// A line that is kept for its place and its bytes alone.
package struct OtherLine: Equatable, Sendable {
  /// The bytes as they came.
  let raw: ArraySlice<UInt8>
  /// The same without folds and the end of the line.
  package let content: ArraySlice<UInt8>

  package static func == (left: OtherLine, right: OtherLine) -> Bool {
    left.content == right.content
  }
}
