/// HTML while it is written, straight into one run of UTF-8 bytes.
///
/// Text and attributes' values are escaped, always. The only markup that is taken as it is stands
/// in the program itself, which the type `StaticString` ensures. Elements are closed by the scope
/// that they are given:
///
/// ```swift
/// let list = Markup.fragment { markup in
///   markup.ul(.class("tasks")) {
///     for row in rows {
///       markup.li(.id("task-\(row.id)"), .aria("current", row.isSelected), text: row.title)
///     }
///   }
/// }
/// ```
///
/// This module's declarations are `public`, though nothing here is vended to others, because only
/// those are inlined into other modules, and that is most of its speed: the attributes of an element
/// become direct calls, and no list of them is ever made.
@safe public final class Markup {
  @unsafe private struct Buffer {
    var start: UnsafeMutablePointer<UInt8>
    var count: Int
    var capacity: Int
  }

  /// Behind a pointer, since a class's own variables are checked for overlapping access each time.
  private let buffer: UnsafeMutablePointer<Buffer>

  private init(capacity: Int) {
    let capacity = max(capacity, 256)
    unsafe buffer = .allocate(capacity: 1)
    unsafe buffer.initialize(
      to: Buffer(start: .allocate(capacity: capacity), count: 0, capacity: capacity))
  }

  deinit {
    unsafe buffer.pointee.start.deallocate()
    unsafe buffer.deallocate()
  }

  /// A part of a page; the capacity is how many bytes there is room for at first.
  public static func fragment(capacity: Int = 16 << 10, content: (Markup) -> Void) -> Fragment {
    let markup = Markup(capacity: capacity)
    content(markup)
    return unsafe Fragment(
      Array(
        UnsafeBufferPointer(
          start: markup.buffer.pointee.start, count: markup.buffer.pointee.count)))
  }

  /// A whole page, from its document type on; the attributes are those of `html`.
  public static func document(
    _ one: Attribute = .none, _ two: Attribute = .none, _ three: Attribute = .none,
    capacity: Int = 64 << 10, content: (Markup) -> Void
  ) -> Fragment {
    fragment(capacity: capacity) { markup in
      markup.raw("<!doctype html>\n")
      markup.html(one, two, three) { content(markup) }
    }
  }

  /// Puts in text, escaped.
  public func text(_ text: String) {
    write(escaping: text)
  }

  /// Puts in markup that is part of the program, such as a drawing.
  public func raw(_ markup: StaticString) {
    write(markup)
  }

  /// Puts in what was written before.
  public func append(_ fragment: Fragment) {
    reserve(fragment.bytes.count)
    unsafe fragment.bytes.withUnsafeBufferPointer { bytes in
      unsafe put(bytes)
    }
  }

  func write(_ text: StaticString) {
    reserve(text.utf8CodeUnitCount)
    put(text)
  }

  @usableFromInline func write(escaping text: String) {
    var text = text
    text.withUTF8 { utf8 in
      guard let start = utf8.baseAddress else { return }
      reserve(utf8.count * Escaping.mostForOne)
      let end = unsafe Escaping.copy(
        start, count: utf8.count, to: buffer.pointee.start + buffer.pointee.count)
      unsafe buffer.pointee.count = end - buffer.pointee.start
    }
  }

  /// Writes a tag up to where attributes stand.
  @usableFromInline func beginTag(_ name: StaticString) {
    reserve(name.utf8CodeUnitCount + 1)
    put(UInt8(ascii: "<"))
    put(name)
  }

  /// Writes an attribute that is not absent.
  @usableFromInline func write(_ kind: Attribute.Kind, _ name: StaticString, _ value: String) {
    reserve(name.utf8CodeUnitCount + 8)
    put(UInt8(ascii: " "))
    if kind == .data { put("data-") }
    if kind == .aria { put("aria-") }
    put(name)
    if kind == .present { return }
    put(UInt8(ascii: "="))
    put(UInt8(ascii: "\""))
    write(escaping: value)
    reserve(1)
    put(UInt8(ascii: "\""))
  }

  @usableFromInline func endTag(_ end: StaticString) {
    write(end)
  }

  @usableFromInline func writeEnd(of name: StaticString) {
    reserve(name.utf8CodeUnitCount + 3)
    put(UInt8(ascii: "<"))
    put(UInt8(ascii: "/"))
    put(name)
    put(UInt8(ascii: ">"))
  }

  /// Puts in a byte for which there is room.
  @inline(__always) private func put(_ byte: UInt8) {
    unsafe buffer.pointee.start[buffer.pointee.count] = byte
    unsafe buffer.pointee.count += 1
  }

  /// Puts in text for which there is room.
  @inline(__always) private func put(_ text: StaticString) {
    unsafe put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always) private func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    unsafe (buffer.pointee.start + buffer.pointee.count).update(from: start, count: bytes.count)
    unsafe buffer.pointee.count += bytes.count
  }

  @inline(__always) private func reserve(_ count: Int) {
    if unsafe buffer.pointee.capacity - buffer.pointee.count < count { grow(by: count) }
  }

  private func grow(by count: Int) {
    let used = unsafe buffer.pointee.count
    let capacity = unsafe max(buffer.pointee.capacity * 2, used + count)
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    unsafe start.update(from: buffer.pointee.start, count: used)
    unsafe buffer.pointee.start.deallocate()
    unsafe buffer.pointee.start = start
    unsafe buffer.pointee.capacity = capacity
  }
}
