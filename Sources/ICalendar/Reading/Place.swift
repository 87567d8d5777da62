/// Where in a text something stands, for telling the one who sent it.
package struct Place: Equatable, Sendable {
  /// The line, counted from 1 once folds are undone; blank lines count too.
  package let line: Int
  /// The property's name in capitals, if the line has a readable one.
  package let property: String?

  package init(line: Int, property: String? = nil) {
    self.line = line
    self.property = property
  }
}
