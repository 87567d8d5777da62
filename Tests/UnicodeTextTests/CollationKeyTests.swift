import TestSupport
import Testing
import UnicodeText

@Suite struct CollationKeyTests {
  /// Titles in the order in which people expect them.
  static let ordered: [[String]] = [
    ["Step 1", "Step 2", "step 10", "Step 010b", "STEP 11"],
    ["", " ", "!", "#tag", "(note)", "📝 Write", "0", "2", "10", "a", "z", "я", "あ", "買う", "가"],
    ["apple", "Ärger", "arger b", "banana", "Écrire", "œuf", "Øl", "oyster", "zebra"],
    ["a", "a b", "a-b", "a1", "ab"],
    ["Straße", "strasse 2", "strasse 10"],
    ["ガ", "き", "ギター", "く"],
    ["かあ", "カート", "かい"],
    ["きつて", "きって2", "きつと"],
    ["ㄱ", "가", "가나", "가나다", "각", "까", "나", "하"],
    ["ㅋㅋㅋ", "카드", "크다", "ㅌ"],
    ["청소하기", "청소하기 2", "청소하기 10", "청춘"],
    ["買い物👍🏽", "買う"],
    ["9", "１０", "११", "١٢", "13"],
    ["1.2", "1.10", "2"],
    ["0", "00", "000", "01", "1"],
    ["a" + String(repeating: "9", count: 253), "a1" + String(repeating: "0", count: 253)],
    ["9" + String(repeating: "0", count: 600), "1" + String(repeating: "0", count: 601)],
    ["18446744073709551615", "18446744073709551616", "99999999999999999999"],
  ]

  @Test(arguments: ordered)
  func `orders titles as people expect them`(titles: [String]) {
    let keys = titles.map(collationKey)

    for (index, key) in keys.enumerated() {
      for later in keys.dropFirst(index + 1) {
        #expect(key.lexicographicallyPrecedes(later), "\(titles) at \(index)")
      }
    }
  }

  static let alike: [[String]] = [
    ["arger", "Ärger", "ÄRGER", "A\u{308}rger", "ａｒｇｅｒ"],
    ["café", "cafe\u{301}", "CAFÉ", "cafe"],
    ["strasse", "Straße", "STRASSE"],
    ["が", "ガ", "ｶﾞ", "か\u{3099}", "か", "カ", "ｶ", "ヵ"],
    ["あ", "ア", "ｱ", "ぁ", "ァ"],
    ["コーヒー", "ｺｰﾋｰ", "こおひい", "コオヒイ"],
    ["いすず", "いすゞ", "イスヾ"],
    ["가", "\u{1100}\u{1161}", "ﾡￂ"],
    ["각", "\u{1100}\u{1161}\u{11A8}"],
    ["10", "１０", "010", "١٠", "०१०", "⑩"],
    ["a b", "a\u{3000}b", "a\u{A0}b", "a  b", "a\tb"],
    ["ab", "a\u{200B}b", "a\u{AD}b", "a\u{200D}b", "a\u{7}b"],
    ["❤", "❤️"],
    ["(株)", "㈱"],
    ["שלום", "שָׁלוֹם"],
  ]

  @Test(arguments: alike)
  func `folds what people do not tell apart`(titles: [String]) {
    let folded = titles.map { collationKey($0).prefix { $0 != 0 } }

    for (title, other) in zip(titles, folded) { #expect(other == folded[0], "\(title)") }
  }

  static let different = [
    ["का", "कि"], ["क", "क्"], ["กุ", "กู"], ["ab", "a b"], ["1", "11"], ["ㄱ", "가"], ["ん", "む"],
    ["각 a", "각a"],
  ]

  @Test(arguments: different)
  func `tells different words apart`(words: [String]) {
    let folded = words.map { collationKey($0).prefix { $0 != 0 } }

    #expect(folded[0] != folded[1])
  }

  @Test func `gives titles that look alike an order by their own bytes`() {
    let titles = ["Apple", "apple", "ápple", "ａｐｐｌｅ"]

    let keys = titles.map(collationKey)

    for (earlier, later) in zip(keys, keys.dropFirst()) {
      #expect(earlier.lexicographicallyPrecedes(later))
    }
  }

  @Test func `keeps the title after its folded form`() {
    #expect(collationKey("Ab 07") == [0x61, 0x62, 0x02, 0x30, 0x02, 0x37, 0] + Array("Ab 07".utf8))
  }

  @Test func `gives different texts different keys, and the folded half no zero but its end`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = [
      "a", "A", "é", "e\u{301}", "0", "1", "１", " ", "\0", "\u{7}", "ｶ", "ﾞ", "ー", "ゝ", "가",
      "\u{1161}",
      "\u{11A8}", "ㄳ", "👍🏽", "\u{FE0F}", "ﷺ", "ß", "ΐ", "\u{10FFFF}", "क", "ि", "_",
    ]
    var keys: [[UInt8]: [UInt8]] = [:]

    for _ in 0..<20_000 {
      let count = Int.random(in: 0...6, using: &generator)
      let text = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? "" }.joined()
      let key = collationKey(text)
      let utf8 = Array(text.utf8)

      #expect(keys.updateValue(utf8, forKey: key) ?? utf8 == utf8)
      #expect(key.prefix { $0 != 0 }.count == key.count - utf8.count - 1)
    }
  }

  @Test func `takes any scalar of the planes with letters`() {
    let refused = (UInt32(0)..<0x2_0000).lazy.compactMap(Unicode.Scalar.init).filter {
      let text = "a" + String($0)
      return !collationKey(text).suffix(text.utf8.count).elementsEqual(text.utf8)
    }

    #expect(Array(refused) == [])
  }

  @Test func `takes texts that grow eighteenfold`() {
    let text = String(repeating: "ﷺ", count: 500)

    #expect(collationKey(text).count > 500 * 18)
  }
}
