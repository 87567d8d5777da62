/// A text of iCalendar objects, one VCALENDAR after another, usually one (RFC 5545 §3.4).
///
/// What was read is given back byte for byte; only lines that are changed or added are written anew.
package struct CalendarStream: ItemContainer, Equatable, Sendable {
  package var items: [Item]
  /// What was let pass when it was read, in the order of lines.
  package let faults: [ReadingError]

  /// A text of one calendar that was made.
  package init(_ calendar: Component) {
    items = [.component(calendar)]
    faults = []
  }

  /// Reads a text.
  ///
  /// Lines may end in any way and a byte order mark may stand before them; values are not looked into.
  /// Takes time and memory in proportion to the bytes.
  package init(
    reading bytes: [UInt8], allowing leniency: Leniency = [], limits: Limits = .resource
  ) throws(ReadingError) {
    guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    var reader = StreamReader(allowing: leniency, limits: limits)
    var lines = LineReader(bytes)
    while let line = lines.next() { try reader.read(line) }
    try reader.finish()
    items = reader.items
    faults = reader.faults
  }

  package static func == (left: CalendarStream, right: CalendarStream) -> Bool {
    left.items == right.items
  }
}
