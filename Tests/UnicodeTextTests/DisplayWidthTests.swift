import Testing
import UnicodeText

@Suite struct DisplayWidthTests {
  static let widths: [(String, Int)] = [
    ("", 0), ("abc", 3), ("청소하기", 8), ("買い物👍🏽", 8), ("café", 4), ("cafe\u{301}", 4),
    ("ｶﾞ", 2), ("ａ", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("👍", 2), ("👍🏽", 2), ("👨‍👩‍👧‍👦", 2), ("🇯🇵", 2),
    ("🇯🇵🇰🇷", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("\u{301}", 0), ("\u{200B}", 0),
    ("a\u{200D}b", 2), ("\u{1B}[31m", 4), ("\t\n\u{7F}", 0), ("\u{85}\u{9B}", 0), ("\u{3000}", 2),
    ("…", 1), ("日々", 4), ("한글 hangul", 11),
  ]

  @Test(arguments: widths)
  func `counts the columns of what people see`(text: String, width: Int) {
    #expect(displayWidth(of: text) == width)
  }

  @Test func `counts plain letters one by one as it does among others`() {
    let plain = (UInt32(0)..<0x1_0000).compactMap(Unicode.Scalar.init).map { String($0) }

    // After a family no text is plain, and what it joins to would take no columns of its own.
    let wrong = plain.filter {
      displayWidth(of: $0) != displayWidth(of: Character($0))
        || displayWidth(of: "👨‍👩‍👧‍👦 " + $0 + $0) != 3 + displayWidth(of: $0 + $0)
    }

    #expect(wrong == [])
  }

  static let cuts: [(String, Int, String)] = [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("abcdef", -3, ""), ("", 0, ""), ("", -1, ""), ("청소하기", 8, "청소하기"), ("청소하기", 7, "청소하…"),
    ("청소하기", 6, "청소…"), ("청소하기", 2, "…"), ("買い物👍🏽です", 9, "買い物👍🏽…"),
    ("買い物👍🏽です", 8, "買い物…"), ("cafe\u{301}s", 5, "cafe\u{301}s"),
    ("cafe\u{301}ss", 5, "cafe\u{301}…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"),
  ]

  @Test(arguments: cuts)
  func `cuts between what people see as characters`(text: String, width: Int, cut: String) {
    #expect(truncated(text, toWidth: width) == cut)
  }

  @Test func `never makes a text wider than asked`() {
    for (text, _) in Self.widths {
      for width in 0...12 {
        #expect(displayWidth(of: truncated(text, toWidth: width)) <= width)
      }
    }
  }
}
