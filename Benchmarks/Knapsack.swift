/// Times the fractional knapsack on as much as it is made for.
///
/// Values go to a thousand million for each unit, units to a thousand, and the capacity to the sum
/// of all, so that nothing is left out of the sort and most of it is taken.
@main enum Knapsack {
  static func main() {
    var state: UInt64 = 42
    func random(below bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    let items = (0..<300_000).map { _ in
      KnapsackItem(value: random(below: 1_000_000_000) + 1, units: random(below: 1000) + 1)
    }
    for capacity in [1_000_000, 100_000_000, 300_000_000] {
      let clock = ContinuousClock()
      var total = 0
      let times = (0..<9).map { _ in
        clock.measure { total = FractionalKnapsack(items, capacity: capacity).total }
      }
      let median = times.sorted()[times.count / 2]
      print("n = 300,000, capacity \(capacity): \(median), total \(total)")
    }
  }
}
