// Expansion counts in seconds that a clock on the wall shows since 1970-01-01 00:00: no zone, no
// clock changes, so that a time of the day stays what it is.

extension LocalDateTime {
  var wallSeconds: Int { date.daysSince1970 * 86_400 + time.hour * 3600 + time.minute * 60 }

  /// Seconds within the minute are dropped, as everywhere in Hibi.
  init(wallSeconds: Int) {
    self.init(utc: Instant(milliseconds: Int64(wallSeconds) * 1000))
  }
}

extension Int {
  /// Rounded down, so that days before 1970 count backwards.
  func quotient(_ divisor: Int) -> Int {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }

  /// 0 to `divisor - 1`.
  func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
