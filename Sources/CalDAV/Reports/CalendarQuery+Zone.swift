import DAV
import Domain
import ICalendar

extension Caller {
  /// In which zone a query takes days and times without one (RFC 4791 §9.8, RFC 7809 §5.2).
  func zone(of query: CalendarQuery) -> ZoneName {
    if let name = query.timeZoneID { return known(name) ?? account.zone }
    guard let text = query.timeZone,
      let stream = try? CalendarStream(reading: Array(text.utf8)),
      let zone = stream.component("VCALENDAR")?.component("VTIMEZONE"),
      let name = zone.property("TZID")?.text
    else { return account.zone }
    return known(name) ?? account.zone
  }

  private func known(_ name: String) -> ZoneName? {
    let zone = ZoneName(name)
    return zones.knows(zone) ? zone : nil
  }
}
