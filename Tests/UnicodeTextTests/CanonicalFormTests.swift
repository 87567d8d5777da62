import Testing
import UnicodeText

@Suite struct CanonicalFormTests {
  static let texts: [(String, String)] = [
    ("plain", "plain"), ("cafe\u{301}", "caf\u{E9}"), ("caf\u{E9}", "caf\u{E9}"),
    ("か\u{3099}", "が"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("\u{212B}", "\u{C5}"),
    ("\u{2F81A}", "\u{51AC}"), ("ｶﾞ", "ｶﾞ"), ("買い物👍🏽", "買い物👍🏽"), ("a\0e\u{301}", "a\0\u{E9}"), ("", ""),
    ("a\u{323}\u{307}", "\u{1EA1}\u{307}"), ("a\u{307}\u{323}", "\u{1EA1}\u{307}"),
  ]

  @Test(arguments: texts)
  func `composes what means the same into the same scalars`(text: String, composed: String) {
    #expect(Array(canonicalForm(text).unicodeScalars) == Array(composed.unicodeScalars))
  }
}
