import Dispatch
import Glibc

/// The wish of a person or of the system that the program end: SIGTERM or SIGINT.
///
/// It is heard from the moment this is made, so none is lost while the server starts. The second
/// one ends the program at once.
struct StopSignal {
  private let sources: [any DispatchSourceSignal]
  private let wishes: AsyncStream<Void>

  init() {
    let (wishes, continuation) = AsyncStream.makeStream(of: Void.self)
    self.wishes = wishes
    sources = [SIGTERM, SIGINT].map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        signal(number, SIG_DFL)
        continuation.yield()
      }
      source.activate()
      return source
    }
  }

  func wait() async {
    for await _ in wishes { return }
  }
}
