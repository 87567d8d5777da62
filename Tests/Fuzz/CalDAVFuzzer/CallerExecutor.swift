import Synchronization

/// Does what is asynchronous on the thread that calls, in one order and to its end.
///
/// libFuzzer takes memory that another thread has yet to free for a leak, and looks for it each time.
final class CallerExecutor: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
  }

  func run(_ body: @escaping @Sendable () async -> Void) {
    let hasEnded = Mutex(false)
    Task(executorPreference: self) {
      await body()
      hasEnded.withLock { $0 = true }
    }
    while let job = jobs.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
    }
    precondition(hasEnded.withLock { $0 }, "nothing is awaited that comes from elsewhere")
  }
}
