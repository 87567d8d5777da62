import Domain
import ICalendar
import TaskCalendar
import Testing

/// What is let pass, and what is refused.
@Suite struct ReadingTests {
  @Test(arguments: [
    calendar("DUE:20260101", "DTSTAMP:20260101", "CREATED:20210127T195122"),
    calendar("PRIORITY:", "SEQUENCE:99999999999999999999", "X-A;B:1"),
    calendar("SUMMARY:a\u{1}b\u{7F}", "DTSTART:20260102", "DUE:20260101"),
    calendar("DUE;TZID=Europe/Vienna:20260101T100000Z").replacing("\r\n", with: "\n"),
    calendar("SUMMARY:a").replacing("PRODID:-//test//EN\r\n", with: ""),
    calendar("SUMMARY:a").replacing(
      "END:VCALENDAR", with: "BEGIN:X-OWN\r\nEND:X-OWN\r\nEND:VCALENDAR"),
    calendar([
      ["RRULE:FREQ=DAILY", "DTSTART:20260101"], ["RECURRENCE-ID:20260103"], ["RECURRENCE-ID:x"],
    ]),
    "\u{FEFF}" + calendar("X-A:1") + "\r\n\r\n",
    "begin:vcalendar\r\nbegin:vtodo\r\nuid:u1\r\nsummary:a\r\nend:vtodo\r\nend:vcalendar",
  ])
  func `what programs write is let pass and kept`(_ text: String) throws {
    var upload = try Upload(text)
    #expect(upload.written() == text)

    upload.task.priority = .low

    #expect(try fields(upload.written()).priority == .low)
  }

  @Test(arguments: [
    ("", "valid-calendar-data", nil, nil), ("hello", "valid-calendar-data", 1, nil),
    (calendar("SUMMARY"), "valid-calendar-data", 6, nil),
    (calendar("SUMMARY:a").replacing("END:VTODO\r\n", with: ""), "valid-calendar-data", 4, "BEGIN"),
    ("BEGIN:VCARD\r\nEND:VCARD\r\n", "valid-calendar-data", 1, "BEGIN"),
    ("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "supported-calendar-component", 1, "BEGIN"),
    (
      calendar("SUMMARY:a").replacing("VTODO", with: "VEVENT"), "supported-calendar-component", 4,
      "BEGIN"
    ),
    (
      calendar("SUMMARY:a").replacing("VTODO", with: "VJOURNAL"), "supported-calendar-component", 4,
      "BEGIN"
    ),
    (calendar("SUMMARY:a") + calendar("SUMMARY:b"), "valid-calendar-object-resource", 9, "BEGIN"),
    (
      calendar("SUMMARY:a").replacing("VERSION:2.0", with: "METHOD:REQUEST"),
      "valid-calendar-object-resource", 2, "METHOD"
    ),
    (
      calendar("X:1").replacing("UID:u1\r\n", with: ""), "valid-calendar-object-resource", 4,
      "BEGIN"
    ),
    (
      calendar("X:1").replacing("UID:u1", with: "UID: "), "valid-calendar-object-resource", 5, "UID"
    ),
    (
      calendar([[], ["RECURRENCE-ID:20260101"]]).replacing("UID:u1\r\nREC", with: "UID:U1\r\nREC"),
      "valid-calendar-object-resource", 8, "UID"
    ),
    (calendar([["X:1"], ["X:2"]]), "valid-calendar-object-resource", 8, "BEGIN"),
  ])
  func `what can't be a task is refused, with the condition and the place`(
    _ text: String, _ condition: String, _ line: Int?, _ property: String?
  ) throws {
    let error = try #require(throws: CalendarObjectError.self) {
      _ = try CalendarObject(reading: Array(text.utf8))
    }

    #expect(error.precondition.rawValue == condition)
    #expect(error.place?.line == line)
    #expect(error.place?.property == property)
  }

  @Test func `one that is too large is refused by its size`() throws {
    let error = try #require(throws: CalendarObjectError.self) {
      _ = try CalendarObject(
        reading: Array(calendar("X:1").utf8), limits: Limits(bytes: 50, lines: 10, depth: 4))
    }

    #expect(error == .unreadable(.tooLarge(limit: 50)))
    #expect(error.precondition == .maximumResourceSize)
  }

  @Test(arguments: [
    "20210609T084907Z-@syn", "a/b:c@ d", "A,b;c", String(repeating: "u", count: 3000),
  ])
  func `a UID is any text`(_ uid: String) throws {
    let escaped = uid.replacing(",", with: "\\,").replacing(";", with: "\\;")
    let text = calendar("X:1").replacing("UID:u1", with: "UID:\(escaped)")

    #expect(try CalendarObject(reading: Array(text.utf8)).uid == uid)
  }
}
