/// Why output could not be written.
package enum OutputError: Error, Equatable {
  /// The reader went away (EPIPE), as `head` does when it has enough: nothing to tell anyone.
  case closed
  /// There is no room left (ENOSPC, EDQUOT).
  case full
  /// Anything else, by its `errno`.
  case failed(code: Int32)
}
