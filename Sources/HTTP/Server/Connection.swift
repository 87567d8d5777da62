internal import Synchronization

/// One client's connection, over which requests come one after the other.
final class Connection: Sendable {
  let descriptor: Int32
  let remoteAddress: String
  /// Those that may speak for the client; nil when the other end is none of them.
  let proxies: TrustedProxies?
  private let place = Atomic<Int>(-1)
  private let waitingSince = Mutex<ContinuousClock.Instant?>(.now)

  init(descriptor: Int32, address: IPAddress?, proxies: TrustedProxies) {
    self.descriptor = descriptor
    remoteAddress = address?.description ?? ""
    self.proxies = address.map(proxies.trusts) ?? false ? proxies : nil
  }

  /// Stays in the roster as long as its descriptor is open.
  func enter(_ roster: Roster<Connection>) {
    place.store(roster.enter(self), ordering: .relaxed)
  }

  func leave(_ roster: Roster<Connection>) {
    roster.leave(place.load(ordering: .relaxed))
  }

  /// A request has been received whole: from now on the client waits for the server.
  func stopWaiting() {
    waitingSince.withLock { $0 = nil }
  }

  /// A response is out, or was given up: from now on the server waits for the client.
  func startWaiting(_ now: ContinuousClock.Instant) {
    waitingSince.withLock { $0 = now }
  }

  /// How long the server has waited for a whole request; nil when it does not wait.
  func waitingTime(until now: ContinuousClock.Instant) -> Duration? {
    waitingSince.withLock { $0.map { now - $0 } }
  }
}
