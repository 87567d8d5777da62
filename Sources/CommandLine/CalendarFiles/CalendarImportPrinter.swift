import JSON
import Presentation

/// Says what became of the tasks of a file, and on standard error which could not be read.
final class CalendarImportPrinter: CalendarImportView {
  private let console: Console
  private let progress: ProgressLine

  init(_ console: Console) {
    self.console = console
    progress = ProgressLine(console)
  }

  func show(_ progress: CalendarFileProgress) { self.progress.show(progress.message) }

  func show(_ problem: Problem) {
    progress.clear()
    console.show(problem)
  }

  func show(_ result: CalendarImportResult) {
    progress.clear()
    guard console.asData else {
      for fault in result.faults { console.tell(fault) }
      return console.print(result.message)
    }
    console.print(
      JSONObject.text { object in
        object.member("change", result.change)
        object.member("message", result.message)
        object.member("added", result.added)
        object.member("updated", result.updated)
        object.member("restored", result.restored)
        object.member("unchanged", result.unchanged)
        object.member("kept", result.kept)
        object.member("duplicates", result.duplicates)
        object.object("skipped") { skipped in
          for other in result.others { skipped.member(other.name, other.count) }
        }
        object.array("broken") { for fault in result.faults { $0.element(fault) } }
      })
  }
}
