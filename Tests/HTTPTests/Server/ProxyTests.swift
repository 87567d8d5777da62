import HTTP
import Testing

@Suite struct ProxyTests {
  private static let fields =
    "X-Forwarded-For: 198.51.100.7\r\nX-Forwarded-Proto: https\r\n"
    + "Forwarded: for=203.0.113.9;proto=https\r\n"

  @Test func `takes nobody's word by default`() async throws {
    #expect(try await Self.seen(by: .none) == "127.0.0.1 false")
  }

  @Test func `takes a trusted proxy's word`() async throws {
    let loopback = try #require(AddressRange("127.0.0.0/8"))

    #expect(try await Self.seen(by: TrustedProxies([loopback])) == "198.51.100.7 true")
    #expect(
      try await Self.seen(by: TrustedProxies([loopback], form: .forwarded))
        == "203.0.113.9 true")
  }

  @Test func `does not take the word of another`() async throws {
    let other = try #require(AddressRange("10.0.0.0/8"))

    #expect(try await Self.seen(by: TrustedProxies([other])) == "127.0.0.1 false")
  }

  private static func seen(by proxies: TrustedProxies) async throws -> String {
    var seen = ""
    try await withServer(.forTests { $0.trustedProxies = proxies }) { request in
      .text("\(request.clientAddress) \(request.isSecure)")
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n" + fields + "\r\n")
      seen = try await client.response().text
    }
    return seen
  }
}
