import DAV
import ICalendar
import TaskCalendar

extension Component {
  /// Leaves out single times that neither are in the range nor would be without their own VTODO
  /// (RFC 4791 §9.6.6).
  mutating func limitOverrides(to range: TimeRange, _ clock: CalendarClock) {
    let tasks = components("VTODO")
    let master = tasks.first { $0.property("RECURRENCE-ID") == nil }
    removeComponents("VTODO") { task in
      guard let recurrence = task.property("RECURRENCE-ID"), let moment = recurrence.moment,
        recurrence.parameter("RANGE") == nil
      else { return false }
      if TaskSchedule(task, among: tasks, clock).overlaps(range) { return false }
      guard let written = master.map({ WrittenTimes($0, clock) }), let base = written.base else {
        return !range.contains(clock.seconds(of: moment))
      }
      let original = written.times(at: WallTime.of(moment, like: base, clock))
      return range.verdict(original) != .yes
    }
  }
}
