import Arguments
import Domain
import JSON
import Presentation
import Terminal
import UnicodeText

/// Where the printers of one command write, and how it ended so far.
final class Console {
  let streams: Streams
  /// Whether results are for programs.
  let asData: Bool
  private(set) var words: Words
  private(set) var status = ExitStatus.done
  private var keepsOutput = true

  var output: Output { streams.output }
  var screen: Screen { streams.screen }

  init(_ streams: Streams, words: Words, asData: Bool) {
    self.streams = streams
    self.words = words
    self.asData = asData
  }

  /// From now on, speaks the language that the person chose.
  func speak(_ language: Language) {
    words = Words(language)
  }

  func show(_ problem: Problem) {
    fail(Failure(problem.message, problem.isOfWriting ? .misused : .failed))
  }

  func show(_ notice: Notice) {
    if asData {
      print(JSONObject.text { $0.member("message", notice.message) })
    } else {
      print(notice.message)
    }
  }

  /// Shows how the command at a path below the program is used.
  func showHelp(of path: [String], in program: Command) {
    let help = Help(program, words: HelpWords(words))
    output.write(help.text(for: path, columns: screen.columns ?? 80))
  }

  /// Tells of a failure; what was not sent on yet of the output is never sent.
  func fail(_ failure: Failure) {
    tell("hibi: " + failure.message)
    status = failure.status
    keepsOutput = false
  }

  /// Tells of a failure that the output is about.
  func conclude(_ failure: Failure) {
    tell("hibi: " + failure.message)
    status = failure.status
  }

  /// A line on standard error.
  func tell(_ message: String) {
    streams.errors.write(printableLines(message) + "\n")
    streams.errors.flush()
  }

  /// A line of words, made safe for a terminal.
  func print(_ line: String) {
    output.write(printableLines(line) + "\n")
  }

  /// A line of bytes that are safe already.
  func print(_ bytes: [UInt8]) {
    output.write(bytes)
    output.write("\n")
  }

  /// Sends on the output unless the command failed, and says how it ended.
  func finish() -> ExitStatus {
    guard keepsOutput else { return status }
    do {
      try output.finish()
    } catch {
      switch error {
      // Whoever read it had enough, as `head` does.
      case .closed: return status
      case .full: fail(Failure(words.outputFull))
      case .failed(let code): fail(Failure(words.outputFailed(systemMessage(code))))
      }
    }
    return status
  }
}

extension Problem {
  /// Whether it lies in how a command is written; all else depends on what is stored.
  fileprivate var isOfWriting: Bool {
    guard case .invalid(let field?) = kind else { return false }
    switch field {
    case .start, .due, .repetition, .tags, .estimate, .url, .reminders, .query: return true
    case .title, .notes, .parent, .list, .email, .password, .zone, .name, .place, .key, .hours:
      return false
    }
  }
}
