import Testing
import UnicodeText

@Suite struct BlankTests {
  @Test(arguments: [
    "", " ", "\t\r\n", "\u{3000}", "\u{A0}", "\u{200B}\u{2060}\u{FEFF}", "\u{2003}\u{202F}\u{205F}",
    "\u{200C}\u{200D}", "\u{3164}\u{FFA0}", "\u{2800}", "\u{FE0F}", "\u{85}\u{2028}\u{1680}",
    "\0\u{7F}",
    " \u{202E} ", "\u{AD}",
  ])
  func `says that what cannot be seen is blank`(text: String) {
    #expect(isBlank(text))
    #expect(trimmed(text) == "")
  }

  @Test(arguments: ["a", " a ", "\u{3000}日\u{3000}", "👍", "\u{301}", "."])
  func `says that what can be seen is not`(text: String) {
    #expect(!isBlank(text))
    #expect(!trimmed(text).isEmpty)
  }

  static let texts: [(String, String)] = [
    ("a b", "a b"), ("  a b\t\n", "a b"), ("\u{3000}買い物\u{3000}", "買い物"),
    ("\u{FEFF}청소\u{200B}", "청소"),
    ("❤️ ", "❤️"), (" 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"), ("cafe\u{301} ", "cafe\u{301}"), ("a\r\n", "a"),
  ]

  @Test(arguments: texts)
  func `takes away the space around a text`(text: String, inner: String) {
    #expect(Array(trimmed(text).unicodeScalars) == Array(inner.unicodeScalars))
  }
}
