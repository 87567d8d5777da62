import Presentation
import Testing

/// What a browser says of where it reached the server.
@Suite struct ServerAddressTests {
  @Test(arguments: [
    ("tasks.example.org", true, "https://tasks.example.org/dav/"),
    ("tasks.example.org:443", true, "https://tasks.example.org/dav/"),
    ("tasks.example.org:", true, "https://tasks.example.org/dav/"),
    ("Tasks.Example.ORG:8443", true, "https://tasks.example.org:8443/dav/"),
    ("tasks.example.org:443", false, "http://tasks.example.org:443/dav/"),
    ("127.0.0.1:8080", false, "http://127.0.0.1:8080/dav/"),
    ("[2001:DB8::1]", true, "https://[2001:db8::1]/dav/"),
    ("[::1]:8080", false, "http://[::1]:8080/dav/"), ("nas_1", false, "http://nas_1/dav/"),
  ])
  func `is written as it was reached`(_ host: String, _ isSecure: Bool, _ url: String) throws {
    let address = try #require(ServerAddress(authority: host, isSecure: isSecure))

    #expect(address.url(of: "/dav/") == url)
  }

  @Test func `has a host and a port apart`() throws {
    let plain = try #require(ServerAddress(authority: "[::1]", isSecure: false))
    let secure = try #require(ServerAddress(authority: "nas.example", isSecure: true))

    #expect(plain.host == "::1")
    #expect(plain.port == 80)
    #expect(secure.host == "nas.example")
    #expect(secure.port == 443)
  }

  @Test(arguments: [
    "", ":80", "a b", "a/b", "a@b", "a:b", "a:0", "a:65536", "a:+1", "a:99999999999999999999",
    "::1", "a:1:2", "[::1", "::1]", "[]", "[::1]x", "[::1]:x", "<script>", "a\"b", "日々",
    "a]:1", "]", "[", String(repeating: "a", count: 254),
  ])
  func `is nothing else`(_ authority: String) {
    #expect(ServerAddress(authority: authority, isSecure: true) == nil)
  }

  @Test(arguments: [
    ("localhost:8080", true), ("hibi.localhost", true), ("127.0.0.1", true), ("127.1.2.3", true),
    ("[::1]:80", true), ("127.example.org", false), ("192.168.1.2", false),
    ("localhost.example.org", false), ("[::2]", false), ("notlocalhost", false),
  ])
  func `knows what only this machine reaches`(_ authority: String, _ isLoopback: Bool) throws {
    let address = try #require(ServerAddress(authority: authority, isSecure: false))

    #expect(address.isLoopback == isLoopback)
  }
}
