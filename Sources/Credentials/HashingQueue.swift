import Dispatch
import Synchronization

/// Runs what takes long on threads of its own, no more than a few at once.
///
/// The threads that all tasks of a program share are never held up by it.
final class HashingQueue: Sendable {
  private let queue = DispatchQueue(label: "hibi.hashing", attributes: .concurrent)
  private let width: Int
  private let state = Mutex(State())

  private struct State {
    var running = 0
    /// In the order in which they came.
    var waiting: [@Sendable () -> Void] = []
  }

  init(width: Int) {
    self.width = width
  }

  func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      submit { continuation.resume(returning: work()) }
    }
  }

  private func submit(_ job: @escaping @Sendable () -> Void) {
    let mayStart = state.withLock { state in
      if state.running == width {
        state.waiting.append(job)
        return false
      }
      state.running += 1
      return true
    }
    if mayStart { start(job) }
  }

  private func start(_ job: @escaping @Sendable () -> Void) {
    queue.async {
      job()
      let next = self.state.withLock { state -> (@Sendable () -> Void)? in
        if !state.waiting.isEmpty { return state.waiting.removeFirst() }
        state.running -= 1
        return nil
      }
      if let next { self.start(next) }
    }
  }
}
