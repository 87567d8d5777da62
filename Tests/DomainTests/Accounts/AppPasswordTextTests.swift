import Domain
import Testing

/// How an app password is written and typed.
@Suite struct AppPasswordTextTests {
  private let text = AppPasswordText { count in (0..<count).map { UInt8($0) } }

  @Test func `is four groups of five`() {
    #expect(text.grouped == "abcde-fghij-kmnpq-rstuv")
  }

  @Test func `has no characters that look alike, and each of the others as often`() {
    var counts: [UInt8: Int] = [:]
    for byte in UInt8.min...UInt8.max {
      let text = AppPasswordText { Array(repeating: byte, count: $0) }
      counts[text.symbols[0], default: 0] += 1
    }

    #expect(counts.count == 32)
    #expect(counts.values.allSatisfy { $0 == 8 })
    #expect("l1o0".utf8.allSatisfy { counts[$0] == nil })
  }

  @Test(arguments: [
    "abcde-fghij-kmnpq-rstuv", "abcdefghijkmnpqrstuv", "ABCDE-FGHIJ-KMNPQ-RSTUV",
    " Abcde fghij kmnpq rstuv ", "abcde--fghij-kmnpq-rstuv",
  ])
  func `is the same however it is parted and in either case`(_ typed: String) {
    #expect(AppPasswordText(typed: typed) == text)
  }

  @Test(arguments: [
    "", "abcde", "abcde-fghij-kmnpq-rstu", "abcde-fghij-kmnpq-rstuvw", "abcde-fghij-kmnpq-rstu1",
    "abcde-fghij-kmnpq-rstuo", "abcde-fghij-kmnpq-rstul", "abcde_fghij_kmnpq_rstuv",
    "ａｂｃｄｅ-fghij-kmnpq-rstuv", "abcde\tfghij-kmnpq-rstuv", "abcde-fghij-kmnpq-rstu\u{212A}",
    String(repeating: "-", count: 1_000_000),
  ])
  func `takes nothing else`(_ typed: String) {
    #expect(AppPasswordText(typed: typed) == nil)
  }
}
