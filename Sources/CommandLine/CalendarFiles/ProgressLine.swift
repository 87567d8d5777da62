import Presentation
import Terminal

/// How far a long command is, in one line of a terminal that is written over; nothing elsewhere.
final class ProgressLine {
  private let console: Console
  private var isShown = false

  init(_ console: Console) {
    self.console = console
  }

  func show(_ message: String) {
    guard console.streams.showsProgress else { return }
    write("\r\u{1B}[K" + printableLines(message))
    isShown = true
  }

  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    console.streams.errors.write(text)
    console.streams.errors.flush()
  }
}
