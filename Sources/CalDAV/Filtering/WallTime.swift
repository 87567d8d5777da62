import Domain
import ICalendar
import TaskCalendar

/// Times of a series, in seconds since 1970-01-01 00:00 as the wall counts that the series is on.
enum WallTime {
  /// Which time of the series a RECURRENCE-ID, an EXDATE or an RDATE means.
  ///
  /// Some programs write a day for a series of times, and the other way round: the day counts then.
  static func of(_ moment: Moment, like base: Moment, _ clock: CalendarClock) -> Int {
    let time = moment.wallSeconds
    if base.isDay { return time.midnight }
    if moment.isDay { return time + base.wallSeconds - base.wallSeconds.midnight }
    let wall = clock.wall(of: base)
    if clock.wall(of: moment) == wall { return time }
    return clock.wallSeconds(at: clock.seconds(of: moment), on: wall)
  }
}

extension Moment {
  var isDay: Bool {
    if case .date = self { true } else { false }
  }
}

extension Occurrence {
  /// A day counts from its midnight.
  var wallTime: Int {
    switch self {
    case .date(let date): date.daysSince1970 * 86_400
    case .time(let local):
      local.date.daysSince1970 * 86_400 + local.time.hour * 3600 + local.time.minute * 60
    }
  }
}

extension Int {
  /// The start of the day of a time on a wall.
  fileprivate var midnight: Int {
    let rest = self % 86_400
    return self - (rest < 0 ? rest + 86_400 : rest)
  }
}
