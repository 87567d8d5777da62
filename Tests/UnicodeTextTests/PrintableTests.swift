import Testing
import UnicodeText

@Suite struct PrintableTests {
  static let texts: [(String, String)] = [
    ("plain ~", "plain ~"), ("\u{1B}[31mred", "[31mred"), ("a\nb\tc\r\nd\re", "a b c d e"),
    ("bell\u{7}\u{0}\u{7F}", "bell"), ("c1\u{9B}31m\u{9D}0;t\u{9C}", "c131m0;t"),
    ("\u{202E}gpj.exe\u{202C}", "gpj.exe"), ("\u{2066}x\u{2069}", "x"),
    ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{FEFF}bom", "bom"), ("買い物👍🏽", "買い物👍🏽"), ("👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿❤️"),
    ("cafe\u{301}", "cafe\u{301}"), ("a\u{A0}b", "a\u{A0}b"), ("", ""),
  ]

  @Test(arguments: texts)
  func `leaves nothing that commands a terminal`(text: String, safe: String) {
    #expect(Array(printable(text).unicodeScalars) == Array(safe.unicodeScalars))
  }
}
