package import Domain
package import ICalendar

extension Moment {
  /// A moment in UTC, to the second; nil beyond the year 9999.
  package init?(_ instant: Instant) {
    let seconds = instant.seconds
    let local = LocalDateTime(utc: instant)
    let second = Int(seconds - Int64(local.wallMinutes) * 60)
    guard let value = DateTimeValue(local, second: second, zone: .utc) else { return nil }
    self = .dateTime(value)
  }
}

extension DateTimeValue {
  init?(_ local: LocalDateTime, second: Int = 0, zone: Zone) {
    guard let date = DateValue(local.date),
      let time = TimeValue(hour: local.time.hour, minute: local.time.minute, second: second)
    else { return nil }
    self.init(date: date, time: time, zone: zone)
  }
}

extension DateValue {
  init?(_ date: CalendarDate) {
    self.init(year: date.year, month: date.month, day: date.day)
  }
}

extension TaskDate {
  /// The same for a text, where a time in the zone UTC is a moment, and moments have no milliseconds.
  var inText: TaskDate {
    switch self {
    case .date, .floating: return self
    case .time(let local, let zone):
      return zone.isUTC ? .instant(UniversalTime().instant(of: local, in: .utc)) : self
    case .instant(let instant): return .instant(instant.wholeSeconds)
    }
  }
}

extension Instant {
  var wholeSeconds: Instant { Instant(milliseconds: 0).advanced(bySeconds: seconds) }
}

extension WrittenDates {
  init(_ task: TaskItem) {
    self.init(start: task.start, due: task.due)
  }

  init(_ fields: ObjectFields) {
    self.init(start: fields.start, due: fields.due)
  }

  init(_ occurrence: ObjectOccurrence) {
    self.init(start: occurrence.start, due: occurrence.due)
  }

  /// The same as fields, for comparing.
  var inText: WrittenDates {
    WrittenDates(start: start?.inText, due: due?.inText).fields
  }
}

extension ZoneName {
  /// Whether it is another name of UTC (the zone database's file `backward`), whose times have a form of
  /// their own in a text.
  var isUTC: Bool {
    ["UTC", "Etc/UTC", "Etc/UCT", "Etc/Universal", "Etc/Zulu", "UCT", "Universal", "Zulu"]
      .contains(identifier)
  }
}
