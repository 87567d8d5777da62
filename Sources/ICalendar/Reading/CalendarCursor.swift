/// Walks over a text of calendars, one part after another, and keeps none.
///
/// A file of many tasks is some hundred times as large in memory as one of its components.
package struct CalendarCursor {
  package enum Part: Equatable, Sendable {
    /// A component begins that stands in no other, most often a VCALENDAR.
    case begin(name: String, Place)
    /// What stands right in that, whole.
    case item(Item)
    /// It has ended.
    case end
  }

  /// What was let pass so far, in the order of lines.
  package var faults: [ReadingError] { reader.faults }

  private var lines: LineReader
  private var reader: StreamReader
  private var parts: [Part] = []
  private var taken = 0
  private var hasFinished = false

  package init(
    reading bytes: [UInt8], allowing leniency: Leniency, limits: Limits
  ) throws(ReadingError) {
    guard bytes.count <= limits.bytes else { throw .tooLarge(limit: limits.bytes) }
    lines = LineReader(bytes)
    reader = StreamReader(allowing: leniency, limits: limits)
  }

  /// The next part; nil at the end of the text.
  package mutating func next() throws(ReadingError) -> Part? {
    while taken == parts.count {
      guard !hasFinished else { return nil }
      if let line = lines.next() {
        try reader.read(line)
      } else {
        try reader.finish()
        hasFinished = true
      }
      parts.removeAll(keepingCapacity: true)
      taken = 0
      reader.takeParts(into: &parts)
    }
    taken += 1
    return parts[taken - 1]
  }
}
