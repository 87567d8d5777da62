import Domain

extension LocalDateTime {
  /// Minutes since 1970 as a clock on the wall counts them.
  var wallMinutes: Int { date.daysSince1970 * 1440 + time.hour * 60 + time.minute }
}
