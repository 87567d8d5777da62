import Domain
import Synchronization

/// A clock that a test sets.
final class MovingClock: WallClock {
  private let time: Mutex<Instant>

  init(_ time: Instant = WeatherServicesTests.now) {
    self.time = Mutex(time)
  }

  func now() -> Instant { time.withLock { $0 } }

  func advance(bySeconds seconds: Int64) {
    time.withLock { $0 = $0.advanced(bySeconds: seconds) }
  }
}
