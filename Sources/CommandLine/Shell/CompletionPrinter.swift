import Domain
import Presentation
import Terminal
import UnicodeText

/// Prints what a shell offers: a line for each value, with a tab before what it stands for.
///
/// Problems are silent: whoever presses the tab key is in the middle of a line.
final class CompletionPrinter {
  private let console: Console

  init(_ console: Console) {
    self.console = console
  }

  func showQueries() {
    for (beginning, meaning) in console.words.queryBeginnings { offer(beginning, meaning) }
  }

  func show(_ problem: Problem) {}

  func show(_ notice: Notice) {}

  func open(_ destination: Destination) {}

  private func offer(_ value: String, _ meaning: String) {
    console.output.write("\(printable(value))\t\(printable(meaning))\n")
  }
}

extension CompletionPrinter: TaskListsView {
  func show(_ content: TaskListsContent) {
    for row in content.rows { offer(row.displayTitle, row.openCountLabel) }
  }
}

extension CompletionPrinter: TagsView {
  func show(_ content: TagsContent) {
    for row in content.rows { offer(row.name, row.openCountLabel) }
  }
}

extension CompletionPrinter: ViewsView {
  func show(_ content: ViewsContent) {
    for row in content.rows { offer(row.name, row.isBuiltIn ? row.title : row.query ?? "") }
  }
}

extension CompletionPrinter: TaskReportView {
  func show(_ rows: [TaskReportRow]) {
    for row in rows { offer(String(row.id.number), row.title) }
  }

  func show(_ heading: ReportHeading) {}

  func show(_ records: [TaskRecord]) {}

  func show(_ ending: ReportEnding) {}
}
