import Glibc

/// Text on its way to a file descriptor, in chunks of 64 KiB.
///
/// Views write without looking at errors. The first one ends all writing and is kept, and
/// `finish()` throws it, so that it is reported once and in one place. Nothing is written on
/// `deinit`: a program that ends without `finish()` would lose errors.
package final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// What went wrong, if anything: a long loop can stop when it is set.
  package private(set) var failure: OutputError?

  private static let chunk = 64 * 1024

  /// Also has the process ignore SIGPIPE, which would end it without a word.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
    signal(SIGPIPE, SIG_IGN)
    buffer.reserveCapacity(Self.chunk)
  }

  package func write(_ text: String) {
    append { $0.append(contentsOf: text.utf8) }
  }

  package func write(_ bytes: [UInt8]) {
    append { $0.append(contentsOf: bytes) }
  }

  /// Lets `body` add many small parts at once.
  func append(_ body: (inout [UInt8]) -> Void) {
    body(&buffer)
    if buffer.count >= Self.chunk { flush() }
  }

  /// Sends on what was written so far.
  package func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil else { return }
    failure = buffer.withUnsafeBytes { send($0, to: descriptor) }
  }

  /// Sends on the rest, and says whether all was written.
  package func finish() throws(OutputError) {
    flush()
    if let failure { throw failure }
  }
}

/// Writes all bytes, through interruptions, partial writes, and descriptors that do not block.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> OutputError? {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Glibc.write(
      descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
    if count >= 0 {
      rest = rest.dropFirst(count)
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN:
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&ready, 1, -1)
    case EPIPE: return .closed
    case ENOSPC, EDQUOT: return .full
    default: return .failed(code: errno)
    }
  }
  return nil
}
