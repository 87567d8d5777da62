import Domain
import Foundation
import HTTP
import Testing

@testable import WeatherServices

/// How services are asked, whatever they answer.
@Suite struct WebClientTests {
  @Test(arguments: [
    (400, WeatherError.noSuchPlace), (401, .keyRefused), (403, .keyRefused), (404, .noSuchPlace),
    (418, .serviceFailed(status: 418)), (429, .tooManyRequests(retryAfter: nil)),
    (204, .serviceFailed(status: 204)), (304, .notAsPromised(.redirected)),
    (501, .serviceFailed(status: 501)),
  ])
  func `tells a refusal by its status, and asks once`(
    status: Int, error: WeatherError
  ) async throws {
    let player = ServicePlayer { _ in .text("no", status: Status(status)) }

    try await ask(player) { answer in
      await #expect(throws: error) { try await answer() }
    }

    #expect(player.asked.count == 1)
  }

  @Test(
    arguments: [
      ("120", 120), ("0", 0), ("-5", 0), ("Mon, 30 Nov 2026 06:31:00 GMT", 60),
      ("Mon, 30 Nov 2026 06:00:00 GMT", 0), ("soon", nil), ("99999999999999999999", nil),
    ] as [(String, Int?)])
  func `hears how long to wait after too many requests`(
    field: String, seconds: Int?
  ) async throws {
    let player = ServicePlayer { _ in
      var response = Response.text("slowly", status: .tooManyRequests)
      response.headers["Retry-After"] = field
      return response
    }

    try await ask(player) { answer in
      await #expect(throws: WeatherError.tooManyRequests(retryAfter: seconds)) {
        try await answer()
      }
    }

    #expect(player.asked.count == 1)
  }

  @Test func `asks a service that has a fault of its own again, twice at most`() async throws {
    let player = ServicePlayer { _ in .text("oh", status: .internalServerError) }

    try await ask(player) { answer in
      await #expect(throws: WeatherError.serviceFailed(status: 500)) { try await answer() }
    }

    #expect(player.asked.count == 3)
  }

  @Test func `is content when the second attempt does`() async throws {
    let isFirst = Shared(true)
    let player = ServicePlayer { _ in
      defer { isFirst.change { $0 = false } }
      return isFirst.value ? .text("oh", status: .serviceUnavailable) : .json("{}")
    }

    try await ask(player) { answer in
      let body = try await answer().body
      #expect(body == Data("{}".utf8))
    }

    #expect(player.asked.count == 2)
  }

  @Test func `waits longer before each attempt, and never twice the same`() async throws {
    let pauses = Shared<[Duration]>([])
    let player = ServicePlayer { _ in .text("oh", status: .internalServerError) }
    let client = WebClient(userAgent: "Hibi/test", clock: MovingClock()) { pause in
      pauses.change { $0.append(pause) }
    }

    try await withService(player) { address in
      for _ in 0..<20 {
        _ = try? await client.get(try #require(URL(string: address)))
      }
    }

    let waited = pauses.value
    #expect(waited.count == 40)
    #expect(Set(waited).count > 30)
    for index in waited.indices {
      let middle = index % 2 == 0 ? 500 : 1000
      #expect(waited[index] >= .milliseconds(middle / 2))
      #expect(waited[index] <= .milliseconds(middle * 3 / 2))
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `stops reading what is too large, whatever its length says`() async throws {
    let chunk = [UInt8](repeating: UInt8(ascii: " "), count: 1 << 16)
    let isLeft = Shared(false)
    let player = ServicePlayer { _ in
      let (stream, continuation) = AsyncStream.makeStream(
        of: [UInt8].self, bufferingPolicy: .unbounded)
      Task {
        while case .enqueued = continuation.yield(chunk) {
          try? await Task.sleep(for: .milliseconds(1))
        }
        isLeft.change { $0 = true }
      }
      return Response(.ok, body: .stream(stream))
    }

    try await ask(player) { answer in
      await #expect(throws: WeatherError.answerTooLarge(limit: 4 << 20)) { try await answer() }
    }

    while !isLeft.value { try await Task.sleep(for: .milliseconds(1)) }
    #expect(player.asked.count == 1)
  }

  @Test func `refuses by its length what is too large`() async throws {
    let player = ServicePlayer { _ in
      .content([UInt8](repeating: 0x20, count: 50 << 20), type: "application/json")
    }

    try await ask(player) { answer in
      await #expect(throws: WeatherError.answerTooLarge(limit: 4 << 20)) { try await answer() }
    }
  }

  @Test func `reads what is as large as can be`() async throws {
    let player = ServicePlayer { _ in
      .content([UInt8](repeating: 0x20, count: 1000), type: "application/json")
    }

    try await ask(player, limits: .init(size: 1000)) { answer in
      let body = try await answer().body
      #expect(body.count == 1000)
    }
    try await ask(player, limits: .init(size: 999)) { answer in
      await #expect(throws: WeatherError.answerTooLarge(limit: 999)) { try await answer() }
    }
  }

  @Test func `gives up on an answer that drips`() async throws {
    let player = ServicePlayer { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
      Task {
        for _ in 0..<200 {
          if case .terminated = continuation.yield([0x20]) { break }
          try? await Task.sleep(for: .milliseconds(50))
        }
        continuation.finish()
      }
      return Response(.ok, body: .stream(stream))
    }
    let start = ContinuousClock.now

    try await ask(player, limits: .init(time: .milliseconds(300))) { answer in
      await #expect(throws: WeatherError.timedOut) { try await answer() }
      #expect(ContinuousClock.now - start < .seconds(5))
    }

    #expect(player.asked.count == 1)
  }

  @Test func `gives up on a service that is silent`() async throws {
    let player = ServicePlayer { _ in
      try? await Task.sleep(for: .seconds(5))
      return .json("{}")
    }

    try await ask(player, limits: .init(time: .milliseconds(200))) { answer in
      await #expect(throws: WeatherError.timedOut) { try await answer() }
    }
  }

  @Test func `ends at once when nobody waits any more`() async throws {
    let player = ServicePlayer { _ in
      try? await Task.sleep(for: .seconds(5))
      return .json("{}")
    }
    let start = ContinuousClock.now

    try await withService(player) { address in
      let url = try #require(URL(string: address))
      let asking = Task { try await WebClient.forTests().get(url) }
      while player.asked.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
      asking.cancel()
      _ = await asking.result
      #expect(ContinuousClock.now - start < .seconds(4))
    }
  }

  @Test func `follows a redirection on the same host, and none to elsewhere`() async throws {
    let elsewhere = ServicePlayer { _ in .json("{}") }
    let player = ServicePlayer { _ in .json("{}") }

    try await withService(elsewhere) { other in
      try await withService(player) { address in
        let client = WebClient.forTests()
        player.play { request in
          request.path == ["here"] ? .json("[]") : .redirect(to: "/here", status: .found)
        }
        let url = try #require(URL(string: address))
        let body = try await client.get(url).body
        #expect(body == Data("[]".utf8))
        for target in [other, "file:///etc/passwd", "gopher://127.0.0.1/", "//localhost:1/"] {
          player.play { _ in .redirect(to: target, status: .found) }
          await #expect(throws: WeatherError.notAsPromised(.redirected), "\(target)") {
            try await client.get(url)
          }
        }
      }
    }

    #expect(elsewhere.asked.isEmpty)
  }

  @Test func `runs no circles`() async throws {
    let player = ServicePlayer { _ in .redirect(to: "/", status: .found) }

    try await ask(player) { answer in
      await #expect(throws: WeatherError.notAsPromised(.redirected)) { try await answer() }
    }

    #expect(player.asked.count < 6)
  }

  @Test func `says that nobody is there`() async throws {
    let port = try RawServer(sending: "").port
    let url = try #require(URL(string: "http://127.0.0.1:\(port)/"))

    await #expect(throws: WeatherError.noNetwork) { try await WebClient.forTests().get(url) }
  }

  @Test(arguments: [
    "", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{\"hourly\":", "SSH-2.0-OpenSSH_9.2\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "\u{0}\u{1}\u{2}",
    "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n{}",
  ])
  func `says so when the connection gives no answer`(bytes: String) async throws {
    let server = try RawServer(sending: bytes)
    let url = try #require(URL(string: server.address))

    await #expect(throws: WeatherError.self) { try await WebClient.forTests().get(url) }

    #expect((1...3).contains(server.connections))
  }

  private func ask(
    _ player: ServicePlayer, limits: WebClient.Limits = .init(),
    test: (_ answer: () async throws -> Answer) async throws -> Void
  ) async throws {
    try await withService(player) { address in
      let url = try #require(URL(string: address))
      let client = WebClient.forTests(limits: limits)
      try await test { try await client.get(url) }
    }
  }
}
