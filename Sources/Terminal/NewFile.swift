import Glibc

/// A file that comes into being whole, in place of one that may be there, or not at all.
///
/// It is written beside its place and moved there at the end. What is no regular file (a pipe, a
/// device) is written to as it is.
package final class NewFile {
  package let output: Output
  private let descriptor: Int32
  private let path: String
  /// Where it is until it is whole; nil for what can't be replaced.
  private let draft: String?

  /// Throws the system's error, by its `errno`.
  package init(path: String) throws(InputError) {
    // A link is left in place: what it leads to is replaced.
    self.path = resolvedPath(path) ?? path
    var status = stat()
    let mode: mode_t?
    if stat(path, &status) == 0 {
      mode = status.st_mode
    } else {
      mode = nil
    }
    if let mode, mode & S_IFMT != S_IFREG {
      draft = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    } else {
      let draft = "\(self.path).\(getpid())~"
      self.draft = draft
      descriptor = open(
        draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode.map { $0 & 0o777 } ?? 0o666)
    }
    guard descriptor >= 0 else { throw .failed(code: errno) }
    output = Output(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// Puts the file in its place, when it is on disk; throws the system's error.
  package func finish() throws(OutputError) {
    do throws(OutputError) {
      try output.finish()
      guard let draft else { return }
      guard fsync(descriptor) == 0, rename(draft, path) == 0 else {
        throw OutputError.failed(code: errno)
      }
    } catch {
      discard()
      throw error
    }
  }

  /// Leaves everything as it was.
  package func discard() {
    if let draft { unlink(draft) }
  }
}

/// The path of what is there, without links; nil when nothing is.
private func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(cString: resolved)
}
