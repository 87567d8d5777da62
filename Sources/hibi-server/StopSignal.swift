import Dispatch
import Glibc
import Terminal

/// The wish of a person or of the system that the program end: SIGTERM or SIGINT.
///
/// It is heard from the moment this is made, so none is lost while the server starts. The second
/// one ends the program at once.
struct StopSignal {
  private let wishes: AsyncStream<Void>

  init() throws(StartError) {
    guard let signals = CaughtSignals([SIGTERM, SIGINT])
    else { throw StartError(unsafe String(cString: strerror(errno))) }
    let (wishes, continuation) = AsyncStream.makeStream(of: Void.self)
    self.wishes = wishes
    DispatchQueue(label: "hibi.stop").async {
      signals.wait()
      signals.release()
      continuation.yield()
    }
  }

  func wait() async {
    for await _ in wishes { return }
  }
}
