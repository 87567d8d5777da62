import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

/// The VTIMEZONE that is made where a TZID is written and none is there (RFC 5545 §3.6.5).
@Suite struct ZoneTests {
  private func written(_ due: String, _ more: (inout Upload) -> Void = { _ in }) throws -> String {
    var upload = try Upload(calendar("SUMMARY:a"))
    upload.task.due = date(due)
    more(&upload)
    return upload.written()
  }

  @Test func `says the rule of each change`() throws {
    let added = try unfolded(written("2027-06-07T10:00[Europe/Vienna]"))
    let start = try #require(added.firstIndex(of: "BEGIN:VTIMEZONE"))

    #expect(
      Array(added[start..<start + 15]) == [
        "BEGIN:VTIMEZONE", "TZID:Europe/Vienna", "BEGIN:DAYLIGHT", "TZOFFSETFROM:+0100",
        "TZOFFSETTO:+0200", "DTSTART:20190331T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
        "END:DAYLIGHT", "BEGIN:STANDARD", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "DTSTART:20191027T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
        "END:VTIMEZONE",
      ])
    #expect(added[start + 15] == "BEGIN:VTODO")
  }

  @Test(arguments: [
    ("America/New_York", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU"),
    ("America/Santiago", "FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=SU"),
    ("Australia/Lord_Howe", "FREQ=YEARLY;BYMONTH=10;BYDAY=1SU"),
    ("Asia/Tokyo", "TZOFFSETTO:+0900"),
  ])
  func `knows other rules, and none`(_ zone: String, _ text: String) throws {
    #expect(try written("2027-06-07T10:00[\(zone)]").contains(text))
  }

  @Test func `there is one for each zone, and none for one that has it or needs none`() throws {
    let two = try written("2027-06-07T10:00[Europe/Vienna]") {
      $0.task.start = date("2027-06-07T10:00[Asia/Tokyo]")
    }
    #expect(two.split(separator: "BEGIN:VTIMEZONE").count == 3)
    for due in [
      "2027-06-07", "2027-06-07T10:00", "2027-06-07T10:00:00.000Z", "2027-06-07T10:00[UTC]",
    ] {
      #expect(try !written(due).contains("VTIMEZONE"))
    }
  }

  @Test(arguments: [
    "Europe/Vienna", "America/New_York", "America/Santiago", "Australia/Lord_Howe", "Asia/Tokyo",
    "Africa/Casablanca", "Asia/Jerusalem", "Europe/Dublin", "Asia/Kathmandu", "America/Sao_Paulo",
    "Europe/Moscow", "Asia/Tehran", "Pacific/Apia", "Africa/Cairo", "America/Nuuk",
  ])
  func `says what the zone says, for years to come`(_ name: String) throws {
    var random = SeededGenerator(seed: 7)
    for year in [1972, 1995, 2010, 2026] {
      let text = try written("\(year)-06-07T10:00[\(name)]")
      let stream = try CalendarStream(reading: Array(text.utf8))
      let component = try #require(stream.component("VCALENDAR")?.component("VTIMEZONE"))
      let definition = try #require(ZoneDefinition(component))
      for _ in 0..<300 {
        let days = Int.random(in: (year - 1970) * 365...(year - 1952) * 365, using: &random)
        let local = LocalDateTime(
          date: CalendarDate(daysSince1970: days),
          time: LocalDateTime(
            utc: Instant(milliseconds: .random(in: 0..<86_400_000, using: &random))
          )
          .time)
        let day = try #require(
          DateValue(year: local.date.year, month: local.date.month, day: local.date.day))
        let time = try #require(TimeValue(hour: local.time.hour, minute: local.time.minute))
        let moment = vienna.zones.instant(of: local, in: ZoneName(name))
        let offset =
          local.date.daysSince1970 * 86_400 + local.time.hour * 3600
          + local.time.minute * 60 - Int(moment.seconds)
        #expect(definition.offset(on: day, at: time) == offset, "\(local.iso) \(text)")
      }
    }
  }
}
