import Domain
import Testing

/// What can be a title.
@Suite struct TitleTests {
  @Test(arguments: [
    ("Write", "Write"), ("  Write\t", "Write"), ("\u{3000}牛乳を買う\u{3000}", "牛乳を買う"),
    ("two\nlines", "two lines"), ("two\r\nlines\n", "two lines"), ("\u{2028}a\u{2029}b", "a b"),
    ("a  b", "a  b"), ("a\0b\0", "ab"), ("우유\u{00A0}사기", "우유\u{00A0}사기"),
  ])
  func `drops white space at the ends and joins lines`(_ text: String, _ title: String) throws {
    #expect(try Title.validated(text) == title)
  }

  @Test(arguments: ["", " ", "\u{3000}", "\n\t\r\n", "\u{2003}\u{00A0}\u{200B}"])
  func `refuses what nobody could see`(_ text: String) {
    #expect(throws: TitleError.empty) { try Title.validated(text) }
  }

  @Test func `counts its length in bytes`() throws {
    let longest = String(repeating: "x", count: Title.maximumLength)

    #expect(try Title.validated(longest + " ") == longest)
    #expect(throws: TitleError.tooLong(maximum: 2000)) { try Title.validated(longest + "x") }
    #expect(throws: TitleError.tooLong(maximum: 2000)) {
      try Title.validated(String(repeating: "日", count: 667))
    }
  }
}
