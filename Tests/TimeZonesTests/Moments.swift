import TestSupport

/// Moments to compare clocks at.
enum Moments {
  /// Seconds since 1970-01-01T00:00Z, up to the year 2100, the same ones in each run.
  static func random(count: Int, from start: Int64) -> [Int64] {
    var generator = SeededGenerator(seed: 1)
    return (0..<count).map { _ in Int64.random(in: start..<4_102_444_800, using: &generator) }
  }
}
