import Arguments
import Presentation
import Terminal

/// Runs what the arguments of the program ask for.
package struct CommandRunner {
  private let streams: Streams
  private let surroundings: Surroundings
  private let parts: Parts

  /// `variable` looks up the environment.
  package init(
    streams: Streams, parts: Parts,
    variable: @escaping (String) -> String? = environmentVariable
  ) {
    self.streams = streams
    self.parts = parts
    surroundings = Surroundings(variable: variable)
  }

  /// `arguments` are those after the program's name; nil stands for one that is no text.
  package func run(_ arguments: [String?]) async -> ExitStatus {
    let words = Words(surroundings.language)
    let texts = arguments.compactMap { $0 }
    guard texts.count == arguments.count else {
      return misuse(words.argumentNotText, of: [], words)
    }
    let program = Command.program(words)
    do {
      return await run(try Parser(program).parse(texts), of: program, words)
    } catch {
      if error.fault == .unknownOption("-h", suggestion: nil) {
        return await run(.help(error.command), of: program, words)
      }
      return misuse(error.fault.message(in: words), of: error.command, words)
    }
  }

  private func run(_ request: Request, of program: Command, _ words: Words) async -> ExitStatus {
    let console = Console(streams, words: words, asData: false)
    switch request {
    case .version: console.print("hibi \(version)")
    case .help(let path): console.showHelp(of: path, in: program)
    case .run(let invocation):
      return await run(invocation, of: program, words)
    }
    return console.finish()
  }

  private func run(
    _ invocation: Invocation, of program: Command, _ words: Words
  ) async -> ExitStatus {
    let console = Console(streams, words: words, asData: invocation.has("json"))
    let running = RunningCommand(
      invocation: invocation, program: program, console: console, surroundings: surroundings,
      parts: parts)
    do {
      try await running.run()
    } catch {
      console.fail(error)
      if error.status == .misused { console.tell(tryHelp(invocation.command, console.words)) }
    }
    return console.finish()
  }

  private func misuse(_ message: String, of command: [String], _ words: Words) -> ExitStatus {
    let console = Console(streams, words: words, asData: false)
    console.fail(Failure(message, .misused))
    console.tell(tryHelp(command, words))
    return console.finish()
  }

  private func tryHelp(_ command: [String], _ words: Words) -> String {
    words.tryHelp((["hibi"] + command).joined(separator: " "))
  }
}
