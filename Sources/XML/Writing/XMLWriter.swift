/// A document while it is written, straight into one run of UTF-8 bytes.
///
/// Text and attributes' values are escaped, always; the only markup that is taken as it is stands in
/// the program itself (`StaticString`), or was written by another writer. The four namespaces of
/// CalDAV are declared once, at the root, with the prefixes `d`, `c`, `cs` and `a`, and there is no
/// default namespace; any other is declared where it is used.
package final class XMLWriter {
  private struct Buffer {
    var start: UnsafeMutablePointer<UInt8>
    var count: Int
    var capacity: Int
  }

  /// Behind a pointer, since a class's own variables are checked for overlapping access each time.
  private let buffer: UnsafeMutablePointer<Buffer>

  /// The capacity is how many bytes there is room for at first.
  package init(capacity: Int = 4 << 10) {
    let capacity = max(capacity, 256)
    buffer = .allocate(capacity: 1)
    buffer.initialize(
      to: Buffer(start: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  deinit {
    buffer.pointee.start.deallocate()
    buffer.deallocate()
  }

  /// How many bytes were written since the last ``take()``.
  package var count: Int { buffer.pointee.count }

  /// What was written since the last time, to be sent or kept.
  package func take() -> [UInt8] {
    defer { buffer.pointee.count = 0 }
    return Array(UnsafeBufferPointer(start: buffer.pointee.start, count: buffer.pointee.count))
  }

  /// Puts in markup that is part of the program.
  package func raw(_ markup: StaticString) {
    put(UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Puts in what another writer wrote.
  package func raw(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { put($0) }
  }

  /// Puts in all that another writer has written, and empties it.
  package func moveAll(from other: XMLWriter) {
    put(UnsafeBufferPointer(start: other.buffer.pointee.start, count: other.count))
    other.buffer.pointee.count = 0
  }

  /// Puts in text, escaped.
  package func text(_ text: String) {
    escape(text, inAttribute: false)
  }

  /// Puts in text that is in UTF-8, escaped; what isn't UTF-8 becomes U+FFFD.
  package func text(utf8 bytes: [UInt8]) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      return text(String(decoding: bytes, as: UTF8.self))
    }
    bytes.withUnsafeBufferPointer { escape($0, inAttribute: false) }
  }

  package func number(_ number: Int) {
    text(String(number))
  }

  /// Puts in the value of an attribute, escaped, without its quotation marks.
  package func attributeValue(_ text: String) {
    escape(text, inAttribute: true)
  }

  /// Puts in what needs no escaping: a name, a prefix.
  func plain(_ text: String) {
    var text = text
    text.withUTF8 { put($0) }
  }

  private func escape(_ text: String, inAttribute: Bool) {
    var text = text
    text.withUTF8 { escape($0, inAttribute: inAttribute) }
  }

  private func escape(_ bytes: UnsafeBufferPointer<UInt8>, inAttribute: Bool) {
    reserve(bytes.count * XMLEscaping.mostForOne)
    let end = XMLEscaping.copy(
      bytes, to: buffer.pointee.start + buffer.pointee.count, inAttribute: inAttribute)
    buffer.pointee.count = end - buffer.pointee.start
  }

  private func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    reserve(bytes.count)
    (buffer.pointee.start + buffer.pointee.count).update(from: start, count: bytes.count)
    buffer.pointee.count += bytes.count
  }

  @inline(__always) private func reserve(_ count: Int) {
    if buffer.pointee.capacity - buffer.pointee.count < count { grow(by: count) }
  }

  private func grow(by count: Int) {
    let used = buffer.pointee.count
    let capacity = max(buffer.pointee.capacity * 2, used + count)
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    start.update(from: buffer.pointee.start, count: used)
    buffer.pointee.start.deallocate()
    buffer.pointee.start = start
    buffer.pointee.capacity = capacity
  }
}
