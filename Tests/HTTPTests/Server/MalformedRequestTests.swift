import HTTP
import Testing

@Suite struct MalformedRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let request: String
    let status: Int

    init(_ description: String, _ request: String, _ status: Int = 400) {
      testDescription = description
      self.request = request
      self.status = status
    }
  }

  static let targets = [
    Case("no hexadecimal digits", "GET /%zz HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("one hexadecimal digit", "GET /%f HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("no UTF-8", "GET /%ff HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("NUL", "GET /a%00b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("no hexadecimal digits in the query", "GET /?a=%zz HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("a space", "GET /a b HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("unencoded", "GET /\u{E9} HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("no slash", "GET relative HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("none", "GET  HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("long", "GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1\r\n\r\n", 414),
    Case("huge", "GET /" + String(repeating: "a", count: 40000) + " HTTP/1.1\r\n\r\n", 414),
  ]

  static let heads = [
    Case("method", "G@T / HTTP/1.1\r\nHost: h\r\n\r\n"),
    Case("no host", "GET / HTTP/1.1\r\n\r\n"),
    Case("two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
    Case("no colon", "GET / HTTP/1.1\r\nHost: h\r\nno colon\r\n\r\n"),
    Case("a space before the colon", "GET / HTTP/1.1\r\nHost: h\r\nX : 1\r\n\r\n"),
    Case("a control", "GET / HTTP/1.1\r\nHost: h\r\nX: a\u{1}b\r\n\r\n"),
    Case("a folded line", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n"),
    Case("a folded line in front", "GET / HTTP/1.1\r\nX: a\r\n\t\tb\r\nHost: h\r\n\r\n"),
    Case("two folded lines", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n c\r\n\r\n"),
    Case("version 2", "GET / HTTP/2.0\r\nHost: h\r\n\r\n", 505),
    Case("other protocol", "GET / HTTQ/1.1\r\nHost: h\r\n\r\n"),
    Case(
      "too long a field",
      "GET / HTTP/1.1\r\nHost: h\r\nX: " + String(repeating: "a", count: 40000) + "\r\n\r\n", 431),
    Case(
      "too many fields",
      "GET / HTTP/1.1\r\nHost: h\r\n" + String(repeating: "X: a\r\n", count: 2000) + "\r\n", 431),
  ]

  static let lengths = [
    Case("negative", post("Content-Length: -2\r\n\r\n")),
    Case("signed", post("Content-Length: +2\r\n\r\nab")),
    Case("with more", post("Content-Length: 2x\r\n\r\nab")),
    Case("listed", post("Content-Length: 2, 2\r\n\r\nab")),
    Case("empty", post("Content-Length: \r\n\r\n")),
    Case("huge", post("Content-Length: 99999999999999999999\r\n\r\n"), 413),
    Case("twice", post("Content-Length: 2\r\nContent-Length: 2\r\n\r\nab")),
    Case("and chunks", post("Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n")),
    Case("chunks of 1.0", "POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
    Case("chunks of no length", post("Transfer-Encoding: chunked\r\n\r\nzz\r\n")),
    Case("unknown coding", post("Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n"), 501),
    Case("no coding", post("Transfer-Encoding: identity\r\n\r\n"), 501),
    Case(
      "two codings", post("Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n\r\n0\r\n\r\n"),
      501),
  ]

  private static func post(_ rest: String) -> String {
    "POST / HTTP/1.1\r\nHost: h\r\n" + rest
  }

  /// Nothing that comes after such a request can be taken for one: its connection is closed.
  @Test(arguments: targets + heads + lengths)
  func `is refused before a handler sees it`(example: Case) async throws {
    let isAsked = Shared(false)
    try await withServer { _ in
      isAsked.change { $0 = true }
      return .text("")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(example.request)
      let response = try await client.response()

      #expect(response.status == example.status)
      #expect(await client.seesCloseInTheEnd())
    }
    #expect(!isAsked.value)
  }

  @Test(arguments: [
    ("GET http://h/a?b=c HTTP/1.1\r\nHost: h\r\n\r\n", ["a"]),
    ("GET http://h HTTP/1.1\r\nHost: h\r\n\r\n", []),
    ("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", []),
    ("GET /a/ HTTP/1.1\r\nHost: h\r\n\r\n", ["a", ""]),
    ("GET /a HTTP/1.1\r\nHost:h\r\nA:\r\nB: \t \r\nC: \t c\r\nD:d \r\n\r\n", ["a"]),
    ("\r\nGET /a HTTP/1.1\r\nHost: h\r\n\r\n", ["a"]),
  ])
  func `of an unusual form is served`(request: String, path: [String]) async throws {
    try await withServer {
      .text($0.path.joined(separator: "|"))
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send(request)
      let response = try await client.response()

      #expect(response.status == 200)
      #expect(response.text == path.joined(separator: "|"))
    }
  }
}
