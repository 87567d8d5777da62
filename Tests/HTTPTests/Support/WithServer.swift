import HTTP
import Synchronization
import Testing

/// Runs a test against a server on a free port of this machine, and stops it after.
func withServer(
  _ configuration: ServerConfiguration = .forTests,
  onFinish: (@Sendable (RequestSummary) -> Void)? = nil,
  handler: @escaping @Sendable (Request) async -> Response,
  test: (_ port: UInt16, _ server: Server) async throws -> Void
) async throws {
  let server = Server(configuration, onFinish: onFinish, handler: handler)
  try server.start()
  let port = try #require(server.port)
  do {
    try await test(port, server)
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

extension ServerConfiguration {
  static var forTests: ServerConfiguration {
    var configuration = ServerConfiguration()
    configuration.stopGrace = .seconds(20)
    return configuration
  }

  static func forTests(_ change: (inout ServerConfiguration) -> Void) -> ServerConfiguration {
    var configuration = ServerConfiguration.forTests
    change(&configuration)
    return configuration
  }
}

/// A value that several threads write.
final class Shared<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  var value: Value { mutex.withLock { $0 } }

  func change(_ body: (inout Value) -> Void) {
    mutex.withLock { body(&$0) }
  }
}

/// Waits until something has come about; false when it has not after half a minute.
func eventually(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(30)
  while ContinuousClock.now < deadline {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(2))
  }
  return condition()
}
