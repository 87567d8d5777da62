import Domain
import TestSupport
import Testing

/// The greedy choice, where all may be taken in part.
@Suite struct FractionalKnapsackTests {
  @Test(
    arguments: [
      (5, [(3, 1), (4, 2), (2, 3)], 15),
      (100, [(6, 2), (1, 5), (3, 9), (8, 7)], 100),
      (0, [(5, 2)], 0),
      (-3, [(5, 2)], 0),
      (7, [], 0),
    ])
  func `takes the most that fits`(capacity: Int, pairs: [(Int, Int)], total: Int) {
    let knapsack = FractionalKnapsack(pairs.map(KnapsackItem.init), capacity: capacity)

    #expect(knapsack.total == total)
  }

  @Test func `takes the last one in part`() {
    let items = [KnapsackItem(value: 2, units: 10), KnapsackItem(value: 7, units: 3)]

    let knapsack = FractionalKnapsack(items, capacity: 8)

    #expect(knapsack.taken == [5, 3])
    #expect(knapsack.total == 31)
  }

  @Test func `takes the first of equal values first`() {
    let items = Array(repeating: KnapsackItem(value: 4, units: 3), count: 3)

    let knapsack = FractionalKnapsack(items, capacity: 5)

    #expect(knapsack.taken == [3, 2, 0])
  }

  @Test func `leaves what is worth nothing or less`() {
    let items = [
      KnapsackItem(value: 0, units: 3), KnapsackItem(value: -5, units: 3),
      KnapsackItem(value: 1, units: -2), KnapsackItem(value: 1, units: 2),
    ]

    let knapsack = FractionalKnapsack(items, capacity: 100)

    #expect(knapsack.taken == [0, 0, 0, 2])
    #expect(knapsack.total == 2)
  }

  @Test func `counts beyond 32 bits, with all that fits`() {
    let items = Array(repeating: KnapsackItem(value: 1_000_000_000, units: 1000), count: 3000)

    #expect(FractionalKnapsack(items, capacity: 300_000_000).total == 3_000_000_000_000_000)
    #expect(FractionalKnapsack(items, capacity: 2_999_999).total == 2_999_999_000_000_000)
  }

  @Test func `stays at the highest number instead of wrapping around`() {
    let items = Array(repeating: KnapsackItem(value: .max, units: .max), count: 2)

    #expect(FractionalKnapsack(items, capacity: .max).total == .max)
  }

  @Test func `never exceeds the capacity, nor what there is`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<300 {
      let items = KnapsackItem.random(upTo: 12, using: &generator)
      let capacity = Int.random(in: 0...60, using: &generator)

      let knapsack = FractionalKnapsack(items, capacity: capacity)

      #expect(knapsack.taken.reduce(0, +) <= capacity)
      #expect(zip(knapsack.taken, items).allSatisfy { (0...$1.units).contains($0) })
      #expect(zip(knapsack.taken, items).reduce(0) { $0 + $1.0 * $1.1.value } == knapsack.total)
    }
  }

  @Test func `is never worse than any other choice`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let items = KnapsackItem.random(upTo: 4, using: &generator)
      let capacity = Int.random(in: 0...20, using: &generator)

      let total = FractionalKnapsack(items, capacity: capacity).total

      #expect(total == bestInParts(items[...], capacity))
    }
  }

  @Test func `more capacity never lowers the total`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let items = KnapsackItem.random(upTo: 12, using: &generator)
      let totals = (0...80).map { FractionalKnapsack(items, capacity: $0).total }

      #expect(zip(totals, totals.dropFirst()).allSatisfy(<=))
    }
  }

  /// The best of all ways to take some units of each, tried one by one.
  private func bestInParts(_ items: ArraySlice<KnapsackItem>, _ capacity: Int) -> Int {
    guard let item = items.first else { return 0 }
    return (0...min(item.units, capacity)).map {
      $0 * item.value + bestInParts(items.dropFirst(), capacity - $0)
    }.max() ?? 0
  }
}

extension KnapsackItem {
  static func random(upTo count: Int, using generator: inout SeededGenerator) -> [KnapsackItem] {
    (0..<Int.random(in: 0...count, using: &generator)).map { _ in
      KnapsackItem(
        value: .random(in: 0...9, using: &generator), units: .random(in: 0...8, using: &generator))
    }
  }
}
