import Domain

/// When the clocks of a zone are changed, found by asking what its offset is.
struct ZoneChanges {
  struct Change: Equatable {
    /// Seconds since 1970-01-01T00:00Z.
    let second: Int
    /// Seconds east of UTC before and after.
    let from: Int
    let to: Int

    /// On the wall before the change, which is how a VTIMEZONE counts.
    var wall: Instant { Instant(milliseconds: 0).advanced(bySeconds: Int64(second + from)) }
    var local: LocalDateTime { LocalDateTime(utc: wall) }
    var secondOfMinute: Int { Int(wall.seconds - Int64(local.wallMinutes) * 60) }
  }

  let zone: ZoneName
  let zones: any ZoneRules

  /// In order, in a year of UTC; two within four weeks that cancel each other are not seen.
  func changes(in year: Int) -> [Change] {
    var changes: [Change] = []
    let start = Self.second(ofYear: year)
    let end = Self.second(ofYear: year + 1)
    var time = start
    while time < end {
      let next = min(time + 28 * 86_400, end)
      if offset(time) != offset(next) { changes.append(change(after: time, by: next)) }
      time = next
    }
    return changes
  }

  func offset(_ second: Int) -> Int {
    zones.offset(of: zone, at: Instant(milliseconds: Int64(second) * 1000)) ?? 0
  }

  static func second(ofYear year: Int) -> Int {
    (CalendarDate(year: min(max(year, 1), 9999), month: 1, day: 1)?.daysSince1970 ?? 0) * 86_400
  }

  private func change(after low: Int, by high: Int) -> Change {
    var (low, high) = (low, high)
    let from = offset(low)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(middle) == from { low = middle } else { high = middle }
    }
    return Change(second: high, from: from, to: offset(high))
  }
}
