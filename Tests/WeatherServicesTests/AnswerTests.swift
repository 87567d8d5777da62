import Domain
import Foundation
import Testing

@testable import WeatherServices

/// What the fields of an answer say.
@Suite struct AnswerTests {
  @Test(
    arguments: [
      (["Expires": "Mon, 30 Nov 2026 07:00:00 GMT"], 1800),
      (["Expires": "Mon, 30 Nov 2026 07:00:00 GMT", "Cache-Control": "public, max-age=60"], 60),
      (["Cache-Control": "Max-Age=0, no-store"], 0),
      (["Expires": "0"], 0), ([:], 0), (["Cache-Control": "max-age=-1"], 0),
      (["Expires": "Sun, 30 Nov 2025 07:00:00 GMT"], -31_534_200),
    ] as [([String: String], Int64)])
  func `says until when it holds`(fields: [String: String], seconds: Int64) {
    let answer = Answer(status: 200, body: Data()) { fields[$0] }

    #expect(answer.expires(at: now) == now.advanced(bySeconds: seconds))
  }

  @Test(
    arguments: [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
      ("Sat, 31 Dec 2016 23:59:60 GMT", 1_483_228_799),
      ("Sun, 06 Nov 1994 08:49:37 UTC", nil), ("Sun, 31 Feb 1994 08:49:37 GMT", nil),
      ("Sun, 06 Nov 1994 24:49:37 GMT", nil), ("Sun, 06 Nov 1994 8:49 GMT", nil),
      ("Sun, 06 nov 1994 08:49:37 GMT", nil), ("tomorrow", nil), ("", nil),
      ("Sun, 06 Nov 99999999999999999999 08:49:37 GMT", nil),
    ] as [(String, Int64?)])
  func `reads a date`(text: String, seconds: Int64?) {
    #expect(Instant(httpDate: text) == seconds.map { Instant(milliseconds: $0 * 1000) })
  }

  @Test(arguments: [
    "https://api.example.org", "https://mirror.example.org:8443/weather/", "HTTPS://a.b",
    "http://127.0.0.1:8090", "http://localhost", "http://[::1]:80", "http://127.1.2.3",
  ])
  func `an encrypted address may be asked, and one of this machine`(address: String) throws {
    _ = try BaseAddress(address)
  }

  @Test(arguments: [
    "http://api.example.org", "http://127.0.0.1.example.org", "http://localhost.example.org",
    "http://128.0.0.1", "http://0.0.0.0", "ftp://127.0.0.1", "file:///etc/passwd", "api.met.no",
    "https://user:word@example.org", "https://", "", "https://example.org/?key=1",
    "http://127.0.0.1@example.org", "javascript:alert(1)", "http://2130706433",
  ])
  func `no other address may`(address: String) {
    #expect(throws: WeatherError.addressRefused) { try BaseAddress(address) }
  }

  @Test func `a path is put below the address`() throws {
    let address = try BaseAddress("https://mirror.example.org/weather/")

    let url = try address.url("/v1/search", ["name": "a+b&c=d #é"])

    #expect(
      url.absoluteString
        == "https://mirror.example.org/weather/v1/search?name=a%2Bb%26c%3Dd%20%23%C3%A9")
  }
}
