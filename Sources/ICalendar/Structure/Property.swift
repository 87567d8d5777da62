/// A property: a name, parameters and a value, in one line (RFC 5545 §3.1, §3.5).
///
/// One that was read is written as it came, folds, case and quotes included, until it is changed. It
/// shares the memory of the whole text it was read from.
package struct Property: Sendable {
  /// The line as it came, with its folds and its end; nil for one that was made or changed.
  var raw: ArraySlice<UInt8>?
  /// The line without folds and end.
  var content: ArraySlice<UInt8>
  /// Bytes of the name.
  let nameCount: Int
  /// Bytes before the colon that begins the value.
  var headCount: Int
  /// The line that it was read from, counted from 1 once folds are undone; nil for one that was made.
  package let line: Int?

  init(line: LogicalLine, name: Int, head: Int, number: Int) {
    raw = line.raw
    content = line.content
    nameCount = name
    headCount = head
    self.line = number
  }

  /// A new one, whose value is already in the form that its type has in the text.
  ///
  /// Characters that names, or any line, can't have are left out.
  package init(_ name: String, parameters: [Parameter] = [], value: String = "") {
    var bytes = name.utf8.filter(ASCII.isName)
    nameCount = bytes.count
    for parameter in parameters { bytes.append(parameter: parameter) }
    headCount = bytes.count
    bytes.append(ASCII.colon)
    bytes.append(value: value.utf8)
    content = bytes[...]
    line = nil
  }

  /// The name in capitals.
  package var name: String {
    ASCII.uppercased(content.prefix(nameCount))
  }

  /// The value in the form that it has in the text.
  package var value: String {
    String(decoding: valueBytes, as: UTF8.self)
  }

  /// Where it was read from; nil for one that was made.
  package var place: Place? {
    line.map { Place(line: $0, property: name) }
  }

  /// Whether it has this name, in any case.
  package func isNamed(_ name: String) -> Bool {
    ASCII.equalFolded(name, content.prefix(nameCount))
  }

  var valueBytes: ArraySlice<UInt8> {
    content.dropFirst(headCount + 1)
  }

  /// Gives it another value, already in the form that its type has in the text.
  ///
  /// Name and parameters stay byte for byte. Nothing happens when the value is the same.
  package mutating func setValue(_ value: String) {
    var bytes = Array(content.prefix(headCount + 1))
    bytes.append(value: value.utf8)
    replaceContent(by: bytes)
  }

  mutating func replaceContent(by bytes: [UInt8]) {
    guard content != bytes[...] else { return }
    content = bytes[...]
    raw = nil
  }
}

/// Two are equal when their lines are, once folds are undone.
extension Property: Equatable {
  package static func == (left: Property, right: Property) -> Bool {
    left.content == right.content
  }
}
