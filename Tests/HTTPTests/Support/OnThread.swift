import Glibc

/// Runs what blocks on a thread of its own: the few that run tasks must stay free for the server's
/// handlers.
func onThread<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    let job = Unmanaged.passRetained(Job { continuation.resume(returning: work()) })
    var thread = pthread_t()
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, job.toOpaque())
    precondition(result == 0, "no thread to be had")
    pthread_detach(thread)
  }
}

private final class Job {
  let run: () -> Void

  init(run: @escaping () -> Void) {
    self.run = run
  }
}
