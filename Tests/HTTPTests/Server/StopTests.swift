import HTTP
import Testing

@Suite struct StopTests {
  @Test func `waits for handlers that are running`() async throws {
    let isBegun = Shared(false)
    try await withServer { _ in
      isBegun.change { $0 = true }
      try? await Task.sleep(for: .milliseconds(300))
      return .text("done")
    } test: { port, server in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(await eventually { isBegun.value })
      await server.stop()
      let response = try await client.response()

      #expect(response.text == "done")
      #expect(response["Connection"]?.lowercased() == "close")
      #expect(await client.seesClose())
    }
  }

  @Test func `answers for a handler that takes longer than the grace, and cancels it`() async throws
  {
    let isCancelled = Shared(false)
    let isBegun = Shared(false)
    let impatient = ServerConfiguration.forTests { $0.stopGrace = .milliseconds(100) }
    try await withServer(impatient) { _ in
      isBegun.change { $0 = true }
      try? await Task.sleep(for: .seconds(60))
      isCancelled.change { $0 = Task.isCancelled }
      return .text("too late")
    } test: { port, server in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(await eventually { isBegun.value })
      let began = ContinuousClock.now
      await server.stop()

      #expect(ContinuousClock.now - began < .seconds(30))
      #expect(try await client.response().status == 503)
      #expect(await eventually { isCancelled.value })
    }
  }

  @Test func `takes no connection after`() async throws {
    try await withServer { _ in
      .text("")
    } test: { port, server in
      await server.stop()

      #expect(server.port == nil)
      await #expect(throws: RawClient.Failure.self) { try await Self.connect(port) }
    }
  }

  @Test func `closes connections that are kept, and those whose request has not come`() async throws
  {
    let impatient = ServerConfiguration.forTests { $0.stopGrace = .milliseconds(100) }
    try await withServer(impatient) { _ in
      .text("")
    } test: { port, server in
      let kept = try RawClient(port: port)
      let unfinished = try RawClient(port: port)
      await kept.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = try await kept.response()
      await unfinished.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 9\r\n\r\nabc")
      await server.stop()

      #expect(await kept.seesClose())
      #expect(await unfinished.seesClose())
    }
  }

  @Test func `stops under load without losing an answer it began`() async throws {
    try await withServer { request in
      if request.path == ["slow"] { try? await Task.sleep(for: .milliseconds(1)) }
      return .text("whole answer")
    } test: { port, server in
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<16 {
          group.addTask {
            while let client = try? RawClient(port: port, patience: 2) {
              await client.send(
                "GET /\(number % 2 == 0 ? "slow" : "fast") HTTP/1.1\r\nHost: h\r\n\r\n")
              guard let response = try? await client.response() else { return }
              #expect(response.text == "whole answer")
            }
          }
        }
        try? await Task.sleep(for: .milliseconds(200))
        await server.stop()
      }
    }
  }

  @Test func `starts once`() async throws {
    let server = Server { _ in .text("") }
    try server.start()

    #expect(throws: ServerError.startedBefore) { try server.start() }
    await server.stop()
    await server.stop()
    #expect(throws: ServerError.startedBefore) { try server.start() }
  }

  @Test func `says why it can't listen`() async throws {
    try await withServer { _ in
      .text("")
    } test: { port, _ in
      let second = Server(ServerConfiguration(port: port)) { _ in .text("") }
      let lost = Server(ServerConfiguration(host: "no address")) { _ in .text("") }

      #expect(
        throws: ServerError.cannotListen(host: "127.0.0.1", port: port, reason: 98)
      ) { try second.start() }
      #expect(throws: ServerError.notAnAddress("no address")) { try lost.start() }
    }
  }

  private static func connect(_ port: UInt16) async throws {
    _ = try RawClient(port: port)
  }
}
