import Arguments
import CommandLine
import Glibc
import Presentation
import Terminal

@main
struct Program {
  static func main() async {
    signal(SIGPIPE, SIG_IGN)
    let words = Words(Surroundings().language)
    let command = Command.server(words)
    do throws(StartError) {
      if WeatherCommand.isAsked { exit(try await WeatherCommand.run(words).rawValue) }
      switch try request(command, words) {
      case .run(let invocation):
        let server = try RunningServer(ServerOptions(invocation, words: words), words: words)
        try await server.run()
      case .help: say(Help(command, words: words.help).text())
      case .version: say("hibi-server \(version)\n")
      }
    } catch {
      let output = Output(descriptor: STDERR_FILENO)
      output.write("hibi-server: \(error.message)\n")
      output.flush()
      exit(error.status)
    }
  }

  private static func request(
    _ command: Command, _ words: Words
  ) throws(StartError) -> Request {
    let arguments = Array(Swift.CommandLine.arguments.dropFirst())
    do {
      return try Parser(command).parse(arguments)
    } catch {
      let argument = arguments.indices.contains(error.position) ? arguments[error.position] : ""
      throw StartError(
        words.wrongServerUsage(argument) + "\n"
          + Help(command, words: words.help).usage(), status: 2)
    }
  }

  static func say(_ text: String) {
    let output = Output(descriptor: STDOUT_FILENO)
    output.write(text)
    output.flush()
  }
}
