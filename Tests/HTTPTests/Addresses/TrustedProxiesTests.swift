import HTTP
import Testing

@Suite struct TrustedProxiesTests {
  private static func proxies(_ form: TrustedProxies.Form) throws -> TrustedProxies {
    TrustedProxies(
      [try #require(AddressRange("10.0.0.0/8")), try #require(AddressRange("::1"))], form: form)
  }

  @Test(arguments: [
    ([], "10.0.0.1"),
    (["192.0.2.1"], "192.0.2.1"),
    (["203.0.113.9, 192.0.2.1"], "192.0.2.1"),
    (["203.0.113.9", "192.0.2.1, 10.0.0.2"], "192.0.2.1"),
    (["10.0.0.3, 10.0.0.2"], "10.0.0.3"),
    (["203.0.113.9, evil"], "10.0.0.1"),
    (["203.0.113.9, evil, 10.0.0.2"], "10.0.0.2"),
    (["192.0.2.1:5555"], "192.0.2.1"),
    (["[2001:db8::1]:443"], "2001:db8::1"),
    (["2001:db8::1"], "2001:db8::1"),
    ([""], "10.0.0.1"),
  ])
  func `name the client by the last address that is not theirs`(
    fields: [String], client: String
  ) throws {
    let request = try Request(
      headers: fields.map { (.xForwardedFor, $0) }, remoteAddress: "10.0.0.1",
      trustedProxies: try Self.proxies(.xForwarded))

    #expect(request.clientAddress == client)
  }

  @Test(arguments: [
    (["for=192.0.2.1"], "192.0.2.1", false),
    (["For=\"[2001:db8::1]:80\";proto=https;by=10.0.0.1"], "2001:db8::1", true),
    (["for=192.0.2.1;proto=http, for=10.0.0.2;proto=HTTPS"], "192.0.2.1", true),
    (["for=192.0.2.1;proto=https, for=10.0.0.2"], "192.0.2.1", false),
    (["for=unknown"], "10.0.0.1", false),
    (["for=_hidden, for=10.0.0.2"], "10.0.0.2", false),
    (["proto=https"], "10.0.0.1", true),
  ])
  func `write RFC 7239 when that is how they are known`(
    fields: [String], client: String, isSecure: Bool
  ) throws {
    let request = try Request(
      headers: fields.map { (.forwarded, $0) } + [(.xForwardedFor, "203.0.113.9")],
      remoteAddress: "10.0.0.1", trustedProxies: try Self.proxies(.forwarded))

    #expect(request.clientAddress == client)
    #expect(request.isSecure == isSecure)
  }

  @Test(arguments: [
    (["https"], true), (["http"], false), (["https, http"], false), (["http", "HTTPS"], true),
    ([], false), ([""], false),
  ])
  func `say whether the client's connection is encrypted`(fields: [String], isSecure: Bool) throws {
    let request = try Request(
      headers: fields.map { (.xForwardedProto, $0) }, remoteAddress: "::1",
      trustedProxies: try Self.proxies(.xForwarded))

    #expect(request.isSecure == isSecure)
  }

  @Test(arguments: [
    ([("X-Forwarded-Host", "a.example")], "a.example"),
    ([("X-Forwarded-Host", "b.example:1, a.example:8443 ")], "a.example:8443"),
    ([], "inner"), ([("Forwarded", "host=c.example")], "inner"),
  ])
  func `say which host was asked for`(fields: [(String, String)], host: String) throws {
    let request = try Request(
      headers: [(.host, "inner")] + fields.map { (HeaderName($0), $1) }, remoteAddress: "10.0.0.1",
      trustedProxies: try Self.proxies(.xForwarded))

    #expect(request.host == host)
  }

  @Test func `say the host by RFC 7239 when that is how they are known`() throws {
    let request = try Request(
      headers: [
        (.host, "inner"), (.xForwardedHost, "b.example"),
        (.forwarded, "for=192.0.2.1;host=\"a.example:8443\";proto=https"),
      ], remoteAddress: "10.0.0.1", trustedProxies: try Self.proxies(.forwarded))

    #expect(request.host == "a.example:8443")
  }

  @Test func `are not believed when they are strangers`() throws {
    let request = try Request(
      headers: [
        (.xForwardedFor, "192.0.2.1"), (.xForwardedProto, "https"), (.host, "inner"),
        (.xForwardedHost, "a.example"),
      ],
      remoteAddress: "203.0.113.9", trustedProxies: try Self.proxies(.xForwarded))

    #expect(request.clientAddress == "203.0.113.9")
    #expect(!request.isSecure)
    #expect(request.host == "inner")
  }
}
