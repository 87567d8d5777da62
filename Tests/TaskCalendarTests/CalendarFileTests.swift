import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

/// Files as other programs export them.
@Suite struct CalendarFileTests {
  @Test func `puts the times of a task together, with the zones that it needs`() throws {
    let file = try read(
      """
      BEGIN:VTODO
      UID:b
      RECURRENCE-ID;TZID=Here:20260102T090000
      STATUS:COMPLETED
      END:VTODO
      BEGIN:VTODO
      UID:a
      END:VTODO
      BEGIN:VTODO
      UID:b
      DTSTART;TZID=Here:20260101T090000
      RRULE:FREQ=DAILY
      BEGIN:VALARM
      TRIGGER;VALUE=DATE-TIME;TZID=There:20260101T080000
      END:VALARM
      END:VTODO
      \(zone("There"))
      \(zone("Here"))
      \(zone("Elsewhere"))
      """)

    #expect(file.objects.map(\.uid) == ["b", "a"])
    #expect(file.objects.map(\.fields.occurrences.count) == [1, 0])
    let text = String(decoding: file.objects[0].bytes, as: UTF8.self)
    #expect(text.contains("TZID:Here\n") && text.contains("TZID:There\n"))
    #expect(!text.contains("Elsewhere"))
    #expect(text.components(of: "BEGIN:VTODO") == 2)
    #expect(!String(decoding: file.objects[1].bytes, as: UTF8.self).contains("VTIMEZONE"))
    #expect(file.objects[0].fields.repetition != nil)
    #expect(try CalendarObject(reading: file.objects[0].bytes).uid == "b")
  }

  @Test func `keeps the lines of tasks byte for byte`() throws {
    let lines =
      "BEGIN:VTODO\r\nUID:a\nSUMMARY;X-P=\"a;b\":fold\r\n ed\nx-unknown:1\r\n"
      + "BEGIN:X-OWN\r\nEND:X-OWN\r\n\r\nEND:VTODO\r\n"

    let file = try read(lines)

    #expect(String(decoding: try #require(file.objects.first).bytes, as: UTF8.self).contains(lines))
  }

  @Test func `takes tasks of several calendars, and counts what is no task`() throws {
    let file = try CalendarFile(
      reading: Array(
        """
        BEGIN:VCALENDAR
        METHOD:PUBLISH
        X-WR-CALNAME:Work\\, and more
        BEGIN:VEVENT
        this need not be readable
        END:VEVENT
        BEGIN:VTODO
        UID:a
        END:VTODO
        BEGIN:VJOURNAL
        END:VJOURNAL
        BEGIN:VEVENT
        END:VEVENT
        END:VCALENDAR
        BEGIN:VCALENDAR
        NAME:Home
        BEGIN:VTODO
        UID:a
        END:VTODO
        BEGIN:VTODO
        UID:c
        X-HIBI-LIST:Garden
        END:VTODO
        END:VCALENDAR
        BEGIN:VCALENDAR
        BEGIN:VTODO
        UID:d
        END:VTODO
        END:VCALENDAR
        """.utf8), in: vienna)

    #expect(file.objects.map(\.uid) == ["a", "a", "c", "d"])
    #expect(file.objects.map(\.list) == ["Work, and more", "Home", "Garden", nil])
    #expect(file.others == ["VEVENT": 2, "VJOURNAL": 1])
    #expect(file.duplicates == 0)
    #expect(
      file.objects.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("METHOD") })
    #expect(
      file.objects.allSatisfy { !String(decoding: $0.bytes, as: UTF8.self).contains("X-HIBI") })
  }

  static let older = "BEGIN:VTODO\nUID:a\nSUMMARY:old\nLAST-MODIFIED:20260101T000000Z\nEND:VTODO"
  static let newer = "BEGIN:VTODO\nUID:a\nSUMMARY:new\nLAST-MODIFIED:20260102T000000Z\nEND:VTODO"
  static let betweenCalendars = "\nEND:VCALENDAR\nBEGIN:VCALENDAR\n"

  @Test(arguments: [
    older + "\n" + newer, newer + "\n" + older, older + betweenCalendars + newer,
    newer + betweenCalendars + older,
  ])
  func `the same id twice is one task, as it was changed last`(_ text: String) throws {
    let file = try read(text)

    #expect(file.objects.map(\.fields.title) == ["new"])
    #expect(file.duplicates == 1)
  }

  @Test func `one list has what the file parts into several`() throws {
    let text = "X-WR-CALNAME:Work\n" + Self.older + "\nBEGIN:VTODO\nUID:b\nX-HIBI-LIST:H\nEND:VTODO"

    let file = try CalendarFile(
      reading: Array(wrapped(text).utf8), in: vienna, keepingLists: false)

    #expect(file.objects.map(\.list) == [nil, nil])
  }

  /// A file that is written of them would name another list.
  @Test func `control characters are no part of a list's title`() throws {
    let file = try read("X-WR-CALNAME:Wo\u{8}rk\nBEGIN:VTODO\nUID:a\nEND:VTODO")

    #expect(file.objects.map(\.list) == ["Work"])
  }

  static let broken: [(text: String, error: CalendarObjectError)] = [
    ("", .noCalendar(nil)),
    ("<!DOCTYPE html>\n", .noCalendar(nil)),
    ("BEGIN:VTODO\nUID:a\nEND:VTODO\n", .noCalendar(Place(line: 1, property: "BEGIN"))),
    (
      wrapped("BEGIN:VTODO\nDTSTAMP:20260101T000000Z\nEND:VTODO"),
      .noUID(Place(line: 2, property: "BEGIN"))
    ),
    (
      wrapped("BEGIN:VTODO\nUID: \nEND:VTODO"), .noUID(Place(line: 3, property: "UID"))
    ),
    (
      wrapped("BEGIN:VTODO\nUID:a\nSUMMARY\nEND:VTODO"),
      .unreadable(.noColon(Place(line: 4)))
    ),
    (
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\nSUMM",
      .unreadable(.noColon(Place(line: 4)))
    ),
    (
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:a\n",
      .unreadable(
        .unfinishedComponent(Place(line: 2, property: "BEGIN"), component: "VTODO"))
    ),
    (
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\n",
      .unreadable(
        .unfinishedComponent(Place(line: 2, property: "BEGIN"), component: "VEVENT"))
    ),
  ]

  @Test(arguments: broken)
  func `is refused where one task can't be read`(
    _ fault: (text: String, error: CalendarObjectError)
  ) throws {
    #expect(throws: fault.error) {
      try CalendarFile(reading: Array(fault.text.utf8), in: vienna)
    }
  }

  @Test func `leaves out what can't be read when asked to`() throws {
    let file = try CalendarFile(
      reading: Array(
        wrapped(
          """
          BEGIN:VTODO
          UID:a
          SUMMARY
          END:VTODO
          what is this
          BEGIN:VTODO
          UID:b
          END:VTODO
          BEGIN:VTODO
          END:VTODO
          BEGIN:VTODO
          UID:c
          """
        ).utf8), in: vienna, skippingBroken: true)

    #expect(file.objects.map(\.uid) == ["b"])
    #expect(
      file.broken == [
        .unreadable(.noColon(Place(line: 4))), .noUID(Place(line: 10, property: "BEGIN")),
        .unreadable(.unfinishedComponent(Place(line: 12, property: "BEGIN"), component: "VTODO")),
      ])
  }

  @Test func `an empty numeric cell is no fault`() throws {
    let file = try read(
      "BEGIN:VTODO\nUID:a\nPRIORITY:\nX-APPLE-SORT-ORDER:\nSEQUENCE:\nDUE:\nEND:VTODO\n"
        + "BEGIN:VTODO\nUID:b\nPRIORITY:p1\nEND:VTODO")

    #expect(file.objects.map(\.fields.priority) == [.none, .none])
  }

  @Test(arguments: CalendarFixture.allCases)
  func `reads what each program writes`(_ fixture: CalendarFixture) throws {
    let text = try fixture.text()
    let fields = try fields(text)

    let file = try CalendarFile(reading: Array(text.utf8), in: vienna)

    #expect(file.objects.map(\.fields) == [fields])
  }

  private func read(_ text: String) throws -> CalendarFile {
    try CalendarFile(reading: Array(wrapped(text).utf8), in: vienna)
  }
}

private func wrapped(_ text: String) -> String {
  "BEGIN:VCALENDAR\n\(text)\nEND:VCALENDAR\n"
}

private func zone(_ name: String) -> String {
  """
  BEGIN:VTIMEZONE
  TZID:\(name)
  BEGIN:STANDARD
  DTSTART:19700101T000000
  TZOFFSETFROM:+0100
  TZOFFSETTO:+0100
  END:STANDARD
  END:VTIMEZONE
  """
}

extension String {
  fileprivate func components(of line: String) -> Int {
    split(separator: "\r\n").joined(separator: "\n").split(separator: "\n").count { $0 == line }
  }
}
