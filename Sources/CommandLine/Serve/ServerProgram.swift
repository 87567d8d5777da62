import Glibc

/// The program that serves browsers, which is another one: what it links would slow this one down.
struct ServerProgram {
  static let name = "hibi-server"

  /// Where the program is: the first of it in these folders.
  func path(in folders: [String]) -> String? {
    folders.filter { !$0.isEmpty }
      .map { $0 + "/" + Self.name }
      .first { unsafe access($0, X_OK) == 0 }
  }

  /// Runs the program in this process, execv(3); returns only to say why it can't.
  func replaceProcess(by path: String, arguments: [String]) -> String {
    var copies = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    // Output set this to "ignore", and what is ignored stays so in the new program.
    signal(SIGPIPE, SIG_DFL)
    unsafe execv(path, &copies)
    let code = errno
    while let copy = unsafe copies.popLast() { unsafe free(copy) }
    return systemMessage(code)
  }
}
