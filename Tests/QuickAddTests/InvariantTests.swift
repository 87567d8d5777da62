import Domain
import QuickAdd
import TestSupport
import Testing

/// What must hold for every line.
@Suite struct InvariantTests {
  static let lines =
    (EnglishTests.rows + JapaneseTests.rows + KoreanTests.rows).map(\.line)
    + EnglishTests.titles + JapaneseTests.titles + KoreanTests.titles

  @Test func `there are enough lines in each language`() {
    for rows in [EnglishTests.rows, JapaneseTests.rows, KoreanTests.rows] {
      #expect(rows.count >= 50)
    }
    for titles in [EnglishTests.titles, JapaneseTests.titles, KoreanTests.titles] {
      #expect(titles.count >= 10)
    }
  }

  @Test(arguments: lines)
  func `parts stand apart, in order, and between characters`(_ line: String) throws {
    let borders = Set(line.indices.map { line.utf8.distance(from: line.startIndex, to: $0) })
    let result = try read(line, in: .english)

    let ranges = result.parts.flatMap(\.ranges).sorted { $0.lowerBound < $1.lowerBound }

    for range in ranges {
      #expect(borders.contains(range.lowerBound))
      #expect(range.upperBound == line.utf8.count || borders.contains(range.upperBound))
    }
    for (left, right) in zip(ranges, ranges.dropFirst()) {
      #expect(left.upperBound <= right.lowerBound)
    }
  }

  @Test(arguments: lines)
  func `removing every part gives the line back`(_ line: String) throws {
    let reader = try reader(.english)
    var result = reader.read(line)

    while let part = result.parts.first { result = reader.removing(part, from: result) }

    #expect(result.title == line.filter { $0 != "\"" } || result.title == line)
  }

  @Test(arguments: lines)
  func `nothing is due before today unless its year is written`(_ line: String) throws {
    for now in ["2026-11-30T09:30", "2027-07-09T18:00", "2028-02-29T00:05", "2027-12-31T23:59"] {
      guard let due = try read(line, in: .english, at: now).due, !line.contains("202") else {
        continue
      }
      #expect(due.iso >= String(now.prefix(10)))
    }
  }

  @Test func `any mix of words can be read`() throws {
    var generator = SeededGenerator(seed: 20_261_130)
    let words = Self.lines.flatMap { $0.split(separator: " ") }
    let reader = try reader(.japanese)

    for _ in 0..<400 {
      let line = (0..<12).map { _ in words.randomElement(using: &generator) ?? "" }
        .joined(separator: Bool.random(using: &generator) ? " " : "")
      let result = reader.read(line)
      #expect(result.text == line)
      #expect(result.title.utf8.count <= line.utf8.count)
    }
  }

  @Test(arguments: [
    "mon,", "every ", "明日", "を明日", "매주 월", "1 ", "1/", "\" a", "「", "(", "until tomorrow ", "#",
    "+Work ", " ", "12月24日まで", "e\u{301}", "999999999999999999999", "every 1st and ",
  ])
  func `a long line takes no longer than its length`(_ piece: String) throws {
    let reader = try reader(.english)
    let clock = ContinuousClock()
    let short = String(repeating: piece, count: 50)
    let long = String(repeating: piece, count: 1000)
    _ = reader.read(short)

    let shortTime = clock.measure { _ = reader.read(short) }
    let longTime = clock.measure { _ = reader.read(long) }

    // Twenty times the length would take 400 times as long, were it quadratic.
    #expect(longTime < shortTime * 150 + .milliseconds(100))
  }
}
