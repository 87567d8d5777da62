import HTTP
import Testing

@Suite struct CookiesTests {
  @Test(arguments: [
    (["a=1; b=2"], ["a": "1", "b": "2"]),
    (["a=1", "b=2"], ["a": "1", "b": "2"]),
    (["a=1;b=2 ; c"], ["a": "1", "b": "2"]),
    (["a=b=c"], ["a": "b=c"]),
    (["a="], ["a": ""]),
    (["=x; é=1; ;;"], [:]),
    (["a=\"q\""], ["a": "\"q\""]),
    (["a=1; a=2"], ["a": "1"]),
    ([], [:]),
    ([""], [:]),
  ])
  func `are read leniently`(fields: [String], cookies: [String: String]) throws {
    let read = Cookies(parsing: fields)

    #expect(Dictionary(read.all.map { ($0.name, $0.value) }) { first, _ in first } == cookies)
    for (name, value) in cookies {
      #expect(read[name] == value)
    }
  }

  @Test func `are set for the whole host, out of reach of scripts`() throws {
    var cookie = try #require(SetCookie(name: "session", value: "abc", isSecure: true))

    #expect(cookie.fieldValue == "session=abc; Path=/; HttpOnly; Secure; SameSite=Lax")

    cookie.maxAge = 0
    cookie.isSecure = false
    cookie.isHTTPOnly = false
    cookie.sameSite = .strict
    #expect(cookie.fieldValue == "session=abc; Path=/; Max-Age=0; SameSite=Strict")
  }

  @Test(arguments: [
    ("", "x", "/"), ("a b", "x", "/"), ("a=b", "x", "/"), ("a", "x;y", "/"), ("a", "x\r\ny", "/"),
    ("a", "é", "/"), ("a", "x y", "/"), ("a", "x,y", "/"), ("a", "x", "/; Secure"),
    ("a", "x", "/\r\n"),
  ])
  func `are not made of what would end them`(name: String, value: String, path: String) {
    #expect(SetCookie(name: name, value: value, path: path, isSecure: false) == nil)
  }
}
