import Domain

/// Shows tasks one after the other, without keeping those that passed.
package protocol TaskReportView: AnyObject {
  /// A list begins. Not called when there is only one to show.
  func show(_ heading: ReportHeading)
  /// The next tasks.
  func show(_ rows: [TaskReportRow])
  /// The next tasks as data.
  func show(_ records: [TaskRecord])
  /// All was shown; there may have been nothing.
  func show(_ ending: ReportEnding)
  func show(_ problem: Problem)
}

/// The list that the next tasks are in.
package struct ReportHeading: Equatable, Sendable {
  package let title: String
  package let openCountLabel: String

  init(_ summary: ListSummary, in words: Words) {
    title = summary.displayTitle(in: words)
    openCountLabel = words.openTasks(summary.openCount)
  }
}

/// What is said at the end of a report.
package struct ReportEnding: Equatable, Sendable {
  /// Nil when there is nothing to say.
  package let message: String?
}
