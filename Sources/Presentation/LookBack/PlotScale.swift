/// The values at which an axis is marked: whole numbers in steps of 1, 2 or 5, or ten times those,
/// as people count.
struct PlotScale: Equatable {
  /// At least two, in order, evenly; all values lie between the first and the last.
  let ticks: [Int]

  private static let mostSteps = 5
  /// Counts of tasks never get there, and no product of them overflows.
  private static let mostCounted = 1 << 40

  /// A line of high values that differ little does not start at zero, or all of it would look flat; nor
  /// does one that goes below it.
  init(_ values: [Int], startsAtZero: Bool) {
    let least = startsAtZero ? 0 : -Self.mostCounted
    let counted = values.map { min(max($0, least), Self.mostCounted) }
    let smallest = counted.min() ?? 0
    let highest = smallest < 0 ? counted.max() ?? 0 : max(counted.max() ?? 0, 1)
    let isNearZero = smallest >= 0 && smallest <= highest / 2
    let lowest = startsAtZero || isNearZero ? 0 : smallest
    var power = 1
    while true {
      for factor in [1, 2, 5] {
        let step = factor * power
        let first = Self.floor(lowest, in: step)
        let last = max(-Self.floor(-highest, in: step), first + 1)
        if last - first <= Self.mostSteps {
          ticks = (first...last).map { $0 * step }
          return
        }
      }
      power *= 10
    }
  }

  /// Whole steps in a value, rounded down.
  private static func floor(_ value: Int, in step: Int) -> Int {
    value / step - (value % step < 0 ? 1 : 0)
  }
}
