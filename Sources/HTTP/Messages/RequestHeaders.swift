/// A request's header fields, in their order.
///
/// All names and values stand in one run of bytes, and a text is made of one only when it is asked
/// for: a browser sends some fifteen fields, of which a handler reads two or three.
package struct RequestHeaders: Sendable {
  private struct Entry {
    let name: Range<Int>
    let value: Range<Int>
  }

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []

  package init(_ fields: [(name: HeaderName, value: String)] = []) {
    for field in fields {
      append(name: field.name.text.utf8, value: field.value.utf8)
    }
  }

  package var count: Int { entries.count }

  /// All fields, as they came.
  package var all: [(name: HeaderName, value: String)] {
    entries.map { (HeaderName(text(of: $0.name)), text(of: $0.value)) }
  }

  /// The first value of a name.
  package subscript(name: HeaderName) -> String? {
    entries.first { has($0, name) }.map { text(of: $0.value) }
  }

  /// The values of all fields of a name.
  package func values(of name: HeaderName) -> [String] {
    entries.filter { has($0, name) }.map { text(of: $0.value) }
  }

  func number(of name: HeaderName) -> Int {
    entries.count { has($0, name) }
  }

  mutating func reserveCapacity(bytes count: Int, fields: Int) {
    bytes.reserveCapacity(count)
    entries.reserveCapacity(fields)
  }

  mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
    let start = bytes.count
    bytes.append(contentsOf: name)
    let middle = bytes.count
    bytes.append(contentsOf: value)
    entries.append(Entry(name: start..<middle, value: middle..<bytes.count))
  }

  private func has(_ entry: Entry, _ name: HeaderName) -> Bool {
    guard entry.name.count == name.text.utf8.count else { return false }
    var index = entry.name.lowerBound
    for byte in name.text.utf8 {
      guard ASCII.lowercased(bytes[index]) == ASCII.lowercased(byte) else { return false }
      index += 1
    }
    return true
  }

  private func text(of range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}
