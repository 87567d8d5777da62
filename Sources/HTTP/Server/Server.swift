internal import CMicroHTTPD
internal import Glibc
internal import Synchronization

/// An HTTP/1.1 server over libmicrohttpd: epoll, a pool of threads, async handlers.
///
/// A handler runs on the connection's thread until it first waits for something, so that a request
/// which is answered from memory changes threads not once. Work that takes long without waiting,
/// such as hashing a password, belongs in a task or an actor of its own: else the other connections
/// of that thread wait for it.
package final class Server: Sendable {
  private struct Running {
    let daemon: UInt
    let port: UInt16
    let ticker: Task<Void, Never>
  }

  private enum State {
    case fresh
    case running(Running)
    case stopped
  }

  private let core: ServerCore
  private let state = Mutex(State.fresh)

  /// A server that asks `handler` for the answer to each request that is well-formed, and tells
  /// `onFinish` when it is over, on a connection's thread, which it must not hold up.
  package init(
    _ configuration: ServerConfiguration = ServerConfiguration(),
    onFinish: (@Sendable (RequestSummary) -> Void)? = nil,
    handler: @escaping @Sendable (Request) async -> Response
  ) {
    core = ServerCore(configuration: configuration, onFinish: onFinish, handler: handler)
  }

  /// The port that it listens on; nil when it does not run.
  package var port: UInt16? {
    state.withLock { state in
      if case .running(let running) = state { running.port } else { nil }
    }
  }

  /// Listens, and serves from now on.
  package func start() throws(ServerError) {
    let result: Result<Void, ServerError> = state.withLock { state in
      guard case .fresh = state else { return .failure(.startedBefore) }
      do throws(ServerError) {
        state = .running(try begin())
        return .success(())
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }

  private func begin() throws(ServerError) -> Running {
    let configuration = core.configuration
    let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
    let context = Unmanaged.passRetained(core)
    let daemon = http_start_daemon(
      socket.descriptor, UInt32(clamping: max(2, configuration.threads)),
      UInt32(clamping: configuration.connectionLimit),
      UInt32(clamping: configuration.connectionLimitPerAddress),
      UInt32(clamping: configuration.idleTimeout.components.seconds),
      configuration.headerMemory, acceptConnection, requestProceeds, targetReceived,
      requestCompleted, connectionChanged, leaveEncoded, context.toOpaque())
    guard let daemon else {
      let reason = errno
      context.release()
      close(socket.descriptor)
      throw .noResources(reason: reason)
    }
    let ticker = Task { [core] in
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        core.tick()
      }
    }
    return Running(daemon: UInt(bitPattern: daemon), port: socket.port, ticker: ticker)
  }

  /// Stops when what is under way is done.
  ///
  /// It takes no more connections, ends the streams, and waits for requests, as long as the
  /// configuration's grace; for one that is still being sent, a second. Handlers that take longer are cancelled, and their clients answered
  /// with 503. When it returns, nothing is sent any more.
  package func stop() async {
    let running: Running? = state.withLock { state in
      guard case .running(let running) = state else { return nil }
      state = .stopped
      return running
    }
    guard let running else { return }
    running.ticker.cancel()
    core.beginStopping()
    await waitForExchanges(most: min(.seconds(1), core.configuration.stopGrace))
    core.hangUpOnSlowClients()
    await waitForExchanges(most: core.configuration.stopGrace)
    core.giveUp()
    await waitForExchanges(most: .milliseconds(500))
    MHD_stop_daemon(OpaquePointer(bitPattern: running.daemon))
    Unmanaged.passUnretained(core).release()
  }

  private func waitForExchanges(most: Duration) async {
    let deadline = ContinuousClock.now + most
    while core.exchanges.count > 0, ContinuousClock.now < deadline, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}
