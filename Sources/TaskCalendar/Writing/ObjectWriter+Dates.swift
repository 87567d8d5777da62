import Domain
import ICalendar

extension ObjectWriter {
  /// Sets when a VTODO begins and when it is due, by as few lines as it takes.
  ///
  /// `needsStart` says that a DTSTART must be there, with what DUE says if there is nothing else:
  /// RFC 5545 §3.8.5.3 wants one beside a rule.
  mutating func write(_ wanted: WrittenDates, to component: inout Component, needsStart: Bool) {
    let written = component.writtenDates(dates)
    guard written.inText != wanted.inText || needsStart && written.start == nil else { return }
    var start = wanted.start
    let due = wanted.due
    if let due, start.map({ isAfter($0, due) }) ?? (written.isPair || needsStart) {
      // DUE never comes before DTSTART; who begins later than it is due begins when it is due.
      start = written.start != nil || needsStart ? due : nil
    }
    write("DTSTART", start, to: &component)
    if component.property("DUE") == nil, let duration = component.property("DURATION")?.duration {
      if let start, let due, dates.date(start, after: duration).inText == due.inText { return }
      component.remove("DURATION")
    }
    write("DUE", due, to: &component)
  }

  private mutating func write(
    _ name: String, _ date: TaskDate?, to component: inout Component
  ) {
    let property = component.property(name)
    guard let date else {
      // One that can't be read stays.
      if dates.date(of: property) != nil { component.remove(name) }
      return
    }
    guard dates.date(of: property)?.inText != date.inText,
      let moment = moment(date, preferring: property?.parameter("TZID"))
    else { return }
    component.change(name) { $0.setMoment(moment) }
  }

  /// A date in the form of a text; the zone by the TZID that the text has for it.
  mutating func moment(_ date: TaskDate, preferring identifier: String?) -> Moment? {
    switch date.inText {
    case .date(let date): return DateValue(date).map { .date($0) }
    case .floating(let local):
      return DateTimeValue(local, zone: .floating).map { .dateTime($0) }
    case .instant(let instant): return Moment(instant)
    case .time(let local, let zone):
      let identifier = dates.table.identifier(of: zone, preferring: identifier)
      zonesWritten[identifier] = zone
      return DateTimeValue(local, zone: .named(identifier)).map { .dateTime($0) }
    }
  }

  private func isAfter(_ start: TaskDate, _ due: TaskDate) -> Bool {
    switch (start, due) {
    case (.date(let start), _): start > due.nominal.date
    case (_, .date(let due)): start.nominal.date > due
    default: dates.instant(start) > dates.instant(due)
    }
  }
}
