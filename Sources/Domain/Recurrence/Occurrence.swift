/// When something that repeats happens: a day, or a day and a time on the wall.
///
/// It is in no zone. Whoever knows the task's zone applies it, so that nine o'clock stays nine
/// o'clock when the clocks change.
package enum Occurrence: Hashable, Sendable {
  case date(CalendarDate)
  case time(LocalDateTime)

  package var date: CalendarDate {
    switch self {
    case .date(let date): date
    case .time(let moment): moment.date
    }
  }

  var isDate: Bool {
    if case .date = self { true } else { false }
  }

  /// A day counts from its midnight.
  var wallSeconds: Int {
    switch self {
    case .date(let date): date.daysSince1970 * 86_400
    case .time(let moment): moment.wallSeconds
    }
  }

  /// The last second of the day or of the minute.
  var lastWallSecond: Int { wallSeconds + (isDate ? 86_399 : 59) }

  init(wallSeconds: Int, isDate: Bool) {
    let moment = LocalDateTime(wallSeconds: wallSeconds)
    self = isDate ? .date(moment.date) : .time(moment)
  }
}

extension Occurrence: Comparable {
  /// A day stands before all times on it.
  package static func < (left: Occurrence, right: Occurrence) -> Bool {
    (left.wallSeconds, left.isDate ? 0 : 1) < (right.wallSeconds, right.isDate ? 0 : 1)
  }
}
