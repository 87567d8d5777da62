import Domain
import Presentation
import Terminal
import UnicodeText

/// Prints the titles of lists for a shell's completion.
///
/// Problems are silent: whoever presses the tab key is in the middle of a line.
final class ListCompletionPrinter: TaskListsView {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func show(_ content: TaskListsContent) {
    for row in content.rows {
      console.output.write("\(printable(row.displayTitle))\t\(row.openCountLabel)\n")
    }
  }

  func show(_ problem: Problem) {}

  func show(_ notice: Notice) {}

  func open(_ destination: Destination) {}
}

/// Prints the numbers of tasks with their titles for a shell's completion.
final class TaskCompletionPrinter: TaskReportView {
  private let console: Console
  private let kind: CompletionKind

  init(_ console: Console, _ kind: CompletionKind) {
    self.console = console
    self.kind = kind
  }

  func show(_ rows: [TaskReportRow]) {
    for row in rows where kind.offers(isCompleted: row.isCompleted) {
      console.output.write("\(row.id.number)\t\(printable(row.title))\n")
    }
  }

  func show(_ heading: ReportHeading) {}

  func show(_ records: [TaskRecord]) {}

  func show(_ ending: ReportEnding) {}

  func show(_ problem: Problem) {}
}
