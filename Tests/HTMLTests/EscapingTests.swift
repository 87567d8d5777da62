import HTML
import Testing

@Suite struct EscapingTests {
  private static let cases: [(text: String, escaped: String)] = [
    ("", ""),
    ("plain", "plain"),
    ("a & b", "a &amp; b"),
    ("<script>alert('x')</script>", "&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"),
    ("\" onclick=\"evil()", "&quot; onclick=&quot;evil()"),
    ("&amp;", "&amp;amp;"),
    ("]]>--><!--", "]]&gt;--&gt;&lt;!--"),
    ("牛乳を買う", "牛乳を買う"),
    ("우유 사기 👩‍👩‍👧", "우유 사기 👩‍👩‍👧"),
    ("é ¿ « »", "é ¿ « »"),
    ("\t\n", "\t\n"),
    ("a\r\nb", "a&#13;\nb"),
    ("a\0b", "a\u{FFFD}b"),
    ("\u{1}\u{8}\u{B}\u{C}\u{1F}\u{7F}", String(repeating: "\u{FFFD}", count: 6)),
    ("\u{80}\u{85}\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}"),
    ("¢", "¢"),
    ("javascript:alert(1)//'\">", "javascript:alert(1)//&#39;&quot;&gt;"),
  ]

  @Test(arguments: cases)
  func `escapes text`(text: String, escaped: String) {
    let fragment = Markup.fragment { $0.text(text) }

    #expect(fragment.text == escaped)
  }

  @Test(arguments: cases)
  func `escapes an attribute's value`(text: String, escaped: String) {
    let fragment = Markup.fragment { $0.input(.value(text), .data("x", text)) }

    #expect(fragment.text == "<input value=\"\(escaped)\" data-x=\"\(escaped)\">")
  }

  /// What a parser may take for the start of something never comes out of any character.
  @Test func `lets no character through that means something`() {
    let scalars = (0...0x10FFFF).compactMap { UnicodeScalar($0 as Int) }
    let markup = Markup.fragment(capacity: 5 << 20) { markup in
      for scalar in scalars {
        markup.text(String(Character(scalar)))
      }
    }

    let out = markup.text.unicodeScalars
    #expect(!out.contains("<"))
    #expect(!out.contains(">"))
    #expect(!out.contains("\""))
    #expect(!out.contains("'"))
    #expect(
      out.allSatisfy { $0.properties.generalCategory != .control || $0 == "\t" || $0 == "\n" })
    #expect(scalars.filter { $0.value >= 0xA0 }.count <= out.count)
  }

  @Test func `turns what is no text into text`() {
    let loneSurrogate: [UInt16] = [0x61, 0xD800, 0x62]

    let fragment = Markup.fragment { $0.text(String(decoding: loneSurrogate, as: UTF16.self)) }

    #expect(fragment.text == "a\u{FFFD}b")
  }
}
