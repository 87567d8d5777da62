/// Is told the text of a file of calendars, in parts, and what came of it.
package protocol CalendarExportView: AnyObject {
  /// The next part of the text.
  func show(_ text: [UInt8])
  func show(_ progress: CalendarFileProgress)
  /// All was told.
  func show(_ result: CalendarExportResult)
  /// What was told before is of no use.
  func show(_ problem: Problem)
}

/// How far a long file is read or written.
package struct CalendarFileProgress: Equatable, Sendable {
  package let message: String
}

/// What a file of calendars has.
package struct CalendarExportResult: Equatable, Sendable {
  package let tasks: Int
  package let lists: Int
  package let message: String
}
