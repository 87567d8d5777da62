import Arguments
import Domain
import Presentation

extension RunningCommand {
  /// Becomes the server; returns only when that can't be.
  func serve() throws(Failure) {
    var arguments: [String] = []
    for option in ["database", "listen"] {
      if let value = invocation.value(of: option) { arguments += ["--" + option, value] }
    }
    try becomeServer(arguments + invocation.operands("option"))
  }

  /// Goes on as the other program, which has what this one lacks; returns only when that can't be.
  func becomeServer(_ arguments: [String]) throws(Failure) {
    let server = ServerProgram()
    let folders = [parts.folder()].compactMap { $0 } + surroundings.searchPath
    guard let path = server.path(in: folders)
    else { throw Failure(words.noServer(ServerProgram.name)) }
    let reason = server.replaceProcess(by: path, arguments: arguments)
    throw Failure(words.cannotStart(path, reason))
  }
}
