extension TaskDate {
  /// The same form, as much later on its own wall as one time of a series is than another; a day moves
  /// by days alone.
  ///
  /// Over whole years it keeps its month and day, so that January 1 stays that over a leap year.
  package func advanced(from old: Occurrence, to new: Occurrence) -> TaskDate {
    if let later = advanced(byYearsFrom: old, to: new) { return later }
    let seconds = new.wallSeconds - old.wallSeconds
    guard case .time(let moment) = occurrence, !old.isDate, !new.isDate else {
      return advanced(byDays: new.date.daysSince1970 - old.date.daysSince1970)
    }
    return moved(to: .time(LocalDateTime(wallSeconds: moment.wallSeconds + seconds)))
  }

  /// Nil when these aren't whole years apart, and for February 29, which few years have.
  private func advanced(byYearsFrom old: Occurrence, to new: Occurrence) -> TaskDate? {
    let years = new.date.year - old.date.year
    let (date, time) = nominal
    guard years != 0, (date.month, date.day) != (2, 29),
      (old.date.month, old.date.day) == (new.date.month, new.date.day),
      old.isDate || new.isDate || old.timeOfDay == new.timeOfDay,
      let later = CalendarDate(year: date.year + years, month: date.month, day: date.day)
    else { return nil }
    return moved(to: time.map { .time(LocalDateTime(date: later, time: $0)) } ?? .date(later))
  }
}

extension Occurrence {
  fileprivate var timeOfDay: LocalTime? {
    if case .time(let moment) = self { moment.time } else { nil }
  }
}
