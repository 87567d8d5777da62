import DAV
import Domain
import TaskCalendar

extension Caller {
  /// By which clock a query takes days and times without a zone (RFC 4791 §9.8, RFC 7809 §5.2).
  func wall(of query: CalendarQuery) throws(DAVError) -> Wall {
    if let name = query.timeZoneID {
      guard let wall = Wall(named: name, zones: zones) else {
        throw DAVError(.validTimeZone, "There is no time zone of this name")
      }
      return wall
    }
    guard let text = query.timeZone else { return .zone(account.zone) }
    guard let wall = Wall(inCalendar: text, zones: zones) else {
      throw DAVError(.validCalendarData, "timezone is no VCALENDAR with a VTIMEZONE")
    }
    return wall
  }
}
