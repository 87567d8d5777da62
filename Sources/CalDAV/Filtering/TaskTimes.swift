/// What counts of a VTODO, or of one instance of it, for where it is in time (RFC 4791 §9.9).
struct TaskTimes: Equatable, Sendable {
  /// A moment in seconds since 1970 in UTC, known exactly or only about.
  struct Time: Equatable, Sendable {
    let earliest: Int
    let latest: Int

    init(_ second: Int) {
      earliest = second
      latest = second
    }

    init(earliest: Int, latest: Int) {
      self.earliest = earliest
      self.latest = latest
    }
  }

  /// DTSTART.
  var start: Time?
  /// DUE, or DTSTART and DURATION.
  var due: Time?
  /// Whether the end is said by DURATION.
  var hasDuration = false
  /// COMPLETED and CREATED, which count when there is neither a start nor an end.
  var completed: Time?
  var created: Time?
}
