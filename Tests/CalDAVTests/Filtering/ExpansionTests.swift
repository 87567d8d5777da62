import DAV
import Domain
import ICalendar
import Testing

@testable import CalDAV

/// Each instance as a VTODO of its own (RFC 4791 §9.6.5).
struct ExpansionTests {
  private func expanded(
    _ lines: [String], _ start: String, _ end: String, zone: ZoneName = vienna
  ) -> [[String]] {
    let answer = CalendarDataAnswer(
      CalendarDataRequest(recurrence: .expand(range(start, end))), zones: zones, zone: zone)
    let text = String(decoding: answer.bytes(of: calendar(lines)), as: UTF8.self)
    let parts = text.replacing("\r\n ", with: "").components(of: "BEGIN:VTODO\r\n")
    return parts.dropFirst().map { part in
      part.split(separator: "\r\n").map(String.init).prefix { $0 != "END:VTODO" }
        .filter { $0 != "UID:one" }
    }
  }

  @Test func `instances in the range, in UTC, without what made them`() {
    let found = expanded(
      [
        "BEGIN:VTIMEZONE", "TZID:Europe/Vienna", "END:VTIMEZONE", "BEGIN:VTODO", "UID:one",
        "DTSTART;TZID=Europe/Vienna:20260328T090000", "DUE;TZID=Europe/Vienna:20260328T100000",
        "RRULE:FREQ=DAILY", "EXDATE;TZID=Europe/Vienna:20260330T090000", "SUMMARY:x", "END:VTODO",
      ], "20260328T000000Z", "20260401T000000Z")

    #expect(
      found == [
        [
          "DTSTART:20260328T080000Z", "DUE:20260328T090000Z", "SUMMARY:x",
          "RECURRENCE-ID:20260328T080000Z",
        ],
        [
          "DTSTART:20260329T070000Z", "DUE:20260329T080000Z", "SUMMARY:x",
          "RECURRENCE-ID:20260329T070000Z",
        ],
        [
          "DTSTART:20260331T070000Z", "DUE:20260331T080000Z", "SUMMARY:x",
          "RECURRENCE-ID:20260331T070000Z",
        ],
      ])
  }

  @Test func `no zone is told of or named`() {
    let answer = CalendarDataAnswer(
      CalendarDataRequest(recurrence: .expand(range("20260101T000000Z", "20270101T000000Z"))),
      zones: zones, zone: vienna)
    let text = calendar([
      "BEGIN:VTIMEZONE", "TZID:Europe/Vienna", "END:VTIMEZONE", "BEGIN:VTODO", "UID:one",
      "DUE;TZID=Europe/Vienna:20260328T090000", "X-A;TZID=Europe/Vienna:20260328T090000",
      "BEGIN:VALARM", "TRIGGER;VALUE=DATE-TIME;TZID=Europe/Vienna:20260328T080000", "END:VALARM",
      "END:VTODO",
    ])

    let shown = String(decoding: answer.bytes(of: text), as: UTF8.self)

    #expect(!shown.contains("TZID") && !shown.contains("VTIMEZONE"))
    #expect(shown.contains("DUE:20260328T080000Z"))
    #expect(shown.contains("TRIGGER;VALUE=DATE-TIME:20260328T070000Z"))
    #expect(!shown.contains("RECURRENCE-ID"))
  }

  @Test func `days stay days, and times on any wall stay on it`() {
    let days = expanded(
      [
        "BEGIN:VTODO", "UID:one", "DTSTART;VALUE=DATE:20260328", "DUE;VALUE=DATE:20260329",
        "RRULE:FREQ=DAILY", "END:VTODO",
      ], "20260329T230000Z", "20260330T100000Z")
    let floating = expanded(
      ["BEGIN:VTODO", "UID:one", "DUE:20260328T233000", "RRULE:FREQ=WEEKLY", "END:VTODO"],
      "20260404T000000Z", "20260405T000000Z", zone: newYork)

    #expect(
      days == [
        [
          "DTSTART;VALUE=DATE:20260330", "DUE;VALUE=DATE:20260331",
          "RECURRENCE-ID;VALUE=DATE:20260330",
        ]
      ])
    #expect(floating == [])
    #expect(
      expanded(
        ["BEGIN:VTODO", "UID:one", "DUE:20260328T233000", "RRULE:FREQ=WEEKLY", "END:VTODO"],
        "20260405T000000Z", "20260406T000000Z", zone: newYork)
        == [["DUE:20260404T233000", "RECURRENCE-ID:20260404T233000"]])
  }

  @Test func `single times stand for theirs, in order`() {
    let found = expanded(
      [
        "BEGIN:VTODO", "UID:one", "DTSTART;TZID=Europe/Vienna:20260101T090000", "RRULE:FREQ=DAILY",
        "END:VTODO", "BEGIN:VTODO", "UID:one",
        "RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Vienna:20260102T090000",
        "DTSTART;TZID=Europe/Vienna:20260102T110000", "END:VTODO",
      ], "20260101T000000Z", "20260104T000000Z")

    #expect(
      found == [
        ["DTSTART:20260101T080000Z", "RECURRENCE-ID:20260101T080000Z"],
        ["RECURRENCE-ID:20260102T080000Z", "DTSTART:20260102T100000Z"],
        ["DTSTART:20260103T080000Z", "RECURRENCE-ID:20260103T080000Z"],
      ])
  }

  @Test func `a duration stays one`() {
    let found = expanded(
      [
        "BEGIN:VTODO", "UID:one", "DTSTART:20260101T090000Z", "DURATION:PT2H",
        "RRULE:FREQ=DAILY;COUNT=2", "END:VTODO",
      ], "20260102T100000Z", "20260102T103000Z")

    #expect(
      found == [
        ["DTSTART:20260102T090000Z", "DURATION:PT2H", "RECURRENCE-ID:20260102T090000Z"]
      ])
  }

  @Test func `a task that does not repeat is shown wherever it is`() {
    let found = expanded(
      ["BEGIN:VTODO", "UID:one", "DUE;TZID=Europe/Vienna:20260101T090000", "END:VTODO"],
      "20260601T000000Z", "20260701T000000Z")

    #expect(found == [["DUE:20260101T080000Z"]])
  }

  @Test(.timeLimit(.minutes(1))) func `no more instances than anybody needs`() {
    let long = String(repeating: "x", count: 100_000)
    let many = expanded(
      ["BEGIN:VTODO", "UID:one", "DTSTART:20260101T090000Z", "RRULE:FREQ=MINUTELY", "END:VTODO"],
      "20260101T000000Z", "20270101T000000Z")
    let large = expanded(
      [
        "BEGIN:VTODO", "UID:one", "DTSTART:20260101T090000Z", "RRULE:FREQ=HOURLY",
        "DESCRIPTION:\(long)", "END:VTODO",
      ], "20260101T000000Z", "20270101T000000Z")

    #expect(many.count == 5_000)
    #expect(large.count == 167)
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
