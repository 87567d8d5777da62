import JSON
import Presentation
import Terminal

/// Prints tasks as JSON: an array of them, each on a line of its own, or the one that was asked for.
final class TaskRecordPrinter: TaskReportView {
  private let console: Console
  private let isArray: Bool
  private var isEmpty = true

  init(_ console: Console, isArray: Bool) {
    self.console = console
    self.isArray = isArray
  }

  func show(_ records: [TaskRecord]) {
    for record in records {
      if isArray { console.output.write(isEmpty ? "[" : ",\n") }
      isEmpty = false
      console.output.write(JSONObject.text { $0.members(of: record) })
    }
  }

  func show(_ ending: ReportEnding) {
    console.output.write(isArray ? isEmpty ? "[]\n" : "]\n" : "\n")
  }

  func show(_ problem: Problem) { console.show(problem) }

  func show(_ heading: ReportHeading) {}

  func show(_ rows: [TaskReportRow]) {}
}
