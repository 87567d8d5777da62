import Presentation
import Terminal

/// Prints tasks in columns: number, tick, priority, due date, title.
///
/// Columns are as wide as the tasks of a page need, and don't get narrower within a list.
final class TaskReportPrinter: TaskReportView {
  private let console: Console
  private var writer: TaskRowWriter
  private var hasPrinted = false

  init(_ console: Console) {
    self.console = console
    writer = TaskRowWriter(
      layout: TaskRowLayout(columns: console.screen.columns), screen: console.screen)
  }

  func show(_ heading: ReportHeading) {
    writer.layout = TaskRowLayout(columns: console.screen.columns)
    let title = console.screen.styled(printableLines(heading.title), .bold)
    let count = console.screen.styled(heading.openCountLabel, .dim)
    console.output.write((hasPrinted ? "\n" : "") + "\(title)  \(count)\n")
  }

  func show(_ rows: [TaskReportRow]) {
    if !rows.isEmpty { hasPrinted = true }
    writer.layout.widen(for: rows)
    for row in rows { writer.append(row) }
    writer.send(to: console.output)
  }

  func show(_ ending: ReportEnding) {
    if let message = ending.message { console.print(message) }
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ records: [TaskRecord]) {}
}
