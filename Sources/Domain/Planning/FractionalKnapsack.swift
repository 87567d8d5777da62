/// The most that fits into a capacity when any of it may be taken in part.
///
/// The greedy choice is the best one here: what is worth most for each unit first, the last in part
/// (Dantzig, *Discrete-Variable Extremum Problems*, 1957). It takes the time of a sort.
package struct FractionalKnapsack: Equatable, Sendable {
  /// What all that was taken is worth; it stays at the highest number should the sum not fit.
  package let total: Int
  /// How many units were taken of each item, in the order in which they were given.
  package let taken: [Int]

  /// Of equal values the one that was given first is taken first, so that one question has one
  /// answer.
  package init(_ items: [KnapsackItem], capacity: Int) {
    var left = max(0, capacity)
    var total = 0
    var taken = Array(repeating: 0, count: items.count)
    for index in Self.order(of: items) where left > 0 {
      let units = min(items[index].units, left)
      taken[index] = units
      total = total.saturatingAdd(items[index].value.saturatingMultiply(units))
      left -= units
    }
    self.total = total
    self.taken = taken
  }

  /// Those that are worth taking, the best for each unit first.
  static func order(of items: [KnapsackItem]) -> [Int] {
    items.indices.filter { items[$0].value > 0 && items[$0].units > 0 }
      .sorted { (items[$1].value, $0) < (items[$0].value, $1) }
  }
}
