import Domain
import HTTP
import Synchronization
import Testing

@testable import WeatherServices

/// Plays a weather service on a free port of this machine, and remembers what it was asked.
final class ServicePlayer: Sendable {
  typealias Part = @Sendable (Request) async -> Response

  private let requests = Mutex<[Request]>([])
  private let part: Mutex<Part>

  init(_ part: @escaping Part) {
    self.part = Mutex(part)
  }

  /// Answers every request like this from now on.
  func play(_ part: @escaping Part) {
    self.part.withLock { $0 = part }
  }

  var asked: [Request] { requests.withLock { $0 } }

  func answer(_ request: Request) async -> Response {
    requests.withLock { $0.append(request) }
    return await part.withLock { $0 }(request)
  }
}

/// Runs a test against a player's server, and stops it after.
func withService(
  _ player: ServicePlayer, test: (_ address: String) async throws -> Void
) async throws {
  let server = Server { await player.answer($0) }
  try server.start()
  let port = try #require(server.port)
  do {
    try await test("http://127.0.0.1:\(port)")
  } catch {
    await server.stop()
    throw error
  }
  await server.stop()
}

extension WebClient {
  /// One that waits for nothing between attempts.
  static func forTests(
    clock: any WallClock = MovingClock(), limits: Limits = Limits()
  ) -> WebClient {
    WebClient(userAgent: "Hibi/test ada@example.org", clock: clock, limits: limits) { _ in }
  }
}

extension Place {
  static func kyoto() throws -> Place {
    Place(name: "Kyoto", coordinates: try #require(Coordinates(latitude: 3501, longitude: 13_577)))
  }
}

extension Response {
  static func json(_ text: String, _ fields: [(name: HeaderName, value: String)] = []) -> Response {
    var response = Response.content(Array(text.utf8), type: "application/json")
    for field in fields { response.headers.add(field.name, field.value) }
    return response
  }

  static func json(_ fixture: Fixture) -> Response {
    (try? fixture.text).map { json($0) } ?? .text("no fixture", status: .internalServerError)
  }
}
