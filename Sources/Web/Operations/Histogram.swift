/// How many of some durations were no longer than certain limits, as Prometheus counts them.
struct Histogram {
  /// In seconds.
  fileprivate static let limits = [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

  private var counts = Array(repeating: 0, count: limits.count)
  private var count = 0
  private var sum = 0.0

  mutating func record(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let value = Double(seconds) + Double(attoseconds) / 1e18
    for (index, limit) in Self.limits.enumerated() where value <= limit { counts[index] += 1 }
    count += 1
    sum += value
  }

  func lines(_ name: String, _ help: String) -> [String] {
    ["# HELP \(name) \(help)", "# TYPE \(name) histogram"]
      + zip(Self.limits, counts).map { "\(name)_bucket{le=\"\($0)\"} \($1)" }
      + ["\(name)_bucket{le=\"+Inf\"} \(count)", "\(name)_sum \(sum)", "\(name)_count \(count)"]
  }
}
