import Domain
import ICalendar

extension ObjectWriter {
  /// Sets when a VTODO begins and when it is due, by as few lines as it takes.
  ///
  /// `needsStart` says that a DTSTART must be there, with what DUE says if there is nothing else:
  /// RFC 5545 §3.8.5.3 wants one beside a rule. `byRule` says that the dates are those of a later
  /// time of the same series.
  mutating func write(
    _ wanted: WrittenDates, to component: inout Component, needsStart: Bool = false,
    byRule: Bool = false
  ) {
    let written = component.writtenDates(dates)
    guard written.inText != wanted.inText || needsStart && written.start == nil else { return }
    var start = wanted.start
    let due = wanted.due
    if let due, start.map({ isAfter($0, due) }) ?? (written.isPair || needsStart) {
      // DUE never comes before DTSTART; who begins later than it is due begins when it is due.
      start = written.start != nil || needsStart ? due : nil
    }
    let seconds = component.seconds.kept(
      by: WrittenDates(start: start, due: due), over: written, byRule: byRule, dates)
    write("DTSTART", start, seconds.start, to: &component)
    if component.property("DUE") == nil, let duration = component.property("DURATION")?.duration {
      if let start, let due,
        dates.date(start, second: seconds.start, after: duration).inText == due.inText
      {
        return
      }
      component.remove("DURATION")
    }
    write("DUE", due, seconds.due, to: &component)
  }

  private mutating func write(
    _ name: String, _ date: TaskDate?, _ second: Int, to component: inout Component
  ) {
    let property = component.property(name)
    guard let date else {
      // One that can't be read stays.
      if dates.date(of: property) != nil { component.remove(name) }
      return
    }
    guard dates.date(of: property)?.inText != date.inText,
      let moment = moment(date, second: second, preferring: property?.parameter("TZID"))
    else { return }
    component.change(name) { $0.setMoment(moment) }
  }

  /// A date in the form of a text; the zone by the TZID that the text has for it.
  ///
  /// The second is that of a time on a wall; a moment has its own.
  mutating func moment(_ date: TaskDate, second: Int, preferring identifier: String?) -> Moment? {
    if case .time(let local, let zone) = date, zone.isUTC, let identifier,
      dates.table.meaning(of: identifier) == .name(zone)
    {
      return DateTimeValue(local, zone: .named(identifier)).map { .dateTime($0) }
    }
    switch date.inText {
    case .date(let date): return DateValue(date).map { .date($0) }
    case .floating(let local):
      return DateTimeValue(local, second: second, zone: .floating).map { .dateTime($0) }
    case .instant(let instant): return Moment(instant)
    case .time(let local, let zone):
      let identifier = dates.table.identifier(of: zone, preferring: identifier)
      zonesWritten[identifier] = zone
      return DateTimeValue(local, second: second, zone: .named(identifier)).map { .dateTime($0) }
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
