import Glibc
import Synchronization

/// Work on a thread of its own, for calls that block: Swift's few threads are not to be held.
final class Worker<Value: Sendable>: Sendable {
  private let work: @Sendable () -> Value
  private let result = Mutex<Value?>(nil)
  private let thread = Mutex<pthread_t>(0)

  init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
    let context = Unmanaged.passRetained(self as AnyObject).toOpaque()
    thread.withLock { thread in
      _ = pthread_create(
        &thread, nil,
        { context in
          guard let context else { return nil }
          let object = Unmanaged<AnyObject>.fromOpaque(context).takeRetainedValue()
          (object as? any Runnable)?.run()
          return nil
        }, context)
    }
  }

  /// The result, waited for.
  var value: Value? {
    thread.withLock { thread in
      if thread != 0 { pthread_join(thread, nil) }
      thread = 0
    }
    return result.withLock { $0 }
  }
}

private protocol Runnable {
  func run()
}

extension Worker: Runnable {
  func run() {
    let value = work()
    result.withLock { $0 = value }
  }
}
