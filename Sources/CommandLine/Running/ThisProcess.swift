import Glibc

/// What the process was started with.
package enum ThisProcess {
  /// The arguments after the program's name; nil stands for one that is no UTF-8, which Swift's own
  /// list would mend into something that nobody typed.
  package static var arguments: [String?] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
    }
  }

  /// The folder of the program, behind all symbolic links (proc(5)).
  package static var folder: String? {
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
