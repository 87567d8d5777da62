import Domain
import ICalendar

/// When a VTODO begins and when it is due, as its text says.
struct WrittenDates: Hashable {
  var start: TaskDate?
  var due: TaskDate?

  /// What RFC 5545 repeats: the start, or what programs repeat when there is none.
  var base: TaskDate? { start ?? due }
  /// What Hibi repeats.
  var repeating: TaskDate? { due ?? start }

  /// Whether both say the same, as Apple's programs write: the start says nothing then.
  var isPair: Bool { start != nil && start == due }

  /// As the fields of a task.
  var fields: WrittenDates {
    isPair ? WrittenDates(start: nil, due: due) : self
  }

  /// The same at another time of a series.
  func advanced(from old: Occurrence, to new: Occurrence) -> WrittenDates {
    WrittenDates(
      start: start?.advanced(from: old, to: new), due: due?.advanced(from: old, to: new))
  }
}

extension Component {
  func writtenDates(_ dates: DateReader) -> WrittenDates {
    let start = dates.date(of: property("DTSTART"))
    let due = dates.date(of: property("DUE"))
    guard property("DUE") == nil, let start, let duration = property("DURATION")?.duration
    else { return WrittenDates(start: start, due: due) }
    return WrittenDates(
      start: start, due: dates.date(start, second: seconds.start, after: duration))
  }
}

extension DateReader {
  /// Days are those of the calendar, seconds exact; a day's are whole days alone.
  ///
  /// The second is that of a start on a wall; a moment has its own.
  func date(_ start: TaskDate, second: Int, after duration: DurationValue) -> TaskDate {
    let later = start.advanced(byDays: duration.days)
    let seconds = second + duration.seconds
    switch later {
    case .date(let date): return .date(date.advanced(byDays: duration.seconds / 86_400))
    case .floating(let moment):
      return .floating(LocalDateTime(wallTime: moment.wallMinutes * 60 + seconds))
    case .time(_, let zone):
      let instant = instant(later).advanced(bySeconds: Int64(seconds))
      return .time(context.zones.localDateTime(at: instant, in: zone), zone: zone)
    case .instant(let instant):
      return .instant(instant.advanced(bySeconds: Int64(duration.seconds)))
    }
  }
}
