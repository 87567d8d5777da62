import HTTP
import Testing

@Suite struct CompressionTests {
  private static let page = Array(String(repeating: "<li>牛乳を買う</li>\n", count: 500).utf8)

  private static func request(accepting coding: String?) throws -> Request {
    try Request(headers: coding.map { [(.acceptEncoding, $0)] } ?? [])
  }

  @Test(arguments: ["gzip", "br, gzip;q=0.5", "*", "GZIP"])
  func `packs text for a client that asks`(accepted: String) throws {
    var page = Response.html(Self.page)
    page.headers[.entityTag] = "\"v1\""

    let response = page.compressed(for: try Self.request(accepting: accepted))

    #expect(response.headers[.contentEncoding] == "gzip")
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(response.headers[.entityTag] == "\"v1-gzip\"")
    #expect(response.bytes.count < Self.page.count / 4)
    #expect(gunzipped(response.bytes) == Self.page)
  }

  @Test(arguments: [nil, "", "br", "gzip;q=0", "identity", "*;q=0", "gzip;q=bad"])
  func `leaves text plain for a client that does not ask`(accepted: String?) throws {
    let response = Response.html(Self.page).compressed(
      for: try Self.request(accepting: accepted))

    #expect(response.headers[.contentEncoding] == nil)
    #expect(response.headers[.vary] == "Accept-Encoding")
    #expect(response.bytes == Self.page)
  }

  @Test(arguments: [
    Response.text("short"),
    Response.content(page, type: "image/png"),
    Response.content(page, type: "nonsense"),
    Response(.ok, body: .bytes(page)),
    Response(.ok, headers: ResponseHeaders([(.contentEncoding, "br")]), body: .bytes(page)),
    Response(.noContent),
  ])
  func `leaves alone what gains nothing`(response: Response) throws {
    let same = response.compressed(for: try Self.request(accepting: "gzip"))

    #expect(same.bytes == response.bytes)
    #expect(same.headers == response.headers)
  }

  @Test(arguments: [
    "text/css", "application/json", "application/xml; charset=utf-8", "image/svg+xml",
    "text/javascript", "application/javascript", "application/ld+json",
  ])
  func `packs all kinds of text`(type: String) throws {
    let response = Response.content(Self.page, type: type).compressed(
      for: try Self.request(accepting: "gzip"))

    #expect(gunzipped(response.bytes) == Self.page)
  }

  @Test func `takes what was packed beforehand`() throws {
    let file = Response.html(Self.page).precompressed()

    let packed = file.compressed(for: try Self.request(accepting: "gzip"))
    let plain = file.compressed(for: try Self.request(accepting: nil))

    #expect(packed.bytes == file.gzippedBody)
    #expect(gunzipped(packed.bytes) == Self.page)
    #expect(plain.bytes == Self.page)
  }

  @Test func `leaves bytes plain that do not shrink`() throws {
    var state: UInt64 = 1
    let noise = (0..<4096).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 33)
    }

    let response = Response.content(noise, type: "text/plain").compressed(
      for: try Self.request(accepting: "gzip"))

    #expect(response.bytes == noise)
    #expect(response.headers[.contentEncoding] == nil)
  }

  @Test(arguments: [0, 1, 100, 70_000, 3_000_000])
  func `packs any length`(length: Int) throws {
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 / 7) }

    for effort in [Gzip.Effort.fastest, .smallest] {
      let packed = try #require(Gzip.compressed(bytes, effort: effort))
      #expect(gunzipped(packed) == bytes)
    }
  }
}
