import HTTP
import Testing

@Suite struct ServerTests {
  @Test func `hands a request over as it was sent`() async throws {
    let seen = Shared<[Request]>([])

    try await withServer { request in
      seen.change { $0.append(request) }
      return .text("fine")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(
        "PUT /lists/%E8%B2%B7%2F1?sort=due&x=a+b HTTP/1.1\r\nHost: h\r\nX-One: 1\r\nx-one: 2\r\n"
          + "Content-Length: 5\r\n\r\nhello")
      let response = try await client.response()

      #expect(response.status == 200)
      #expect(response.text == "fine")
      #expect(response["Content-Length"] == "4")
    }

    let request = try #require(seen.value.first)
    #expect(request.method == .put)
    #expect(request.target == "/lists/%E8%B2%B7%2F1?sort=due&x=a+b")
    #expect(request.path == ["lists", "買/1"])
    #expect(request.query["sort"] == "due")
    #expect(request.query["x"] == "a b")
    #expect(request.headers.values(of: "X-ONE") == ["1", "2"])
    #expect(request.body == Array("hello".utf8))
    #expect(request.remoteAddress == "127.0.0.1")
  }

  @Test(arguments: ["PROPFIND", "REPORT", "MKCALENDAR", "DELETE", "PATCH", "OPTIONS", "X-OWN"])
  func `lets any method through`(method: String) async throws {
    try await withServer {
      .text($0.method.name)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n")

      #expect(try await client.response().text == method)
    }
  }

  @Test func `keeps a connection for the next request`() async throws {
    try await withServer {
      .text($0.target)
    } test: { port, _ in
      let client = try RawClient(port: port)
      for number in 1...50 {
        await client.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")

        #expect(try await client.response().text == "/\(number)")
      }
    }
  }

  @Test func `answers pipelined requests in their order`() async throws {
    try await withServer { request in
      if request.target == "/1" { try? await Task.sleep(for: .milliseconds(20)) }
      return .text(request.target + String(decoding: request.body, as: UTF8.self))
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(
        "GET /1 HTTP/1.1\r\nHost: h\r\n\r\n"
          + "POST /2 HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc"
          + "GET /3 HTTP/1.1\r\nHost: h\r\n\r\n")

      #expect(try await client.response().text == "/1")
      #expect(try await client.response().text == "/2abc")
      #expect(try await client.response().text == "/3")
    }
  }

  @Test func `answers HEAD as GET but without the body`() async throws {
    try await withServer { request in
      #expect(request.method == .get)
      return .text("some text", status: request.isHead ? .ok : .notFound)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n")
      let head = try await client.response(hasBody: false)
      let get = try await client.response()

      #expect(head.status == 200)
      #expect(head["Content-Length"] == "9")
      #expect(head["Content-Type"] == get["Content-Type"])
      #expect(get.status == 404)
      #expect(get.text == "some text")
    }
  }

  @Test func `closes after a request of HTTP 1.0`() async throws {
    try await withServer { _ in
      .text("old")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.0\r\n\r\n")

      #expect(try await client.response().text == "old")
      #expect(await client.seesClose())
    }
  }

  @Test func `serves two hundred clients at once`() async throws {
    try await withServer { request in
      try? await Task.sleep(for: .milliseconds(50))
      return .text(request.target)
    } test: { port, _ in
      let answers = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<200 {
          group.addTask {
            let client = try RawClient(port: port)
            await client.send("GET /\(number) HTTP/1.1\r\nHost: h\r\n\r\n")
            return try await client.response().text
          }
        }
        return try await group.reduce(into: Set<String>()) { $0.insert($1) }
      }

      #expect(answers == Set((0..<200).map { "/\($0)" }))
    }
  }

  @Test func `sends each of several fields of one name`() async throws {
    try await withServer { _ in
      var response = Response(.noContent)
      response.headers.add(.setCookie, "a=1")
      response.headers.add(.setCookie, "b=2")
      return response
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      let response = try await client.response()

      #expect(response.status == 204)
      #expect(response["Content-Length"] == nil)
      #expect(response.fields.filter { $0.name == "Set-Cookie" }.map(\.value) == ["a=1", "b=2"])
    }
  }

  @Test func `answers 500 rather than send a field that would break the head`() async throws {
    try await withServer { _ in
      Response(.ok, headers: ResponseHeaders([("X-Evil", "a\r\nSet-Cookie: b=1")]))
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      let response = try await client.response()

      #expect(response.status == 500)
      #expect(response["Set-Cookie"] == nil)
    }
  }

  @Test func `tells what became of each request`() async throws {
    let summaries = Shared<[RequestSummary]>([])
    let note: @Sendable (RequestSummary) -> Void = { summary in
      summaries.change { $0.append(summary) }
    }
    try await withServer(onFinish: note) { _ in
      .text("12345")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(
        "GET /a?secret=1 HTTP/1.1\r\nHost: h\r\n\r\nHEAD /b HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = try await client.response()
      _ = try await client.response(hasBody: false)
      await client.send("GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n")
      _ = try await client.response()

      #expect(await eventually { summaries.value.count == 3 })
    }

    #expect(summaries.value.map(\.method) == [.get, .head, .get])
    #expect(summaries.value.map(\.path) == ["/a", "/b", "/%zz"])
    #expect(summaries.value.map(\.status) == [.ok, .ok, .badRequest])
    #expect(summaries.value.prefix(2).map(\.bodyBytes) == [5, 0])
    #expect(summaries.value.allSatisfy { $0.clientAddress == "127.0.0.1" })
    #expect(summaries.value.allSatisfy { $0.duration > .zero && $0.duration < .seconds(10) })
  }
}
