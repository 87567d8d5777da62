import HTTP
import Testing

@Suite struct MediaTypeTests {
  @Test(arguments: [
    ("text/html", "text/html", [:]),
    ("Text/HTML;Charset=\"utf-8\"", "text/html", ["charset": "utf-8"]),
    ("text/html ; charset=utf-8 ; q=1", "text/html", ["charset": "utf-8", "q": "1"]),
    ("a/b;x=\"a\\\"b;c\"", "a/b", ["x": "a\"b;c"]),
    ("text/html;", "text/html", [:]),
    ("image/svg+xml", "image/svg+xml", [:]),
  ])
  func `is read`(text: String, essence: String, parameters: [String: String]) throws {
    let type = try #require(MediaType(parsing: text))

    #expect(type.essence == essence)
    #expect(type.parameters.count == parameters.count)
    for (name, value) in parameters {
      #expect(type[name] == value)
    }
  }

  @Test(arguments: [
    "", "text", "text/", "/html", "text/html/x", "text /html", "text/html; charset",
    "text/html; charset=", "text/html; charset=\"utf-8", "text/html; charset=\"a\\", "text/html x",
    "té/x",
  ])
  func `is not read out of what is none`(text: String) {
    #expect(MediaType(parsing: text) == nil)
  }
}
