import Domain
import Testing

@testable import Presentation

/// What the compiler can't see of the catalogue: an entry that nobody shows, a text that was left
/// in another language.
@Suite struct CatalogueTests {
  @Test func `every entry is shown somewhere`() throws {
    let counts = try Catalogue.wordCounts()
    let names = try Catalogue.names()

    let unused = names.filter { counts[$0, default: 0] < 2 }

    #expect(names.count > 100)
    #expect(unused == [])
  }

  @Test func `every text is written in the script of its language`() throws {
    let entries = try Catalogue.entries()

    #expect(entries.count > 100)
    for entry in entries {
      #expect(!entry.english.contains { $0.isKana || $0.isHangul || $0.isHan }, "\(entry)")
      #expect(!entry.japanese.contains { $0.isHangul }, "\(entry)")
      #expect(!entry.korean.contains { $0.isKana || $0.isHan }, "\(entry)")
      if entry.english.contains(where: { $0.isLetter }), !entry.english.contains("\"OK\""),
        entry.english.contains("\" ") || entry.english.contains(" ")
      {
        #expect(entry.japanese != entry.english, "\(entry)")
        #expect(entry.korean != entry.english, "\(entry)")
      }
    }
  }

  @Test func `numbers are parted by thousands`() {
    let words = Words(.english)

    #expect(words.number(0) == "0")
    #expect(words.number(999) == "999")
    #expect(words.number(1000) == "1,000")
    #expect(words.number(-1_234_567) == "-1,234,567")
  }

  @Test func `English counts one apart from many`() {
    #expect(Words(.english).openTasks(1) == "1 task to do")
    #expect(Words(.english).openTasks(0) == "0 tasks to do")
    #expect(Words(.english).openTasks(12_345) == "12,345 tasks to do")
    #expect(Words(.japanese).openTasks(1) == "未完了 1件")
    #expect(Words(.korean).openTasks(1) == "남은 할 일 1개")
  }
}

extension Character {
  fileprivate var isKana: Bool { isIn(0x3041...0x30FA) }
  fileprivate var isHan: Bool { isIn(0x4E00...0x9FFF) }
  fileprivate var isHangul: Bool { isIn(0xAC00...0xD7A3) }

  private func isIn(_ range: ClosedRange<UInt32>) -> Bool {
    unicodeScalars.contains { range.contains($0.value) }
  }
}
