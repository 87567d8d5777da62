import Glibc

/// The program that serves browsers, which is another one: what it links would slow this one down.
struct ServerProgram {
  static let name = "hibi-server"

  /// Where the program is: beside this one, or else the first in the folders of `PATH`.
  func path(in searchPath: [String]) -> String? {
    ([ownFolder].compactMap { $0 } + searchPath.filter { !$0.isEmpty })
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

  /// The folder of this program, behind all symbolic links (proc(5)).
  private var ownFolder: String? {
    let path = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) {
      buffer in
      guard let start = buffer.baseAddress else { return String?.none }
      let count = unsafe readlink("/proc/self/exe", start, buffer.count)
      guard count > 0, count < buffer.count else { return nil }
      return unsafe String(
        decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    return path.flatMap { path in path.lastIndex(of: "/").map { String(path[..<$0]) } }
  }
}
