/// A component: what stands between a BEGIN and its END (RFC 5545 §3.6).
package struct Component: ItemContainer, Sendable {
  /// In capitals.
  package let name: String
  package var items: [Item]
  /// The line that it begins at, counted from 1 once folds are undone; nil for one that was made.
  package let line: Int?

  /// The line as it came.
  let begin: ArraySlice<UInt8>
  /// The line as it came; nil for a component that didn't end.
  var end: ArraySlice<UInt8>?

  init(reading line: LogicalLine, name: String, number: Int) {
    self.name = name
    items = []
    self.line = number
    begin = line.raw
    end = nil
  }

  /// A new one; characters that the name can't have are left out.
  package init(_ name: String, properties: [Property] = [], components: [Component] = []) {
    self.name = ASCII.uppercased(name.utf8.filter(ASCII.isName))
    items = properties.map { .property($0) } + components.map { .component($0) }
    line = nil
    begin = Array("BEGIN:\(self.name)\r\n".utf8)[...]
    end = Array("END:\(self.name)\r\n".utf8)[...]
  }

  /// Whether it has this name, in any case.
  package func isNamed(_ name: String) -> Bool {
    ASCII.equalFolded(name, Array(self.name.utf8)[...])
  }

  /// Where it begins; nil for one that was made.
  package var place: Place? {
    line.map { Place(line: $0, property: "BEGIN") }
  }
}

/// Two are equal when what is in them is, once folds are undone.
extension Component: Equatable {
  package static func == (left: Component, right: Component) -> Bool {
    left.name == right.name && left.items == right.items
      && (left.end == nil) == (right.end == nil)
  }
}
