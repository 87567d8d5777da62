/// How a command ended, as the shell is told.
package enum ExitStatus: Int32, Sendable {
  case done = 0
  /// It was asked rightly and could not be done.
  case failed = 1
  /// It was asked wrongly.
  case misused = 2
}
