/// The most that fits into a capacity when some of it may be taken in part and the rest only whole.
///
/// Exact, by working out the best for each capacity up to the one that is asked for: the whole ones
/// by dynamic programming (Bellman 1957), the others greedily in what is left. Time and memory are
/// the number of items times the capacity, so it is for a day of minutes and not for more: 200 tasks
/// and 1,440 minutes are 288,000 steps.
package struct MixedKnapsack: Equatable, Sendable {
  package let total: Int
  /// How many units were taken of each item, in the order in which they were given.
  package let taken: [Int]

  /// Only an item for which `isDivisible` is true may be taken in part.
  ///
  /// Of choices that are worth the same, the one is taken that leaves more capacity to what may be
  /// taken in part, and then the one without later items.
  package init(
    _ items: [KnapsackItem], capacity: Int, isDivisible: (Int) -> Bool = { _ in false }
  ) {
    let useful = FractionalKnapsack.order(of: items)
    let divisible = useful.filter(isDivisible)
    let whole = useful.filter { !isDivisible($0) }.sorted()
    let room = useful.reduce(0) { $0.saturatingAdd(items[$1].units) }
    let capacity = min(max(0, capacity), room)
    let rows = WholeChoices(items, whole, capacity: capacity)
    let rest = Self.greedyTotals(items, divisible, upTo: capacity)
    var best = (total: -1, units: 0)
    for units in 0...capacity {
      let total = rows.totals[units].saturatingAdd(rest[capacity - units])
      if total > best.total { best = (total, units) }
    }
    var taken = rows.chosen(within: best.units, of: items.count)
    var left = capacity - best.units
    for index in divisible where left > 0 {
      taken[index] = min(items[index].units, left)
      left -= taken[index]
    }
    total = max(0, best.total)
    self.taken = taken
  }

  /// What the divisible ones are worth for each capacity from 0 on.
  private static func greedyTotals(
    _ items: [KnapsackItem], _ order: [Int], upTo capacity: Int
  ) -> [Int] {
    var totals = [0]
    totals.reserveCapacity(capacity + 1)
    for index in order {
      for _ in 0..<min(items[index].units, capacity + 1 - totals.count) {
        totals.append((totals.last ?? 0).saturatingAdd(items[index].value))
      }
    }
    totals += Array(repeating: totals.last ?? 0, count: capacity + 1 - totals.count)
    return totals
  }
}

/// The best choice of whole items for each capacity up to one.
private struct WholeChoices {
  private let items: [KnapsackItem]
  private let order: [Int]
  /// What the best choice is worth for each capacity.
  let totals: [Int]
  /// Whether the item is in the best choice among it and those before, for each capacity.
  private let isTaken: [[Bool]]

  init(_ items: [KnapsackItem], _ order: [Int], capacity: Int) {
    self.items = items
    self.order = order
    var totals = Array(repeating: 0, count: capacity + 1)
    var isTaken: [[Bool]] = []
    for index in order {
      var row = Array(repeating: false, count: capacity + 1)
      let units = items[index].units
      if units <= capacity {
        let value = items[index].value.saturatingMultiply(units)
        for room in (units...capacity).reversed() {
          let with = totals[room - units].saturatingAdd(value)
          if with > totals[room] {
            totals[room] = with
            row[room] = true
          }
        }
      }
      isTaken.append(row)
    }
    self.totals = totals
    self.isTaken = isTaken
  }

  func chosen(within capacity: Int, of count: Int) -> [Int] {
    var taken = Array(repeating: 0, count: count)
    var room = capacity
    for (row, index) in order.enumerated().reversed() where isTaken[row][room] {
      taken[index] = items[index].units
      room -= items[index].units
    }
    return taken
  }
}
