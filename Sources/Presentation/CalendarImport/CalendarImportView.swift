/// Is told what came of reading a file of calendars.
package protocol CalendarImportView: AnyObject {
  func show(_ progress: CalendarFileProgress)
  func show(_ result: CalendarImportResult)
  /// Nothing was stored.
  func show(_ problem: Problem)
}

/// What became of the tasks of a file.
package struct CalendarImportResult: Equatable, Sendable {
  /// What a file has beside tasks.
  package struct Other: Equatable, Sendable {
    /// As iCalendar calls it: VEVENT.
    package let name: String
    package let count: Int
  }

  /// The number of the change in the log; nil when everything was so already.
  package let change: Int?
  package let added: Int
  package let updated: Int
  /// Those that were in the trash.
  package let restored: Int
  package let unchanged: Int
  /// Those that are newer here than in the file, and stayed as they are.
  package let kept: Int
  /// Those of which the file has a newer one of the same UID.
  package let duplicates: Int
  package let others: [Other]
  /// Why tasks were left out that could not be read.
  package let faults: [String]
  package let message: String
}
