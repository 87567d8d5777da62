/// A property: a name, parameters and a value, in one line (RFC 5545 §3.1, §3.5).
///
/// One that was read is written as it came, folds, case and quotes included, until it is changed. It
/// shares the memory of the whole text it was read from.
package struct Property: Sendable {
  /// What has the content: the whole text, or the line alone when it was folded, made or changed.
  ///
  /// One reference is kept for most lines, since counting them is what reading would spend its time on.
  private var bytes: [UInt8]
  private var range: Range<Int>
  private var origin: Origin
  /// Bytes of the name.
  let nameCount: Int
  /// Bytes before the colon that begins the value.
  var headCount: Int
  /// The line that it was read from, counted from 1 once folds are undone; nil for one that was made.
  package let line: Int?

  /// How the line came.
  private enum Origin: Sendable {
    case changed
    /// Without folds, in the same bytes.
    case whole(Range<Int>)
    case folded(ArraySlice<UInt8>)
  }

  init(line: LogicalLine, name: Int, head: Int, number: Int) {
    if let unfolded = line.unfolded {
      bytes = unfolded
      range = unfolded.indices
      origin = .folded(line.raw)
    } else {
      bytes = line.text
      range = line.piece
      origin = .whole(line.whole)
    }
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
    self.bytes = bytes
    range = bytes.indices
    origin = .changed
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
    nameCount == name.utf8.count
      && ASCII.equalFolded(name, bytes.span.extracting(range).extracting(first: nameCount))
  }

  /// The line as it came, with its folds and its end; nil for one that was made or changed.
  var raw: ArraySlice<UInt8>? {
    switch origin {
    case .changed: nil
    case .whole(let range): bytes[range]
    case .folded(let raw): raw
    }
  }

  /// The line without folds and end.
  var content: ArraySlice<UInt8> { bytes[range] }

  var valueBytes: ArraySlice<UInt8> {
    bytes[range.lowerBound + headCount + 1..<range.upperBound]
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
    self.bytes = bytes
    range = bytes.indices
    origin = .changed
  }
}

/// Two are equal when their lines are, once folds are undone.
extension Property: Equatable {
  package static func == (left: Property, right: Property) -> Bool {
    left.content == right.content
  }
}
