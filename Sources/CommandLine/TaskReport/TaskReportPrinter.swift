import Presentation
import Terminal

/// Prints tasks in columns: number, tick, priority, due date, title.
///
/// Columns are as wide as the tasks of a page need, and don't get narrower within a list.
final class TaskReportPrinter: TaskReportView {
  private let console: Console
  private var layout: TaskRowLayout
  private var hasPrinted = false

  init(_ console: Console) {
    self.console = console
    layout = TaskRowLayout(columns: console.screen.columns)
  }

  func show(_ heading: ReportHeading) {
    layout = TaskRowLayout(columns: console.screen.columns)
    let title = console.screen.styled(printableLines(heading.title), .bold)
    let count = console.screen.styled(heading.openCountLabel, .dim)
    console.output.write((hasPrinted ? "\n" : "") + "\(title)  \(count)\n")
  }

  func show(_ rows: [TaskReportRow]) {
    if !rows.isEmpty { hasPrinted = true }
    layout.widen(for: rows)
    var writer = TaskRowWriter(layout: layout, screen: console.screen)
    for row in rows { writer.append(row) }
    console.output.write(writer.bytes)
  }

  func show(_ ending: ReportEnding) {
    if let message = ending.message { console.print(message) }
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ records: [TaskRecord]) {}
}
