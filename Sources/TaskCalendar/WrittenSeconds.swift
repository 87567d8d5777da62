import Domain
import ICalendar

/// The seconds of a VTODO's local times, which tasks don't have.
///
/// Programs mean something by them: 23:59:59 is the end of a day, 08:00:01 a time after 08:00:00.
struct WrittenSeconds: Equatable {
  var start = 0
  var due = 0

  /// Those that other dates are written with: a time of the day keeps its seconds on whatever day,
  /// and so does each time that a rule gives; one that a person chose has none.
  ///
  /// A due date that was later than the start by seconds alone stays that, and none comes to be
  /// earlier (RFC 5545 §3.8.2.3).
  func kept(
    by wanted: WrittenDates, over written: WrittenDates, byRule: Bool, _ dates: DateReader
  ) -> WrittenSeconds {
    let keepsAll = byRule || written.isPair && start < due
    var kept = WrittenSeconds()
    if keepsAll || dates.isSameTime(wanted.start, written.start) { kept.start = start }
    if keepsAll || dates.isSameTime(wanted.due, written.due) { kept.due = due }
    if kept.start > kept.due, wanted.isPair {
      if wanted.start?.inText == written.start?.inText {
        kept.due = kept.start
      } else {
        kept.start = kept.due
      }
    }
    return kept
  }
}

extension Component {
  var seconds: WrittenSeconds {
    let start = property("DTSTART")?.moment?.second ?? 0
    if let due = property("DUE") {
      return WrittenSeconds(start: start, due: due.moment?.second ?? 0)
    }
    let passed = property("DURATION")?.duration.map { start + $0.seconds } ?? 0
    return WrittenSeconds(start: start, due: (passed % 60 + 60) % 60)
  }
}

extension Moment {
  /// 0 for a day.
  var second: Int {
    if case .dateTime(let value) = self { value.time.second } else { 0 }
  }
}

extension DateReader {
  /// Whether two dates have the same time of the day, on the wall that the new one is on.
  fileprivate func isSameTime(_ new: TaskDate?, _ old: TaskDate?) -> Bool {
    guard let new, let old, let time = new.nominal.time else { return false }
    guard let zone = new.zone, old.zone != nil, zone != old.zone else {
      return old.nominal.time == time
    }
    return context.zones.localDateTime(at: instant(old), in: zone).time == time
  }
}
