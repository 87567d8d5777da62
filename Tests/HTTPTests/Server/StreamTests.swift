import HTTP
import Testing

@Suite struct StreamTests {
  /// A stream that a test puts events into, and whose end it sees.
  private struct Source {
    let events: AsyncStream<ServerSentEvent>
    let continuation: AsyncStream<ServerSentEvent>.Continuation
    let isEnded = Shared(false)

    init() {
      (events, continuation) = AsyncStream.makeStream()
      continuation.onTermination = { [isEnded] _ in isEnded.change { $0 = true } }
    }
  }

  private static let request = "GET /events HTTP/1.1\r\nHost: h\r\n\r\n"

  @Test func `sends the head before there is any event`() async throws {
    let source = Source()
    try await withServer { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(Self.request)
      let head = try await client.head()

      #expect(head.status == 200)
      #expect(head["Content-Type"] == "text/event-stream")
      #expect(head["Transfer-Encoding"] == "chunked")
    }
  }

  @Test func `sends each event at once`() async throws {
    let source = Source()
    try await withServer { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(Self.request)
      _ = try await client.head()
      #expect(try await client.chunk() == Array(":\n\n".utf8))
      for number in 1...20 {
        source.continuation.yield(ServerSentEvent("\(number)", event: "change"))

        let chunk = try #require(try await client.chunk())
        #expect(String(decoding: chunk, as: UTF8.self) == "event: change\ndata: \(number)\n\n")
      }
    }
  }

  @Test func `ends the stream when the client leaves, though nothing is sent`() async throws {
    let source = Source()
    try await withServer { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(Self.request)
      _ = try await client.head()
      _ = try await client.chunk()
      await client.leave()

      #expect(await eventually { source.isEnded.value })
    }
  }

  @Test func `says something now and then while there is no event`() async throws {
    let source = Source()
    let configuration = ServerConfiguration.forTests { $0.eventKeepAlive = .seconds(1) }
    try await withServer(configuration) { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(Self.request)
      _ = try await client.head()

      for _ in 1...3 {
        #expect(try await client.chunk() == Array(":\n\n".utf8))
      }
    }
  }

  @Test func `ends the body when the handler ends the stream, and goes on`() async throws {
    let source = Source()
    source.continuation.yield(ServerSentEvent("last"))
    source.continuation.finish()
    try await withServer { request in
      request.path == ["events"] ? .events(source.events) : .text("next")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(Self.request)

      #expect(try await client.response().text == ":\n\ndata: last\n\n")
      await client.send("GET /next HTTP/1.1\r\nHost: h\r\n\r\n")
      #expect(try await client.response().text == "next")
    }
  }

  @Test func `ends the streams when the server stops`() async throws {
    let source = Source()
    let patient = ServerConfiguration.forTests { $0.stopGrace = .seconds(60) }
    try await withServer(patient) { _ in
      .events(source.events)
    } test: { port, server in
      let client = try RawClient(port: port)
      await client.send(Self.request)
      _ = try await client.head()
      _ = try await client.chunk()
      let began = ContinuousClock.now
      await server.stop()

      #expect(ContinuousClock.now - began < .seconds(30))
      #expect(source.isEnded.value)
      #expect(try await client.chunk() == [])
    }
  }

  @Test func `does not begin a stream for HEAD`() async throws {
    let source = Source()
    try await withServer { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
      let response = try await client.response(hasBody: false)

      #expect(response.status == 200)
      #expect(response["Content-Length"] == nil)
      #expect(await client.seesClose())
    }
  }

  @Test func `sends a long stream whole to a client that reads slowly`() async throws {
    let parts = (0..<300).map { number in
      [UInt8](repeating: UInt8(truncatingIfNeeded: number), count: 10_000)
    }
    try await withServer { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
      for part in parts { continuation.yield(part) }
      continuation.finish()
      return Response(.ok, body: .stream(stream))
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      try await Task.sleep(for: .milliseconds(300))

      #expect(try await client.response().body == parts.flatMap(\.self))
    }
  }

  @Test func `serves a stream to a client of HTTP 1.0 up to its end`() async throws {
    let source = Source()
    source.continuation.yield(ServerSentEvent("only"))
    source.continuation.finish()
    try await withServer { _ in
      .events(source.events)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.0\r\n\r\n")

      #expect(try await client.response().text == ":\n\ndata: only\n\n")
    }
  }

  @Test func `serves many subscribers with one event each`() async throws {
    let subscribers = Shared<[AsyncStream<ServerSentEvent>.Continuation]>([])
    try await withServer { _ in
      let (events, continuation) = AsyncStream.makeStream(of: ServerSentEvent.self)
      subscribers.change { $0.append(continuation) }
      return .events(events)
    } test: { port, _ in
      let clients = try (0..<100).map { _ in try RawClient(port: port) }
      for client in clients {
        await client.send(Self.request)
        _ = try await client.head()
        _ = try await client.chunk()
      }
      for subscriber in subscribers.value { subscriber.yield(ServerSentEvent("x")) }

      for client in clients {
        #expect(try await client.chunk() == Array("data: x\n\n".utf8))
      }
    }
  }
}
