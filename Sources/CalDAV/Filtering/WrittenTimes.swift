import ICalendar
import TaskCalendar

/// When a VTODO begins and ends, as its properties say, and the same for other instances of it.
struct WrittenTimes {
  let start: Moment?
  let due: Moment?
  /// Counts beside a start alone, and when there is no DUE.
  let duration: DurationValue?
  private let clock: CalendarClock

  init(_ task: Component, _ clock: CalendarClock) {
    start = task.property("DTSTART")?.moment
    due = task.property("DUE")?.moment
    duration =
      start != nil && due == nil ? task.property("DURATION")?.duration : nil
    self.clock = clock
  }

  /// What a rule repeats: the start, or what programs repeat when there is none.
  var base: Moment? { start ?? due }

  /// The times of the instance whose base is at a time on its wall, in seconds since 1970.
  ///
  /// Between days an end is as many days later, else as many seconds (RFC 5545 §3.8.5.3). Days of
  /// a DURATION are those of the calendar.
  func times(at time: Int) -> TaskTimes {
    guard let base else { return TaskTimes() }
    let wall = clock.wall(of: base)
    let second = clock.seconds(ofWall: time, on: wall)
    guard start != nil else { return TaskTimes(due: .init(second)) }
    if let due {
      return TaskTimes(start: .init(second), due: .init(end(due, at: time, second, of: base)))
    }
    guard let duration else { return TaskTimes(start: .init(second)) }
    let day = time + duration.days * 86_400
    let end = clock.seconds(ofWall: day, on: wall) + duration.seconds
    return TaskTimes(start: .init(second), due: .init(end), hasDuration: true)
  }

  private func end(_ due: Moment, at time: Int, _ second: Int, of base: Moment) -> Int {
    if case (.date, .date) = (base, due) {
      let moved = due.wallSeconds + time - base.wallSeconds
      return clock.seconds(ofWall: moved, on: clock.floating)
    }
    return second + clock.seconds(of: due) - clock.seconds(of: base)
  }
}
