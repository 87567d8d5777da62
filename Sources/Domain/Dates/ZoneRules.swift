/// What is known of time zones.
package protocol ZoneRules: Sendable {
  /// Seconds east of UTC in force in `zone` at `instant`; nil when there is no such zone.
  func offset(of zone: ZoneName, at instant: Instant) -> Int?
}

extension ZoneRules {
  package func knows(_ zone: ZoneName) -> Bool {
    offset(of: zone, at: Instant(milliseconds: 0)) != nil
  }

  /// What the wall shows in `zone` at `instant`; UTC's wall when there is no such zone, so that a
  /// name which the system no longer knows hides no task.
  package func localDateTime(at instant: Instant, in zone: ZoneName) -> LocalDateTime {
    let seconds = Int(instant.seconds) + (offset(of: zone, at: instant) ?? 0)
    let day = Int.floorDivide(seconds, 86_400)
    let minute = (seconds - day * 86_400) / 60
    return LocalDateTime(
      date: CalendarDate(daysSince1970: day),
      time: LocalTime(minuteOfDay: minute))
  }
}

extension ZoneRules {
  /// The first moment at which the wall of `zone` shows `moment`; a time that a change of clocks
  /// skips is taken by the clock before it (RFC 5545 §3.3.5).
  package func instant(of moment: LocalDateTime, in zone: ZoneName) -> Instant {
    Instant(milliseconds: Int64(firstInstant(ofWall: moment.wallSeconds, in: zone)) * 1000)
  }
}

/// A wall that is the same everywhere and always: UTC's.
package struct UniversalTime: ZoneRules {
  package init() {}

  package func offset(of zone: ZoneName, at instant: Instant) -> Int? { 0 }
}

extension LocalDateTime {
  /// What UTC's wall shows.
  package init(utc instant: Instant) {
    self = UniversalTime().localDateTime(at: instant, in: .utc)
  }
}

extension LocalTime {
  /// 0 to 1439; anything else wraps around the clock.
  package init(minuteOfDay: Int) {
    let minute = minuteOfDay - Int.floorDivide(minuteOfDay, 1440) * 1440
    hour = minute / 60
    self.minute = minute % 60
  }
}

/// What tells the time.
package protocol WallClock: Sendable {
  func now() -> Instant
}
