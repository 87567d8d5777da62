/// What the process was called with.
package enum ProcessArguments {
  /// The arguments after the program's name; nil stands for one that is no UTF-8, which Swift's own
  /// list would mend into something that nobody typed.
  package static var all: [String?] {
    (1..<max(1, Int(CommandLine.argc))).map { index in
      unsafe CommandLine.unsafeArgv[index].flatMap { unsafe String(validatingCString: $0) }
    }
  }
}
