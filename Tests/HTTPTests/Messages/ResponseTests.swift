import HTTP
import Testing

@Suite struct ResponseTests {
  @Test(arguments: [
    ("/tasks/1?sort=due&x=%20#top", "/tasks/1?sort=due&x=%20#top"),
    ("/a b", "/a%20b"),
    ("/牛", "/%E7%89%9B"),
    ("/a\r\nSet-Cookie: b", "/a%0D%0ASet-Cookie:%20b"),
    ("https://h/a\"<>\\^`{|}", "https://h/a%22%3C%3E%5C%5E%60%7B%7C%7D"),
  ])
  func `sends elsewhere, with the address encoded where it must be`(
    address: String, location: String
  ) {
    let response = Response.redirect(to: address)

    #expect(response.status == .seeOther)
    #expect(response.headers[.location] == location)
  }

  @Test func `keeps fields in order, and finds them whatever their case`() {
    var headers = ResponseHeaders([("A", "1"), ("B", "2")])
    headers.add("a", "3")
    headers["b"] = "4"

    #expect(headers.values(of: "A") == ["1", "3"])
    #expect(headers["B"] == "4")
    #expect(headers.all.map(\.value) == ["1", "3", "4"])

    headers["A"] = nil
    #expect(headers.all.map(\.value) == ["4"])
  }

  @Test(arguments: [
    ([], ["Accept-Encoding"]),
    (["Cookie"], ["Cookie", "Accept-Encoding"]),
    (["Cookie, accept-encoding"], ["Cookie, accept-encoding"]),
    (["*"], ["*"]),
  ])
  func `says once what it varies by`(before: [String], after: [String]) {
    var headers = ResponseHeaders(before.map { (.vary, $0) })
    headers.vary(on: .acceptEncoding)

    #expect(headers.values(of: .vary) == after)
  }
}
