extension RuleEnd {
  /// The last second on the wall of `zone` at which there may be an occurrence; nil when only a
  /// count ends it, or nothing.
  func limit(in zone: ZoneName, _ zones: any ZoneRules) -> Int? {
    switch self {
    case .never, .count: nil
    case .until(.date(let date)): Occurrence.date(date).lastWallSecond
    case .until(.local(let moment, let second)): moment.wallSeconds + second
    case .until(.utc(let instant)): zones.lastWallSecond(by: Int(instant.seconds), in: zone)
    }
  }
}

extension ZoneRules {
  /// The latest that the wall has shown by `instant`, seconds since 1970 as all walls count here.
  ///
  /// When clocks go back, the wall has already shown later times than it shows. A time that comes
  /// twice means its first coming (RFC 5545 §3.3.5), and so those later times are over.
  fileprivate func lastWallSecond(by instant: Int, in zone: ZoneName) -> Int {
    // Clocks go back by three hours at most, and never twice in that time.
    let earlier = instant - 3 * 3600
    let wall = instant + offset(zone, instant)
    guard offset(zone, earlier) > offset(zone, instant) else { return wall }
    var before = earlier
    var after = instant
    while after - before > 1 {
      let middle = before + (after - before) / 2
      if offset(zone, middle) == offset(zone, earlier) { before = middle } else { after = middle }
    }
    return max(wall, before + offset(zone, before))
  }

  /// The first moment, in seconds since 1970, at which the wall shows `wall`; if it skips that time,
  /// the moment that the clock before the change would have called so (RFC 5545 §3.3.5).
  func firstInstant(ofWall wall: Int, in zone: ZoneName) -> Int {
    let before = offset(zone, wall - 86_400)
    let after = offset(zone, wall + 86_400)
    if offset(zone, wall - before) == before { return wall - before }
    return offset(zone, wall - after) == after ? wall - after : wall - before
  }

  /// Seconds east of UTC; none for a zone that the system doesn't know.
  private func offset(_ zone: ZoneName, _ second: Int) -> Int {
    offset(of: zone, at: Instant(milliseconds: Int64(second) * 1000)) ?? 0
  }
}
