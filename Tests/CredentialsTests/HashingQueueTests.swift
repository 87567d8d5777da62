import Synchronization
import Testing

@testable import Credentials

/// What takes long waits for its turn.
@Suite struct HashingQueueTests {
  @Test func `runs no more at once than it is wide, and everything in the end`() async {
    let queue = HashingQueue(width: 2)
    let gauge = Gauge()

    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...20 {
        group.addTask {
          await queue.run {
            gauge.enter()
            defer { gauge.leave() }
            return (0..<200_000).reduce(number) { $0 ^ $1 ^ $1 }
          }
        }
      }
      return await group.reduce(0, +)
    }

    #expect(sum == 210)
    #expect(gauge.highest <= 2)
  }

  /// Counts how many are at work.
  private final class Gauge: Sendable {
    private let counts = Mutex((running: 0, highest: 0))

    var highest: Int { counts.withLock { $0.highest } }

    func enter() {
      counts.withLock {
        $0.running += 1
        $0.highest = max($0.highest, $0.running)
      }
    }

    func leave() {
      counts.withLock { $0.running -= 1 }
    }
  }
}
