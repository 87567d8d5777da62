import Foundation

/// A task as iCalendar text, in the manner of one program.
package enum CalendarFixture: String, CaseIterable, CustomStringConvertible, Sendable {
  case appleReminders = "apple-reminders"
  case evolution
  /// All that a text may have, in the ways that are seldom written.
  case everything
  /// The same in the ways that are common.
  case everythingPlain = "everything-plain"
  case jtxBoard = "jtx-board"
  case nextcloudTasks = "nextcloud-tasks"
  case synology
  case tasksOrg = "tasks-org"
  case thunderbird
  case todoman

  package var description: String { rawValue }

  package func bytes() throws -> [UInt8] {
    let name = "Fixtures/\(rawValue)"
    guard let url = Bundle.module.url(forResource: name, withExtension: "ics") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return Array(try Data(contentsOf: url))
  }
}
