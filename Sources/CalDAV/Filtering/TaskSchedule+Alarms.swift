import DAV
import ICalendar
import TaskCalendar

extension TaskSchedule {
  /// Whether an alarm of the VTODO rings in the range, at first or when it repeats, for one of the
  /// instances (RFC 4791 §9.9).
  func rings(_ alarm: Component, in range: TimeRange) -> Bool {
    guard let property = alarm.property("TRIGGER"), let trigger = property.trigger else {
      return false
    }
    let rings = Ringing(alarm)
    switch trigger {
    case .at(let value): return rings.rings(from: clock.seconds(of: .dateTime(value)), in: range)
    case .fromStart(let duration), .fromEnd(let duration):
      guard let base = written.base else { return false }
      let isFromEnd = if case .fromEnd = trigger { true } else { false }
      func first(at time: Int) -> Int? {
        let times = written.times(at: time)
        // What is due and starts at no time counts from its end in either case, as programs write it.
        let anchor = isFromEnd ? times.due ?? times.start : times.start ?? times.due
        return anchor.map { $0.earliest + duration.days * 86_400 + duration.seconds }
      }
      let begin = clock.seconds(of: base)
      guard let ringing = first(at: base.wallSeconds) else { return false }
      let window = TimeRange(
        start: range.start.map { $0 - (ringing - begin) - rings.length },
        end: range.end.map { $0 - (ringing - begin) })
      return hasInstance(around: window) { time in
        first(at: time).map { rings.rings(from: $0, in: range) } ?? false
      }
    }
  }
}

/// How often an alarm rings again, and after how long.
private struct Ringing {
  let count: Int
  let interval: Int

  init(_ alarm: Component) {
    let duration = alarm.property("DURATION")?.duration ?? DurationValue()
    // Bounded, so that nothing overflows: a century, and as often as anybody can hear.
    interval = min(max(duration.days * 86_400 + duration.seconds, 0), 3_155_760_000)
    let wanted = alarm.property("REPEAT")?.integer ?? 0
    count = interval > 0 ? min(max(wanted, 0), 1_000_000) : 0
  }

  /// Seconds from the first time to the last.
  var length: Int { count * interval }

  func rings(from first: Int, in range: TimeRange) -> Bool {
    guard let start = range.start, first < start, count > 0 else { return range.contains(first) }
    let missed = (start - first + interval - 1) / interval
    return missed <= count && range.contains(first + missed * interval)
  }
}
