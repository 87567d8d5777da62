import DAV
import Domain
import TaskCalendar
import Testing

@testable import CalDAV

/// Ranges about times that are on some wall.
struct ZoneRangeTests {
  private func isAt(_ second: String, _ zone: ZoneName, _ lines: String...) -> Bool {
    let moment = range(second, "").start ?? 0
    let text = calendar(["BEGIN:VTODO", "UID:one"] + lines + ["END:VTODO"])
    return matches(
      text, tasks(timeRange: TimeRange(start: moment, end: moment + 1)), zone: zone)
      && !matches(
        text, tasks(timeRange: TimeRange(start: moment + 1, end: moment + 3600)), zone: zone)
  }

  @Test func `a day is its midnight in the zone of who asks`() {
    #expect(isAt("20260309T230000Z", vienna, "DTSTART;VALUE=DATE:20260310"))
    #expect(isAt("20260310T040000Z", newYork, "DTSTART;VALUE=DATE:20260310"))
    #expect(isAt("20260310T000000Z", .utc, "DTSTART;VALUE=DATE:20260310"))
  }

  @Test func `a time without a zone is in that of who asks`() {
    #expect(isAt("20260310T080000Z", vienna, "DTSTART:20260310T090000"))
    #expect(isAt("20260310T130000Z", newYork, "DTSTART:20260310T090000"))
    #expect(isAt("20260310T130000Z", newYork, "DTSTART;TZID=Nowhere:20260310T090000"))
  }

  @Test func `a time with a zone is in that`() {
    #expect(isAt("20260310T130000Z", vienna, "DTSTART;TZID=America/New_York:20260310T090000"))
  }

  @Test func `a time that clocks skip is taken by the clock before`() {
    #expect(isAt("20260329T013000Z", .utc, "DTSTART;TZID=Europe/Vienna:20260329T023000"))
    #expect(isAt("20260308T073000Z", .utc, "DTSTART;TZID=America/New_York:20260308T023000"))
  }

  @Test func `a time that comes twice is the first`() {
    #expect(isAt("20261025T003000Z", .utc, "DTSTART;TZID=Europe/Vienna:20261025T023000"))
    #expect(isAt("20261101T053000Z", .utc, "DTSTART;TZID=America/New_York:20261101T013000"))
  }

  @Test(arguments: [
    ("20260328T080000Z", "Europe/Vienna"), ("20260329T070000Z", "Europe/Vienna"),
    ("20261024T070000Z", "Europe/Vienna"), ("20261025T080000Z", "Europe/Vienna"),
    ("20260307T140000Z", "America/New_York"), ("20260308T130000Z", "America/New_York"),
    ("20261031T130000Z", "America/New_York"), ("20261101T140000Z", "America/New_York"),
  ])
  func `nine o'clock stays nine o'clock when clocks change`(second: String, zone: String) {
    #expect(isAt(second, .utc, "DTSTART;TZID=\(zone):20260101T090000", "RRULE:FREQ=DAILY"))
  }

  @Test func `a day that clocks make shorter ends with it`() {
    let lines = ["DTSTART;VALUE=DATE:20260328", "DURATION:P1D", "RRULE:FREQ=DAILY"]
    let text = calendar(["BEGIN:VTODO", "UID:one"] + lines + ["END:VTODO"])
    let due = tasks(
      PropertyFilter("DUE", .timeRange(range("20260329T220000Z", "20260329T220001Z"))))

    #expect(matches(text, due, zone: vienna))
  }

  private let own = [
    "BEGIN:VTIMEZONE", "TZID:Home", "BEGIN:STANDARD", "DTSTART:19700101T000000",
    "TZOFFSETFROM:+0330", "TZOFFSETTO:+0330", "END:STANDARD", "END:VTIMEZONE",
  ]

  @Test func `a zone of no known name is what its definition says`() {
    let text = calendar(
      own + [
        "BEGIN:VTODO", "UID:one", "DTSTART;TZID=Home:20260310T033000", "RRULE:FREQ=DAILY",
        "END:VTODO",
      ])

    #expect(matches(text, tasks(timeRange: range("20260310T000000Z", "20260310T000001Z"))))
    #expect(matches(text, tasks(timeRange: range("20270310T000000Z", "20270310T000001Z"))))
    #expect(!matches(text, tasks(timeRange: range("20270310T000001Z", "20270310T030001Z"))))
  }

  @Test func `the zone of a query is known by its definition or by its name`() throws {
    let named = Wall(named: "/example.org/Europe/Vienna", zones: zones)
    let sent = try #require(
      Wall(inCalendar: String(decoding: calendar(own), as: UTF8.self), zones: zones))
    let task = object("DTSTART;VALUE=DATE:20260310")
    let second = range("20260309T203000Z", "20260309T203001Z")

    #expect(named == .zone(vienna))
    #expect(Wall(named: "Nowhere", zones: zones) == nil)
    #expect(Wall(inCalendar: "BEGIN:VCALENDAR", zones: zones) == nil)
    #expect(ObjectFilter(tasks(timeRange: second), zones: zones, floating: sent).matches(task))
  }
}
