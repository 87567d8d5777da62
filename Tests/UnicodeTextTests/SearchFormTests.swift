import Testing
import UnicodeText

/// Which texts are found under which words.
@Suite struct SearchFormTests {
  @Test(arguments: [
    ["café", "cafe\u{301}", "CAFÉ", "cafe", "ｃａｆｅ"],
    ["ガ", "カ\u{3099}", "が", "か\u{3099}", "ｶﾞ"],
    ["パン", "ﾊﾟﾝ", "ぱん"], ["ヵヶ", "ゕゖ"], ["ー", "ｰ"],
    ["한국", "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}"],
    ["Straße", "STRASSE", "straſse"], ["İstanbul", "istanbul", "ıstanbul", "ISTANBUL"],
    ["ﬁle", "file"], ["㈱", "(株)"], ["①", "1", "１", "¹"], ["Ｗｅｂ", "web"],
    ["a b", "a  b", "a\u{3000}b", "a\n\tb", "a\u{A0}b", "A B"],
    ["❤️", "❤"], ["so\u{AD}ft", "soft"], ["Øl", "ol"], ["œuvre", "oeuvre"],
    ["Ελλάς", "ΕΛΛΑΣ", "ελλασ"],
  ])
  func `makes one form of what people call the same`(_ texts: [String]) {
    let forms = texts.map(searchForm)

    #expect(Set(forms).count == 1, "\(forms)")
    #expect(forms.first?.isEmpty == false)
  }

  @Test(arguments: [
    ("か", "が"), ("は", "ぱ"), ("つ", "っ"), ("가", "각"), ("民国", "民國"), ("1", "10"), ("ab", "a b"),
    ("👍", "👎"), ("कि", "की"),
  ])
  func `keeps apart what are different words`(_ left: String, _ right: String) {
    #expect(searchForm(left) != searchForm(right))
  }

  @Test(arguments: [("각", "가"), ("닭", "다"), ("ガス", "カ")])
  func `has no syllable within another`(_ text: String, _ part: String) {
    let found = Array(searchForm(text).unicodeScalars).firstIndex { letter in
      searchForm(part).unicodeScalars.contains(letter)
    }

    #expect(found == nil)
  }

  @Test func `ends in the same form when it is taken twice`() {
    for text in ["Straße  ﬁ", "ガ　ｶﾞ", "각", "İı", "👩‍🍳🏊🏽", "\u{1100}\u{1161}\u{300}\u{11A8}"] {
      let form = searchForm(text)

      #expect(searchForm(form) == form)
    }
  }

  @Test func `leaves nothing of marks alone`() {
    #expect(searchForm("\u{301}") == "")
    #expect(searchForm("") == "")
    #expect(searchForm("\u{200D}") == "")
  }

  @Test func `knows every white space of Unicode`() {
    let different = (UInt32(0x80)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      guard scalar.properties.isWhitespace else { return false }
      return searchForm("a\(scalar)b") != "a b"
    }

    #expect(different.isEmpty)
  }
}
