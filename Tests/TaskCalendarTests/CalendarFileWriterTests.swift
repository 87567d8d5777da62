import Domain
import ICalendar
import TaskCalendar
import TestSupport
import Testing

@Suite struct CalendarFileWriterTests {
  @Test func `writes tasks byte for byte, and each zone once, before it is needed`() throws {
    let first = object("a", "DUE;TZID=Europe/Vienna:20260101T090000", zone: "+0100")
    let second = object("b", "DUE;TZID=Europe/Vienna:20260201T090000", zone: "+0200")

    let text = written([first, second], name: "Home, sweet")

    #expect(
      text == """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//Hibi//Hibi//EN\r
        X-WR-CALNAME:Home\\, sweet\r
        \(zone("Europe/Vienna", "+0100"))\(task("a", "DUE;TZID=Europe/Vienna:20260101T090000"))\
        \(task("b", "DUE;TZID=Europe/Vienna:20260201T090000"))END:VCALENDAR\r

        """)
  }

  /// A calendar has one zone of a name.
  @Test func `begins another calendar where a name means another zone`() throws {
    let texts = [
      object("a", "DUE;TZID=Office:20260101T090000", zone: "+0100", named: "Office"),
      object("b", "DUE;TZID=Office:20260101T090000", zone: "+0100", named: "Office"),
      object("c", "DUE;TZID=Office:20260101T090000", zone: "+0500", named: "Office"),
      object("d", "DUE;TZID=Office:20260101T090000", zone: nil),
    ]

    let text = written(texts)

    let file = try CalendarFile(reading: Array(text.utf8), in: vienna)
    #expect(file.objects.map(\.fields.due) == texts.map { try? fields($0).due })
    #expect(text.split(separator: "BEGIN:VCALENDAR").count == 3)
  }

  @Test func `names the list of each task, in place of what it said before`() throws {
    let text = object("a", "X-HIBI-LIST:old\r\nSUMMARY:x", zone: nil)
    var writer = CalendarFileWriter(zones: vienna.zones)

    writer.write(Array(text.utf8), list: "New; list")
    writer.finish()

    let lines = String(decoding: writer.takeBytes(), as: UTF8.self).split(separator: "\r\n")
    #expect(lines[3...6] == ["BEGIN:VTODO", "X-HIBI-LIST:New\\; list", "UID:a", "SUMMARY:x"])
  }

  /// `everything` has a component of its own beside the task, which no file of tasks can keep.
  @Test(arguments: CalendarFixture.allCases)
  func `what is read back says the same, and is written the same again`(
    _ fixture: CalendarFixture
  ) throws {
    let text = try fixture.text()
    let once = written([text])

    let file = try CalendarFile(reading: Array(once.utf8), in: vienna)

    let object = try #require(file.objects.first)
    #expect(object.fields == (try fields(text)))
    #expect(written([String(decoding: object.bytes, as: UTF8.self)]) == once)
  }

  @Test(arguments: 0..<40)
  func `any tasks are written again as they were read`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let texts = (0..<20).map { index in
      RandomObject.text(&random).replacing("UID:u1", with: "UID:u\(index)")
    }
    let once = written(texts)

    let file = try CalendarFile(reading: Array(once.utf8), in: vienna)

    #expect(file.objects.map(\.fields) == (try texts.map { try fields($0) }))
    #expect(written(file.objects.map { String(decoding: $0.bytes, as: UTF8.self) }) == once)
  }

  @Test func `an object is what was uploaded until it is changed`() throws {
    let text = calendar("SUMMARY:a", "RELATED-TO:not-here")
    let task = try Upload(text).task
    func stored(_ task: TaskItem, isAsReceived: Bool, whole: String? = nil) -> String {
      let object = StoredObject(
        task: task, change: .init(1), bytes: Array(text.utf8), received: vienna.received,
        isAsReceived: isAsReceived, wholeUID: whole, occurrences: [])
      return String(decoding: object.text(in: vienna), as: UTF8.self)
    }
    var changed = task
    changed.title = "b"
    changed.source = CalendarSource(uid: "u1", wholeUID: "not-here")

    #expect(stored(changed, isAsReceived: true) == text)
    let waiting = difference(text, stored(changed, isAsReceived: false))
    #expect(waiting.gone == ["SUMMARY:a"])
    changed.source = CalendarSource(uid: "u1")
    #expect(!stored(changed, isAsReceived: false).contains("RELATED-TO"))
    let part = stored(changed, isAsReceived: false, whole: "here")
    #expect(part.contains("RELATED-TO:here\r\n"))
  }

  private func written(_ texts: [String], name: String? = nil) -> String {
    var writer = CalendarFileWriter(name: name, zones: vienna.zones)
    var bytes: [UInt8] = []
    for text in texts {
      writer.write(Array(text.utf8))
      bytes += writer.takeBytes()
    }
    writer.finish()
    return String(decoding: bytes + writer.takeBytes(), as: UTF8.self)
  }

  private func object(
    _ uid: String, _ lines: String, zone offset: String?, named name: String = "Europe/Vienna"
  ) -> String {
    // Apple's programs write the zone behind the task.
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-OWN:1\r\n\(task(uid, lines))"
      + "\(offset.map { zone(name, $0) } ?? "")END:VCALENDAR\r\n"
  }

  private func task(_ uid: String, _ lines: String) -> String {
    "BEGIN:VTODO\r\nUID:\(uid)\r\n\(lines)\r\nEND:VTODO\r\n"
  }

  private func zone(_ name: String, _ offset: String) -> String {
    """
    BEGIN:VTIMEZONE\r
    TZID:\(name)\r
    BEGIN:STANDARD\r
    DTSTART:19700101T000000\r
    TZOFFSETFROM:\(offset)\r
    TZOFFSETTO:\(offset)\r
    END:STANDARD\r
    END:VTIMEZONE\r

    """
  }
}
