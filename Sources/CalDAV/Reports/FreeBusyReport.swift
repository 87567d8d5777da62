import DAV
import Domain
import HTTP
import ICalendar
import TaskCalendar

/// `free-busy-query` (RFC 4791 §7.10): when a person is busy, by what is in a collection.
///
/// Only events and times that are given as busy count, and there are none here: a task makes nobody
/// busy, whatever its dates.
struct FreeBusyReport {
  let caller: Caller

  /// An open end of the range stays open in the answer.
  func answer(_ query: FreeBusyQuery) -> Response {
    let uid = String(UInt128.random(in: .min ... .max), radix: 16)
    let times: [(name: String, seconds: Int64?)] = [
      ("DTSTAMP", caller.now.seconds), ("DTSTART", query.timeRange.start.map(Int64.init)),
      ("DTEND", query.timeRange.end.map(Int64.init)),
    ]
    let busy = Component(
      "VFREEBUSY",
      properties: [Property("UID", value: uid)]
        + times.compactMap { name, seconds in seconds.flatMap { Self.time(name, $0) } })
    let calendar = Component("VCALENDAR", properties: .ofHibi, components: [busy])
    return .content(calendar.bytes, type: "text/calendar; charset=utf-8")
  }

  private static func time(_ name: String, _ seconds: Int64) -> Property? {
    guard let moment = Moment(Instant(milliseconds: 0).advanced(bySeconds: seconds)) else {
      return nil
    }
    var property = Property(name)
    property.setMoment(moment)
    return property
  }
}
