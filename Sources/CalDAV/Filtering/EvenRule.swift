import DAV

/// A rule whose instances follow one another evenly: each so many days or weeks.
///
/// For these it is plain, without a calendar, that some instance is in a range or that none is.
struct EvenRule: Equatable, Sendable {
  /// Seconds by the wall.
  let step: Int
  /// Nil when it doesn't end.
  let count: Int?

  /// Nil for a rule with any other part.
  init?(_ text: ArraySlice<UInt8>) {
    var (unit, interval, count): (Int?, Int?, Int?)
    for part in text.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      switch String(decoding: part, as: UTF8.self) {
      case "FREQ=DAILY" where unit == nil: unit = 86_400
      case "FREQ=WEEKLY" where unit == nil: unit = 7 * 86_400
      case let item where item.hasPrefix("INTERVAL=") && interval == nil:
        interval = Self.number(item.dropFirst(9))
        if interval == nil { return nil }
      case let item where item.hasPrefix("COUNT=") && count == nil:
        count = Self.number(item.dropFirst(6))
        if count == nil { return nil }
      default: return nil
      }
    }
    guard let unit else { return nil }
    step = unit * (interval ?? 1)
    self.count = count
  }

  /// Whether an instance is in the range, of a task whose first one has these times.
  func verdict(_ times: TaskTimes, in range: TimeRange) -> Verdict {
    guard let base = times.start ?? times.due else { return .unclear }
    let start = range.start ?? base.earliest - 1
    let next = max(0, (start - base.earliest) / step + (start < base.earliest ? 0 : 1))
    let isThere = count.map { next < $0 } ?? true
    // What begins within the range is in it, however it ends.
    if isThere, base.earliest + next * step > start, base.latest + next * step < range.end ?? .max {
      return .yes
    }
    guard let count, let rangeStart = range.start else { return .unclear }
    let length = max(0, (times.due?.latest ?? 0) - base.earliest)
    return base.latest + (count - 1) * step + length + 2 * 86_400 < rangeStart ? .no : .unclear
  }

  /// 1 to 9999.
  private static func number(_ text: Substring) -> Int? {
    guard (1...4).contains(text.utf8.count), let number = Int(text), number > 0,
      text.utf8.first != UInt8(ascii: "+")
    else { return nil }
    return number
  }
}
