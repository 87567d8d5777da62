import HTTP
import Testing

@Suite struct TimeoutTests {
  private static let hurried = ServerConfiguration.forTests { configuration in
    configuration.idleTimeout = .seconds(1)
    configuration.requestTimeout = .seconds(1)
  }

  @Test(arguments: [
    "", "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\n",
    "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nab",
  ])
  func `a client that stands still is left`(start: String) async throws {
    try await withServer(Self.hurried) { _ in
      .text("")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(start)

      #expect(await client.seesClose())
    }
  }

  @Test func `a client that trickles is left, though it never stands still`() async throws {
    try await withServer(Self.hurried) { _ in
      .text("")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n")
      let trickle = Task {
        while !Task.isCancelled {
          await client.send("X: y\r\n")
          try? await Task.sleep(for: .milliseconds(200))
        }
      }

      #expect(await client.seesClose())
      trickle.cancel()
    }
  }

  @Test func `a handler may take longer than a client may stand still`() async throws {
    try await withServer(Self.hurried) { _ in
      try? await Task.sleep(for: .seconds(3))
      return .text("late")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")

      #expect(try await client.response().text == "late")
    }
  }

  @Test func `turns away more connections of one address than it may have`() async throws {
    try await withServer(.forTests { $0.connectionLimitPerAddress = 2 }) { _ in
      .text("in")
    } test: { port, _ in
      let clients = try (0..<3).map { _ in try RawClient(port: port) }
      for client in clients.prefix(2) {
        await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try await client.response().text == "in")
      }

      #expect(await clients[2].seesClose())
    }
  }
}
