import Domain
import TestSupport
import Testing

/// What is found under a part of a text.
@Suite struct SearchTextTests {
  @Test(arguments: [
    ("대한민국 여권 갱신", "민국"), ("대한민국 여권 갱신", "여권"), ("確定申告の書類", "申告"),
    ("確定申告の書類", "告"), ("Buy milk", "UY MI"), ("Buy  milk", "buy milk"), ("Café", "fe"),
    ("ギター", "ぎ"), ("ﾊﾟﾝ", "パン"), ("100% (really)", "% ("), ("❤️ yes", "❤"), ("a", "a"),
  ])
  func `finds any part inside words`(_ text: String, _ part: String) throws {
    let matcher = try #require(SearchText(part)).matcher()

    #expect(matcher.matches(text))
  }

  @Test(arguments: [
    ("대한민국", "국민"), ("각", "가"), ("ガス", "か"), ("Buy milk", "milk buy"), ("a", "ab"), ("", "a"),
  ])
  func `finds nothing else`(_ text: String, _ part: String) throws {
    let matcher = try #require(SearchText(part)).matcher()

    #expect(!matcher.matches(text))
  }

  @Test(arguments: [true, false])
  func `compares plain text as it compares its folded form`(_ isExact: Bool) throws {
    let letters = ["a", "B", "b", " ", "é", "[", "@", "가"]
    var random = SeededGenerator(seed: 7)
    var foundCount = 0

    for _ in 0..<4_000 {
      let text = (0..<6).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      let part = (0..<2).map { _ in letters.randomElement(using: &random) ?? "" }.joined()
      guard let sought = SearchText(part, isExact: isExact) else { continue }
      let found = sought.matcher().matches(text)
      let folded = String(decoding: SearchText.folded(text, isExact: isExact), as: UTF8.self)
      let foldedPart = String(
        decoding: SearchText.folded(sought.text, isExact: isExact), as: UTF8.self)

      #expect(found == folded.utf8.contains(foldedPart.utf8), "\(part) in \(text)")
      foundCount += found ? 1 : 0
    }
    #expect(foundCount > 100)
  }

  @Test(arguments: [
    ("Café", "cafe", false), ("Café", "CAFÉ", true), ("Café", "cafe\u{301}", true),
    ("ギター", "ぎ", false), ("ギター", "ｷﾞ", true), ("Straße", "STRASSE", true), ("각", "가", false),
  ])
  func `tells accents and kana apart when it is exact`(
    _ text: String, _ part: String, _ isFound: Bool
  ) throws {
    let matcher = try #require(SearchText(part, isExact: true)).matcher()

    #expect(matcher.matches(text) == isFound)
  }

  @Test(arguments: ["", "  ", "\u{3000}", "\u{301}", "\u{200D}"])
  func `looks for nothing when nothing is left of it`(_ text: String) {
    #expect(SearchText(text) == nil)
  }

  @Test func `looks at title, notes and tags, each by itself`() throws {
    let task = TaskItem(
      id: .init(1), list: .init(1), title: "title", notes: "notes",
      tags: [try #require(Tag("at home"))], position: .first,
      created: Instant(milliseconds: 0), changed: Instant(milliseconds: 0))

    let found = ["itl", "ote", "T HO", "lenotes", "homenotes"].compactMap { SearchText($0) }
      .filter { $0.matcher().matches(task) }

    #expect(found.map(\.text) == ["itl", "ote", "T HO"])
  }
}
