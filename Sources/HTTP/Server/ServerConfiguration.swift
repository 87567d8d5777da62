internal import Glibc

/// Where a server listens, and what it lets one client take of it.
package struct ServerConfiguration: Sendable {
  /// An address such as `127.0.0.1`, `::1`, or `::` for all of both kinds; or `localhost`.
  package var host: String
  /// 0 for any that is free; the server knows which once it has started.
  package var port: UInt16
  /// Threads that serve connections; a handler runs on one of them until it first waits.
  package var threads: Int
  /// Shared evenly by the threads, so some clients may be turned away a little earlier.
  package var connectionLimit: Int
  /// For one address; 0 for no limit, as behind a proxy, from which all connections come.
  package var connectionLimitPerAddress: Int
  /// How long a connection may stand still, in whole seconds.
  package var idleTimeout: Duration
  /// How long a request may take to arrive, beyond the idle time-out, however steadily it trickles.
  package var requestTimeout: Duration
  /// Bytes of a request's body; more is answered with 413.
  package var bodyLimit: Int
  /// Bytes of memory for one connection.
  ///
  /// The request's head, as it is read, and the response's must each find room in it. A longer
  /// request is answered with 431 or 414.
  package var headerMemory: Int
  /// Bytes of a request's target; more is answered with 414.
  package var targetLimit: Int
  /// How often a stream of events that is silent sends a comment.
  package var eventKeepAlive: Duration
  /// How long `stop()` waits for handlers that are running.
  package var stopGrace: Duration
  package var trustedProxies: TrustedProxies

  package init(host: String = "127.0.0.1", port: UInt16 = 0) {
    self.host = host
    self.port = port
    threads = max(4, 2 * sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    connectionLimit = 4096
    connectionLimitPerAddress = 0
    idleTimeout = .seconds(30)
    requestTimeout = .seconds(60)
    bodyLimit = 1 << 20
    headerMemory = 16 << 10
    targetLimit = 8 << 10
    eventKeepAlive = .seconds(15)
    stopGrace = .seconds(10)
    trustedProxies = .none
  }
}
