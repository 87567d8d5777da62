/// The values at which an axis is marked: whole numbers in steps of 1, 2 or 5, or ten times those,
/// as people count.
struct PlotScale: Equatable {
  /// At least two, in order, evenly; all values lie between the first and the last.
  let ticks: [Int]

  private static let mostSteps = 5
  /// Counts of tasks never get there, and no product of them overflows.
  private static let mostCounted = 1 << 40

  /// A line of high values that differ little does not start at zero, or all of it would look flat.
  init(_ values: [Int], startsAtZero: Bool) {
    let counted = values.map { min(max($0, 0), Self.mostCounted) }
    let highest = max(counted.max() ?? 0, 1)
    let smallest = counted.min() ?? 0
    let lowest = startsAtZero || smallest <= highest / 2 ? 0 : smallest
    var power = 1
    while true {
      for factor in [1, 2, 5] {
        let step = factor * power
        let first = lowest / step
        let last = max((highest + step - 1) / step, first + 1)
        if last - first <= Self.mostSteps {
          ticks = (first...last).map { $0 * step }
          return
        }
      }
      power *= 10
    }
  }
}
