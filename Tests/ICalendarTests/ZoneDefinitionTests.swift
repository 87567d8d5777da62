import ICalendar
import TestSupport
import Testing

@Suite struct ZoneDefinitionTests {
  private func zone(_ fixture: CalendarFixture) throws -> ZoneDefinition {
    let component = try #require(fixture.stream().component("VCALENDAR")?.component("VTIMEZONE"))
    return try #require(ZoneDefinition(component))
  }

  private func offset(_ zone: ZoneDefinition, _ local: String) throws -> Int {
    guard case .dateTime(let value) = Property("X", value: local).moment else {
      throw ReadingError.noColon(Place(line: 0))
    }
    return zone.offset(on: value.date, at: value.time)
  }

  /// 02:30 on 29 March 2026 does not exist in Vienna, on 25 October it comes twice (RFC 5545 §3.3.5).
  static let vienna: [(String, Int)] = [
    ("20260115T120000", 1), ("20260329T015959", 1), ("20260329T020000", 1), ("20260329T023000", 1),
    ("20260329T025959", 1), ("20260329T030000", 2), ("20260701T000000", 2), ("20261025T023000", 2),
    ("20261025T025959", 2), ("20261025T030000", 1), ("20261231T235959", 1), ("20270328T030000", 2),
    ("99991231T235959", 1),
  ]

  @Test(arguments: vienna)
  func `says the offset of a local time, also of one that isn't or comes twice`(
    local: String, hours: Int
  ) throws {
    #expect(try offset(zone(.appleReminders), local) == hours * 3600)
    #expect(try offset(zone(.evolution), local) == hours * 3600)
    #expect(try offset(zone(.everything), local) == hours * 3600)
  }

  @Test func `reads a zone with a single change, and a time before it`() throws {
    let seoul = try zone(.thunderbird)

    #expect(seoul.name == "Asia/Seoul")
    #expect(try offset(seoul, "20261130T090000") == 9 * 3600)
    #expect(try offset(seoul, "19880801T090000") == 10 * 3600)
  }

  /// The United States changed their rule in 2007.
  @Test func `follows rules that end, and second Sundays written as days`() throws {
    let text = """
      BEGIN:VTIMEZONE
      TZID:mine
      BEGIN:DAYLIGHT
      DTSTART:19870405T020000
      RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:19671029T020000
      RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      BEGIN:DAYLIGHT
      DTSTART:20070311T020000
      RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU
      TZOFFSETFROM:-0500
      TZOFFSETTO:-0400
      END:DAYLIGHT
      BEGIN:STANDARD
      DTSTART:20071104T020000
      RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU
      TZOFFSETFROM:-0400
      TZOFFSETTO:-0500
      END:STANDARD
      END:VTIMEZONE
      """
    let stream = try CalendarStream(reading: Array(text.utf8))
    let zone = try #require(stream.component("VTIMEZONE").flatMap(ZoneDefinition.init))
    let times = [
      ("20060401T120000", -5), ("20060402T030000", -4), ("20061028T120000", -4),
      ("20061029T120000", -5), ("20070310T120000", -5), ("20070311T030000", -4),
      ("20070401T120000", -4), ("20071103T120000", -4), ("20071104T020000", -5),
      ("20260308T030000", -4), ("20261101T015959", -4), ("20261101T020000", -5),
    ]

    for (local, hours) in times { #expect(try offset(zone, local) == hours * 3600, "\(local)") }
  }

  @Test(arguments: [
    "RRULE:FREQ=WEEKLY", "RRULE:FREQ=YEARLY;BYDAY=SU", "RRULE:FREQ=YEARLY;BYMONTH=13;BYDAY=1SU",
    "RRULE:FREQ=YEARLY;COUNT=3", "RRULE:", "RDATE:tomorrow", "TZOFFSETTO:0100", "TZOFFSETTO:+01",
    "DTSTART:20260101",
  ])
  func `does without a definition that is not understood`(line: String) throws {
    var observance = Component(
      "STANDARD",
      properties: [
        Property("DTSTART", value: "20260101T000000"), Property("TZOFFSETFROM", value: "+0000"),
        Property("TZOFFSETTO", value: "+0100"),
      ])
    let complete = Component(
      "VTIMEZONE", properties: [Property("TZID", value: "mine")], components: [observance])
    #expect(ZoneDefinition(complete) != nil)

    let parts = line.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    observance.set(Property(parts[0], value: parts[1]))

    let component = Component(
      "VTIMEZONE", properties: [Property("TZID", value: "mine")], components: [observance])
    #expect(ZoneDefinition(component) == nil)
  }
}
