import DAV
import Domain
import ICalendar
import TaskCalendar

/// Makes a VTODO of each instance in a range (RFC 4791 §9.6.5).
///
/// Times that name a zone become times in UTC, and VTIMEZONEs go; days and times on any wall stay.
/// A VTODO that does not repeat is shown whether or not it is in the range, so that no object is empty that
/// has something to show.
struct Expansion {
  private struct Instance {
    /// Seconds since 1970, for the order.
    let second: Int
    let task: Component
  }

  private let tasks: [Component]
  private let clock: CalendarClock
  private let range: TimeRange
  private let limit: Int

  /// `size` is that of the whole text, in bytes.
  init(_ calendar: Component, _ clock: CalendarClock, _ range: TimeRange, size: Int) {
    tasks = calendar.components("VTODO")
    self.clock = clock
    self.range = range
    limit = min(Self.mostInstances, max(Self.mostBytes / max(size, 1), 1))
  }

  func expand(_ calendar: inout Component) {
    var instances = tasks.flatMap(instances)
    if instances.count > 1 {
      instances = instances.enumerated()
        .sorted { ($0.element.second, $0.offset) < ($1.element.second, $1.offset) }
        .map(\.element)
    }
    calendar.removeComponents("VTIMEZONE")
    calendar.removeComponents("VTODO")
    for instance in instances.prefix(limit) { calendar.append(instance.task) }
  }

  private func instances(of task: Component) -> [Instance] {
    let schedule = TaskSchedule(task, among: tasks, clock)
    guard let base = schedule.written.base else {
      return [Instance(second: .min, task: plain(task))]
    }
    guard task.property("RECURRENCE-ID") == nil, schedule.repeats else {
      let isShown = task.property("RECURRENCE-ID") == nil || schedule.overlaps(range)
      return isShown ? [Instance(second: clock.seconds(of: base), task: plain(task))] : []
    }
    var instances: [Instance] = []
    let repeating = plain(task)
    _ = schedule.overlapping(range) { time in
      instances.append(instance(of: repeating, schedule.written, at: time))
      return instances.count >= limit
    }
    return instances
  }

  /// The VTODO for one time of a series, in seconds by the wall of its base.
  private func instance(of task: Component, _ written: WrittenTimes, at time: Int) -> Instance {
    let times = written.times(at: time)
    var task = task
    let second = times.start?.earliest ?? times.due?.earliest ?? 0
    if let start = written.start, let first = times.start?.earliest {
      task.change("DTSTART") { $0.setMoment(start.moved(to: first, clock)) }
    }
    if let due = written.due, let last = times.due?.earliest {
      task.change("DUE") { $0.setMoment(due.moved(to: last, clock)) }
    }
    if let base = written.base {
      task.change("RECURRENCE-ID") { $0.setMoment(base.moved(to: second, clock)) }
    }
    return Instance(second: second, task: task)
  }

  /// Without a rule, and with times in UTC.
  private func plain(_ task: Component) -> Component {
    var task = task
    for name in ["RRULE", "RDATE", "EXDATE", "EXRULE"] { task.remove(name) }
    task.edit("RECURRENCE-ID") { $0.setParameter("RANGE", to: nil) }
    return task.withoutZones(clock)
  }

  private static let mostInstances = 5_000
  private static let mostBytes = 16 << 20
}

extension Moment {
  /// The same kind at a moment in seconds since 1970: a day, a time on any wall, or one in UTC.
  fileprivate func moved(to second: Int, _ clock: CalendarClock) -> Moment {
    switch self {
    case .date:
      let local = clock.wallSeconds(at: second, on: clock.floating)
      return Moment.day(ofWall: local) ?? self
    case .dateTime(let value):
      guard value.zone == .floating else {
        return Moment(Instant(milliseconds: Int64(second) * 1000)) ?? self
      }
      let local = clock.wallSeconds(at: second, on: clock.floating)
      guard case .dateTime(let moved) = Moment(Instant(milliseconds: Int64(local) * 1000)) else {
        return self
      }
      return .dateTime(DateTimeValue(date: moved.date, time: moved.time, zone: .floating))
    }
  }

  private static func day(ofWall time: Int) -> Moment? {
    Moment(Instant(milliseconds: Int64(time) * 1000)).map { .date($0.date) }
  }
}

extension Component {
  /// With times of named zones as times in UTC.
  fileprivate func withoutZones(_ clock: CalendarClock) -> Component {
    var component = self
    component.items = items.map { item in
      switch item {
      case .component(let part): return .component(part.withoutZones(clock))
      case .property(var property):
        guard property.parameter("TZID") != nil, let moments = property.moments, !moments.isEmpty
        else { return item }
        property.setMoments(moments.map { $0.inUTC(clock) })
        return .property(property)
      case .other: return item
      }
    }
    return component
  }
}

extension Moment {
  fileprivate func inUTC(_ clock: CalendarClock) -> Moment {
    guard case .dateTime = self else { return self }
    return moved(to: clock.seconds(of: self), clock)
  }
}
