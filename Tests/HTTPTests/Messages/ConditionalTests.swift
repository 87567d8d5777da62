import HTTP
import Testing

@Suite struct ConditionalTests {
  private static func page() -> Response {
    var page = Response.html(Array(String(repeating: "text ", count: 500).utf8))
    page.headers[.entityTag] = "\"v1\""
    page.headers[.cacheControl] = "private"
    return page
  }

  private static func request(
    _ tags: String, coding: String = "identity", method: Method = .get
  ) throws -> Request {
    try Request(method, headers: [(.ifNoneMatch, tags), (.acceptEncoding, coding)])
  }

  @Test(arguments: ["\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "*", "\"v1-gzip\""])
  func `says that a client has it already`(tags: String) throws {
    let response = Self.page().conditional(for: try Self.request(tags))

    #expect(response.status == .notModified)
    #expect(response.headers[.entityTag] == "\"v1\"")
    #expect(response.headers[.cacheControl] == "private")
    #expect(response.headers[.contentType] == nil)
  }

  @Test(arguments: ["\"v0\"", "\"v1", "v1", "", "\"v1-br\"", "\"V1\""])
  func `sends what a client has not`(tags: String) throws {
    #expect(Self.page().conditional(for: try Self.request(tags)).status == .ok)
  }

  @Test(arguments: ["\"v1\"", "\"v1-gzip\""])
  func `finds one state in either coding`(tags: String) throws {
    let request = try Self.request(tags, coding: "gzip")

    let response = Self.page().compressed(for: request).conditional(for: request)

    #expect(response.status == .notModified)
    #expect(response.headers[.entityTag] == "\"v1-gzip\"")
    #expect(response.headers[.contentEncoding] == nil)
    #expect(response.headers[.vary] == "Accept-Encoding")
  }

  @Test func `leaves other methods and statuses alone`() throws {
    var missing = Self.page()
    missing.status = .notFound

    #expect(Self.page().conditional(for: try Self.request("*", method: .post)).status == .ok)
    #expect(missing.conditional(for: try Self.request("*")).status == .notFound)
    #expect(
      Self.page().conditional(for: try Self.request("*", method: .head)).status == .notModified)
  }

  @Test func `needs a tag`() throws {
    var page = Self.page()
    page.headers[.entityTag] = nil

    #expect(page.conditional(for: try Self.request("*")).status == .ok)
    #expect(page.tagged().conditional(for: try Self.request("*")).status == .notModified)
  }

  @Test func `tags by content`() {
    let one = Response.text("one").tagged()
    let same = Response.text("one").tagged()
    let other = Response.text("other").tagged()

    #expect(one.headers[.entityTag] != nil)
    #expect(one.headers[.entityTag] == same.headers[.entityTag])
    #expect(one.headers[.entityTag] != other.headers[.entityTag])
    #expect(Self.page().tagged().headers[.entityTag] == "\"v1\"")
  }

  @Test func `goes over the wire without a body, with the length that it would have`() async throws
  {
    let page = Self.page()
    try await withServer {
      page.compressed(for: $0).conditional(for: $0)
    } test: { port, _ in
      let client = try RawClient(port: port)
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
      let full = try await client.response()
      await client.send("GET / HTTP/1.1\r\nHost: h\r\nIf-None-Match: \"v1\"\r\n\r\n")
      let short = try await client.response()
      await client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")

      #expect(full.body == page.bytes)
      #expect(short.status == 304)
      #expect(short["Content-Length"] == "\(page.bytes.count)")
      #expect(try await client.response().body == page.bytes)
    }
  }
}
