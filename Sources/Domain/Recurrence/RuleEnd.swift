/// When a rule ends.
package enum RuleEnd: Hashable, Sendable {
  case never
  /// After so many occurrences, the first one counted.
  case count(Int)
  case until(Until)

  /// The last moment at which there may be an occurrence, as it is written.
  package enum Until: Hashable, Sendable {
    /// The whole of that day counts, for a task with a time too.
    case date(CalendarDate)
    /// On the same wall as the start.
    case local(LocalDateTime, second: Int)
    /// The moment in UTC; it is an `Instant` once the zone database isn't needed.
    case utc(Instant)
  }
}
