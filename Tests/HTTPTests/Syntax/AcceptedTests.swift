import HTTP
import Testing

@Suite struct AcceptedTests {
  @Test(arguments: [
    ("a, b;q=0.5, c;q=0.8", ["a", "c", "b"]),
    ("a;q=0.1, b;q=0.100, c;q=0.101", ["c", "a", "b"]),
    ("A ; Q=1.000", ["a"]),
    ("a;q=2, b;q=0.1234, c;q=-1, d;q=, e;q=1.001, f;q=.5, g", ["g"]),
    ("a;level=1;q=0.5, b", ["b", "a"]),
    (", ,;q=1, é, a b", []),
    ("", []),
  ])
  func `values are sorted by weight`(field: String, values: [String]) {
    #expect(QualityValues(parsing: [field]).items.map(\.value) == values)
  }

  @Test func `values are counted in thousandths`() {
    let values = QualityValues(parsing: ["a;q=0.5, b;q=0", "c;q=1., d;q=0.007"])

    #expect(values.quality(of: "A") == 500)
    #expect(values.quality(of: "b") == 0)
    #expect(values.quality(of: "c") == 1000)
    #expect(values.quality(of: "d") == 7)
    #expect(values.quality(of: "e") == nil)
  }

  @Test func `values beyond the limit are not looked at`() {
    let field = (0..<1000).map { "v\($0)" }.joined(separator: ",")

    #expect(QualityValues(parsing: [field]).items.count == 64)
  }

  @Test(arguments: [
    ("ja", "ja"), ("ja-JP", "ja"), ("JA", "ja"), ("ko-KR, ko;q=0.9, en;q=0.8", "ko"),
    ("fr, ja;q=0.1", "ja"), ("fr", nil), ("", nil), ("*", "en"), ("fr, *;q=0.1", "en"),
    ("en;q=0, *", "ja"), ("ja;q=0", nil), ("fr;q=1, ko;q=0.5, ja;q=0.6", "ja"),
    ("jav", nil), ("zh-Hant-TW", nil), ("ja-Latn-JP-x-y", "ja"), ("-", nil), ("ja-", "ja"),
  ])
  func `languages are found by lookup`(field: String, best: String?) {
    #expect(AcceptedLanguages(parsing: [field]).best(of: ["en", "ja", "ko"]) == best)
  }

  @Test func `a language finds one of its regions`() {
    #expect(AcceptedLanguages(parsing: ["en-US, ja"]).best(of: ["ja", "en-GB"]) == "en-GB")
  }
}
