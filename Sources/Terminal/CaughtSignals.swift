import Glibc
import Synchronization

/// Signals that are noted instead of ending or stopping the process, until they are released.
///
/// Whichever thread a signal comes to, its handler writes its number into a pipe, and the thread
/// that waits for input waits for the pipe as well (the "self-pipe trick").
package struct CaughtSignals: Sendable {
  /// Readable once a signal has come.
  let descriptor: Int32
  private let writer: Int32
  private let before: [Before]

  private struct Before: Sendable {
    let number: Int32
    let action: sigaction
  }

  /// Nil, with `errno` set, when there is no pipe to be had.
  package init?(_ numbers: [Int32]) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writer = ends[1]
    signalPipe.store(writer, ordering: .sequentiallyConsistent)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = noteSignal
    // Whatever another thread is about goes on.
    action.sa_flags = SA_RESTART
    before = numbers.map { number in
      var old = sigaction()
      sigaction(number, &action, &old)
      return Before(number: number, action: old)
    }
  }

  /// The number of the next signal that came.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Keeps the thread until a signal has come.
  package func wait() {
    while next() == nil {
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      poll(&descriptors, 1, -1)
    }
  }

  /// Gives the signals back to whoever had them.
  package func release() {
    for signal in before {
      var action = signal.action
      sigaction(signal.number, &action, nil)
    }
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    close(descriptor)
    close(writer)
  }
}

/// Has the process do at once what it does on a signal.
///
/// Sent to the whole process, the signal could reach another thread only after it is caught again.
/// The thread takes it itself, which it can block: libdispatch's do.
func deliver(_ number: Int32) {
  var signals = sigset_t()
  var before = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, number)
  pthread_sigmask(SIG_UNBLOCK, &signals, &before)
  raise(number)
  pthread_sigmask(SIG_SETMASK, &before, nil)
}

/// Where the handler writes; a signal handler has nothing but globals.
private let signalPipe = Atomic<Int32>(-1)

/// Notes a signal by calls that are safe in a handler (signal-safety(7)).
private func noteSignal(_ number: Int32) {
  let code = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
  errno = code
}
