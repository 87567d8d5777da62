import Domain
import TestSupport
import Testing

/// Places as the numbers that programs write.
@Suite struct PositionSortOrderTests {
  @Test func `counts new tasks down and up from the first`() {
    let below = Position.between(nil, .first)
    let above = Position.between(.first, nil)

    #expect(Position.first.sortOrder == 500_000_000)
    #expect(below.sortOrder == 500_000_000 - 3844)
    #expect(above.sortOrder == 500_000_000 + 3844)
    #expect(Position(key: "a0V").sortOrder == 500_000_000 + 31 * 62)
    #expect(Position(key: "a00V").sortOrder == 500_000_000 + 31)
  }

  @Test func `has a place of its own for each number, in the same order`() throws {
    var numbers = [-40_000_000_000, -3845, -3844, -1, 0, 1, 61, 62, 3843, 3844, 817_000_000]
    numbers += (499_760_000...500_240_000).filter { $0 % 31 == 0 }
    numbers.sort()

    let places = try numbers.map { try #require(Position(sortOrder: $0)) }

    #expect(places.map(\.sortOrder) == numbers)
    #expect(places.allSatisfy { $0.isWellFormed })
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `keeps the order of places that were made by hand`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var positions: [Position] = [.first]

    for _ in 0..<500 {
      let index = Int.random(in: 0...positions.count, using: &generator)
      let lower = index > 0 ? positions[index - 1] : nil
      let upper = index < positions.count ? positions[index] : nil
      positions.insert(.between(lower, upper), at: index)
    }

    let numbers = try positions.map { try #require($0.sortOrder) }
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 })
    for (number, position) in zip(numbers, positions) {
      let first = try #require(Position(sortOrder: number))
      let next = try #require(Position(sortOrder: number + 1))
      #expect(first <= position && position < next)
    }
  }

  @Test(arguments: [Int.min, -(1 << 46), 1 << 46, .max])
  func `takes no number that no program counts to`(_ number: Int) {
    #expect(Position(sortOrder: number) == nil)
  }

  @Test func `has no number for a place that nobody gets to by hand`() {
    #expect(Position(key: "z" + String(repeating: "z", count: 26)).sortOrder == nil)
    #expect(Position(key: "A" + String(repeating: "0", count: 26)).sortOrder == nil)
    #expect(Position(key: "").sortOrder == nil)
  }
}
