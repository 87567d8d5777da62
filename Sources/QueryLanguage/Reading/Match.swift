/// What was read, and the place where it ends.
struct Match<Value> {
  let value: Value
  let end: Int

  init(_ value: Value, end: Int) {
    self.value = value
    self.end = end
  }
}

/// A text with or without quotation marks around it.
struct Quote {
  /// Without the marks.
  let text: String
  /// In characters, with the marks.
  let range: Range<Int>
  let end: Int
}
