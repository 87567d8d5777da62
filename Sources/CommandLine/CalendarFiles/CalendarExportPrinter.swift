import Glibc
import JSON
import Presentation
import Terminal

/// Writes a file of calendars, and says what is in it.
///
/// On standard output there is nothing but the file.
final class CalendarExportPrinter: CalendarExportView {
  private let console: Console
  private let file: NewFile?
  private let path: String
  private let progress: ProgressLine

  /// Without a file, it is standard output.
  init(_ console: Console, file: NewFile?, path: String) {
    self.console = console
    self.file = file
    self.path = path
    progress = ProgressLine(console)
  }

  func show(_ text: [UInt8]) { (file?.output ?? console.output).write(text) }

  func show(_ progress: CalendarFileProgress) {
    if file != nil { self.progress.show(progress.message) }
  }

  func show(_ result: CalendarExportResult) {
    progress.clear()
    guard let file else { return }
    do {
      try file.finish()
    } catch {
      return console.fail(Failure(console.words.cannotWrite(path, reason(of: error))))
    }
    if console.asData {
      console.print(
        JSONObject.text { object in
          object.member("message", result.message)
          object.member("tasks", result.tasks)
          object.member("lists", result.lists)
        })
    } else {
      console.print(result.message)
    }
  }

  func show(_ problem: Problem) {
    progress.clear()
    file?.discard()
    console.show(problem)
  }

  private func reason(of error: OutputError) -> String {
    switch error {
    case .closed: systemMessage(EPIPE)
    case .full: systemMessage(ENOSPC)
    case .failed(let code): systemMessage(code)
    }
  }
}
