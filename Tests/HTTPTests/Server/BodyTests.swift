import HTTP
import Testing

@Suite struct BodyTests {
  @Test func `takes a large body whole`() async throws {
    let body = (0..<900_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    try await withServer { request in
      .content(request.body, type: "application/octet-stream")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("PUT / HTTP/1.1\r\nHost: h\r\nContent-Length: \(body.count)\r\n\r\n")
      await client.send(body)

      #expect(try await client.response().body == body)
    }
  }

  @Test func `takes a body in chunks`() async throws {
    try await withServer { request in
      .content(request.body, type: "text/plain")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(
        "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"
          + "5\r\nhello\r\n6;ext=1\r\n world\r\n0\r\n\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n")

      #expect(try await client.response().text == "hello world")
      #expect(try await client.response().text.isEmpty)
    }
  }

  @Test func `asks for a body that the client holds back`() async throws {
    try await withServer { request in
      .content(request.body, type: "text/plain")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(
        "POST / HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n")

      #expect(try await client.head().status == 100)
      await client.send("ok")
      #expect(try await client.response().text == "ok")
    }
  }

  @Test(arguments: [
    "Content-Length: 1001\r\n\r\n" + String(repeating: "x", count: 1001),
    "Transfer-Encoding: chunked\r\n\r\n3e9\r\n" + String(repeating: "x", count: 1001)
      + "\r\n0\r\n\r\n",
    "Content-Length: 1001\r\nExpect: 100-continue\r\n\r\n",
    "Content-Length: 99999999999\r\n\r\nxxx",
  ])
  func `refuses a body over the limit, and closes`(rest: String) async throws {
    let isAsked = Shared(false)
    try await withServer(.forTests { $0.bodyLimit = 1000 }) { _ in
      isAsked.change { $0 = true }
      return .text("")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("POST / HTTP/1.1\r\nHost: h\r\n" + rest)
      let response = try await client.response()

      #expect(response.status == 413)
      #expect(response["Connection"]?.lowercased() == "close")
      #expect(await client.seesClose())
    }
    #expect(!isAsked.value)
  }

  @Test func `lets a client that still sends read why its body is refused`() async throws {
    try await withServer { _ in
      .text("")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 8000000\r\n\r\n")
      await client.send([UInt8](repeating: 0x78, count: 8_000_000))

      #expect(try await client.response().status == 413)
    }
  }

  @Test func `takes a body just at the limit`() async throws {
    try await withServer(.forTests { $0.bodyLimit = 1000 }) { request in
      .text("\(request.body.count)")
    } test: { port, _ in
      let client = try RawClient(port: port)
      let body = String(repeating: "x", count: 1000)
      await client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n" + body)

      #expect(try await client.response().text == "1000")
    }
  }
}
