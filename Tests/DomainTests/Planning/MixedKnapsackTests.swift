import Domain
import TestSupport
import Testing

/// The exact choice, where some are taken only whole.
@Suite struct MixedKnapsackTests {
  @Test func `takes whole what can't be parted`() {
    // The greedy choice takes the first and has no room for the two that are worth more together.
    let items = [
      KnapsackItem(value: 6, units: 6), KnapsackItem(value: 5, units: 5),
      KnapsackItem(value: 5, units: 5),
    ]

    let knapsack = MixedKnapsack(items, capacity: 10)

    #expect(knapsack.taken == [0, 5, 5])
    #expect(knapsack.total == 50)
  }

  @Test func `fills what is left with what may be parted`() {
    let items = [KnapsackItem(value: 3, units: 7), KnapsackItem(value: 2, units: 9)]

    let knapsack = MixedKnapsack(items, capacity: 10) { $0 == 1 }

    #expect(knapsack.taken == [7, 3])
    #expect(knapsack.total == 27)
  }

  @Test func `with all in parts it is the greedy choice`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<200 {
      let items = KnapsackItem.random(upTo: 9, using: &generator)
      let capacity = Int.random(in: 0...50, using: &generator)

      let mixed = MixedKnapsack(items, capacity: capacity) { _ in true }

      #expect(mixed.total == FractionalKnapsack(items, capacity: capacity).total)
      #expect(mixed.taken == FractionalKnapsack(items, capacity: capacity).taken)
    }
  }

  @Test func `is never worse than any other choice, and the greedy one is its bound`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let items = KnapsackItem.random(upTo: 6, using: &generator)
      let capacity = Int.random(in: 0...25, using: &generator)
      let divisible = Set(items.indices.filter { _ in Bool.random(using: &generator) })

      let knapsack = MixedKnapsack(items, capacity: capacity) { divisible.contains($0) }

      #expect(knapsack.total == best(items, capacity, divisible))
      #expect(knapsack.total <= FractionalKnapsack(items, capacity: capacity).total)
      #expect(knapsack.taken.reduce(0, +) <= capacity)
      #expect(zip(knapsack.taken, items).reduce(0) { $0 + $1.0 * $1.1.value } == knapsack.total)
      for index in items.indices where !divisible.contains(index) {
        #expect([0, items[index].units].contains(knapsack.taken[index]))
      }
    }
  }

  @Test func `more capacity never lowers the total`() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<50 {
      let items = KnapsackItem.random(upTo: 10, using: &generator)
      let totals = (0...60).map { MixedKnapsack(items, capacity: $0).total }

      #expect(zip(totals, totals.dropFirst()).allSatisfy(<=))
    }
  }

  @Test func `works out a day of 200 tasks`() {
    var generator = SeededGenerator(seed: 7)
    let items = (0..<200).map { _ in
      KnapsackItem(
        value: .random(in: 10...170, using: &generator),
        units: .random(in: 1...24, using: &generator) * 5)
    }

    let knapsack = MixedKnapsack(items, capacity: 480)

    #expect(knapsack.taken.reduce(0, +) <= 480)
    let bound = FractionalKnapsack(items, capacity: 480).total
    // The greedy choice is at most one task better, the one that it parts.
    let most = items.map { $0.value * $0.units }.max() ?? 0
    #expect(knapsack.total <= bound && knapsack.total >= bound - most)
  }

  /// The best of all choices of whole ones, each filled up with parts of the others.
  private func best(_ items: [KnapsackItem], _ capacity: Int, _ divisible: Set<Int>) -> Int {
    let whole = items.indices.filter { !divisible.contains($0) }
    let parts = items.indices.filter(divisible.contains).map { items[$0] }
    var best = 0
    for mask in 0..<(1 << whole.count) {
      let chosen = whole.enumerated().filter { mask >> $0.offset & 1 == 1 }.map {
        items[$0.element]
      }
      let units = chosen.reduce(0) { $0 + $1.units }
      guard units <= capacity else { continue }
      let value = chosen.reduce(0) { $0 + $1.value * $1.units }
      best = max(best, value + FractionalKnapsack(parts, capacity: capacity - units).total)
    }
    return best
  }
}
