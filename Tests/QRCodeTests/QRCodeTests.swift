import QRCode
import Testing

/// What a camera would read.
@Suite struct QRCodeTests {
  @Test(arguments: ["a", "http://a/dav/", "日々", "Hello, World!"])
  func `holds the text`(_ text: String) throws {
    let code = try #require(QRCode(text))

    #expect(code.size == 21)
    #expect(SmallestCodeReader(code: code).text == text)
  }

  @Test func `grows with the text`() throws {
    let address = try #require(QRCode("https://tasks.example.org/dav/"))
    let longest = try #require(QRCode(String(repeating: "x", count: 2331)))

    #expect(address.size == 29)
    #expect(longest.size == 177)
  }

  @Test(arguments: [
    "", String(repeating: "x", count: 2332), String(repeating: "x", count: 1 << 20),
  ])
  func `holds no text that is empty or too long`(_ text: String) {
    #expect(QRCode(text) == nil)
  }

  @Test func `has nothing dark outside`() throws {
    let code = try #require(QRCode("a"))

    for (x, y) in [(-1, 0), (0, -1), (21, 0), (0, 21), (.max, .min)] {
      #expect(!code.isDark(x: x, y: y))
    }
    #expect(code.darkRuns(inRow: 21).isEmpty)
  }

  @Test func `gives each row in runs`() throws {
    let code = try #require(QRCode("http://a/dav/"))

    for y in 0..<code.size {
      let dark = code.darkRuns(inRow: y).flatMap(Array.init)
      #expect(dark == (0..<code.size).filter { code.isDark(x: $0, y: y) })
    }
    #expect(code.darkRuns(inRow: 0).first == 0..<7)
    #expect(code.darkRuns(inRow: 0).last == 14..<21)
  }
}
