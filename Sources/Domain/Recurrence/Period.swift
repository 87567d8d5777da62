/// What a rule chooses in one year, month, week, day, hour, minute or second: every time on every
/// day, or, with `BYSETPOS`, some of them.
///
/// The product of days and times is not written out: a year of every second has 31 million.
struct Period {
  /// Days since 1970, rising.
  let days: [Int]
  /// Seconds of the day, rising.
  let times: [Int]
  /// Indices into the product, rising; nil for all.
  private let picks: [Int]?

  /// `positions` as in `BYSETPOS`; none choose everything.
  init(days: [Int], times: [Int], positions: [Int]) {
    self.days = days
    self.times = times
    guard !positions.isEmpty else {
      picks = nil
      return
    }
    let total = days.count * times.count
    let indices = positions.map { $0 > 0 ? $0 - 1 : total + $0 }
    picks = Set(indices.filter { (0..<total).contains($0) }).sorted()
  }

  static let empty = Period(days: [], times: [], positions: [])

  var count: Int { picks?.count ?? days.count * times.count }

  var first: Int? { count > 0 ? self[0] : nil }

  /// Seconds on the wall since 1970.
  subscript(index: Int) -> Int {
    let place = picks?[index] ?? index
    return days[place / times.count] * 86_400 + times[place % times.count]
  }

  /// How many lie before `moment`.
  func count(before moment: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < moment { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
