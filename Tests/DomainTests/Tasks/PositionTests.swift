import Domain
import TestSupport
import Testing

/// Places in an order made by hand.
@Suite struct PositionTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `lies between its neighbours wherever it is put`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var positions: [Position] = []

    for _ in 0..<2000 {
      let index = Int.random(in: 0...positions.count, using: &generator)
      let lower = index > 0 ? positions[index - 1] : nil
      let upper = index < positions.count ? positions[index] : nil
      let position = Position.between(lower, upper)
      #expect(lower.map { $0 < position } ?? true)
      #expect(upper.map { position < $0 } ?? true)
      #expect(position.isWellFormed)
      positions.insert(position, at: index)
    }

    let longest = positions.map(\.key.utf8.count).max() ?? 0
    #expect(longest <= 12)
  }

  @Test func `stays short when a thousand are put at one end`() {
    var first = Position.first
    var last = Position.first

    for _ in 0..<1000 {
      let before = Position.between(nil, first)
      let after = Position.between(last, nil)
      #expect(before < first)
      #expect(after > last)
      first = before
      last = after
    }

    #expect(first.key.utf8.count <= 3)
    #expect(last.key.utf8.count <= 3)
  }

  @Test func `grows by a digit for every few when all are put in one gap`() {
    let upper = Position.between(.first, nil)
    var lower = Position.first

    for _ in 0..<1000 {
      let middle = Position.between(lower, upper)
      #expect(lower < middle && middle < upper)
      lower = middle
    }

    // Half of what is left each time: one digit of base 62 for about six.
    #expect(lower.key.utf8.count <= 2 + 1000 / 5)
  }

  @Test func `goes just behind the lower one when the two are not in order`() {
    let low = Position.first
    let high = Position.between(low, nil)

    #expect(Position.between(high, low) > high)
    #expect(Position.between(low, low) > low)
  }

  @Test(arguments: ["a0", "a1", "Zz", "b00", "a0V", "Y00"])
  func `knows a key that it could have made`(_ key: String) {
    #expect(Position(key: key).isWellFormed)
  }

  @Test(arguments: ["", "a", "b0", "0", "a-", "a0V0", "é0", "a0 ", "{0"])
  func `knows a key that it could not have made`(_ key: String) {
    #expect(!Position(key: key).isWellFormed)
  }

  @Test(arguments: ["", "a", "zzz", "é", "b0", "----", "a0\0"])
  func `gives some place beside a key it did not make`(_ key: String) {
    let strange = Position(key: key)

    #expect(Position.between(strange, nil).isWellFormed)
    #expect(Position.between(nil, strange).isWellFormed)
  }
}
