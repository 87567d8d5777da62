internal import Glibc
internal import Synchronization

/// What a server's connections share; the library's callbacks get at everything through it.
final class ServerCore: Sendable {
  let configuration: ServerConfiguration
  let handler: @Sendable (Request) async -> Response
  let onFinish: (@Sendable (RequestSummary) -> Void)?
  let connections = Roster<Connection>()
  let exchanges = Roster<Exchange>()
  let streams = Roster<ResponseStream>()
  private let phase = Atomic<Int>(0)

  init(
    configuration: ServerConfiguration, onFinish: (@Sendable (RequestSummary) -> Void)?,
    handler: @escaping @Sendable (Request) async -> Response
  ) {
    self.configuration = configuration
    self.onFinish = onFinish
    self.handler = handler
  }

  /// Whether nothing new is begun: no connection is taken, none is kept, no stream goes on.
  var isStopping: Bool { phase.load(ordering: .sequentiallyConsistent) >= 1 }

  /// Whether handlers that are still running are not waited for any more.
  var isGivingUp: Bool { phase.load(ordering: .sequentiallyConsistent) >= 2 }

  /// Ends all streams; one that starts later sees that the server is stopping, and ends by itself.
  func beginStopping() {
    phase.store(1, ordering: .sequentiallyConsistent)
    for stream in streams.members {
      stream.finish()
    }
  }

  /// Answers for the handlers that have not.
  ///
  /// After this no connection is suspended, as the library demands before it stops: an exchange
  /// that is not in the roster yet sees the phase.
  func giveUp() {
    phase.store(2, ordering: .sequentiallyConsistent)
    for exchange in exchanges.members {
      exchange.giveUp()
    }
  }

  /// Ends the connections over which a request is still arriving.
  func hangUpOnSlowClients() {
    let now = ContinuousClock.now
    connections.holdingEach { connection in
      if connection.waitingTime(until: now) != nil {
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
      }
    }
  }

  /// What is done each second: looks after silent streams, and ends connections over which a
  /// request has been arriving for too long.
  func tick() {
    let now = ContinuousClock.now
    for stream in streams.members {
      stream.tick(now, keepAlive: configuration.eventKeepAlive)
    }
    let patience = configuration.idleTimeout + configuration.requestTimeout
    connections.holdingEach { connection in
      if let waiting = connection.waitingTime(until: now), waiting > patience {
        shutdown(connection.descriptor, Int32(SHUT_RDWR))
      }
    }
  }
}
