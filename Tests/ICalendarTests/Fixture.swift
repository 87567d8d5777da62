import Foundation
import ICalendar
import Testing

/// A text in the manner of one program.
enum Fixture: String, CaseIterable, CustomTestStringConvertible {
  case appleReminders = "apple-reminders"
  case evolution
  case everything
  case jtxBoard = "jtx-board"
  case nextcloudTasks = "nextcloud-tasks"
  case synology
  case tasksOrg = "tasks-org"
  case thunderbird
  case todoman

  var testDescription: String { rawValue }

  func bytes() throws -> [UInt8] {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/\(rawValue)", withExtension: "ics"))
    return Array(try Data(contentsOf: url))
  }

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
