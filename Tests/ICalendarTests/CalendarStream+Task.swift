import ICalendar
import TestSupport
import Testing

extension CalendarFixture {
  func stream() throws -> CalendarStream {
    try CalendarStream(reading: bytes())
  }

  func tasks() throws -> [Component] {
    try #require(stream().component("VCALENDAR")).components("VTODO")
  }
}

extension CalendarStream {
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A calendar with these lines in its one task, which ends in CRLF.
  static func task(_ lines: String...) throws(ReadingError) -> CalendarStream {
    let all = ["BEGIN:VCALENDAR", "BEGIN:VTODO"] + lines + ["END:VTODO", "END:VCALENDAR", ""]
    return try CalendarStream(reading: Array(all.joined(separator: "\r\n").utf8))
  }

  /// The lines of the one task, as they stand in the text.
  var taskLines: [String] {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    return Array(lines.dropFirst(2).dropLast(3))
  }

  mutating func editTask(_ body: (inout Component) -> Void) {
    editComponents("VCALENDAR") { $0.editComponents("VTODO", body) }
  }

  var task: Component? { component("VCALENDAR")?.component("VTODO") }
}
