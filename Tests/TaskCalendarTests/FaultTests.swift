import Domain
import ICalendar
import TaskCalendar
import Testing

/// Faults that people met elsewhere, each named after what went wrong there.
@Suite struct FaultTests {
  @Test func `one tick ends the series`() throws {
    var upload = try Upload(
      calendar("RRULE:FREQ=WEEKLY", "DUE;VALUE=DATE:20270607", "STATUS:NEEDS-ACTION"))

    try upload.complete(at: "2027-06-07T09:00:00Z")

    let lines = unfolded(upload.written())
    #expect(lines.contains("RRULE:FREQ=WEEKLY"))
    #expect(lines.contains("DUE;VALUE=DATE:20270614"))
    #expect(lines.contains("STATUS:NEEDS-ACTION"))
    #expect(upload.occurrences.map(\.due) == [date("2027-06-07")])
  }

  @Test func `an all-day task is shown a day early west of UTC`() throws {
    let newYork = ObjectContext(
      zones: vienna.zones, zone: ZoneName("America/New_York"), received: vienna.received,
      untitled: "-")
    var upload = try Upload(calendar("DUE;VALUE=DATE:20270720"), newYork)
    #expect(upload.task.due == date("2027-07-20"))

    upload.task.title = "x"

    #expect(upload.written(newYork).contains("DUE;VALUE=DATE:20270720\r\n"))
  }

  @Test func `a weekly time slips when the clocks change`() throws {
    var upload = try Upload(
      calendar("DUE;TZID=Europe/Berlin:20261018T090000", "RRULE:FREQ=WEEKLY;BYDAY=SU"))

    try upload.complete(at: "2026-10-18T08:00:00Z")

    #expect(upload.written().contains("DUE;TZID=Europe/Berlin:20261025T090000\r\n"))
  }

  @Test func `a fold cuts a character`() throws {
    let title = String(repeating: "あ", count: 25) + "🎏"
    var upload = try Upload(calendar("SUMMARY:a"))
    upload.task.title = title
    let written = upload.written()

    #expect(unfolded(written).contains("SUMMARY:\(title)"))
    for line in written.split(separator: "\r\n", omittingEmptySubsequences: false) {
      #expect(line.utf8.count <= 75)
    }

    var bytes = Array(calendar("SUMMARY:xあy", "X-A:1").utf8)
    let cut = try #require(bytes.firstIndex(of: 0xE3)) + 1
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: cut)
    let object = try CalendarObject(reading: bytes)
    let said = object.fields(in: vienna)
    #expect(said.title == "xあy")
    let same = CalendarTask(Upload("", uid: object.uid, said).task, uid: object.uid)
    #expect(same.text(over: bytes, in: vienna) == bytes)
  }

  @Test func `percent signs and escapes grow with each save`() throws {
    var upload = try Upload(calendar("SUMMARY:a"))
    upload.task.title = "Raise 5% to 7%, C:\\tmp; \"ok\""
    upload.task.notes = "Raise 5% to 7%, C:\\tmp; \"ok\"\n?"

    for _ in 0..<3 {
      let next = try Upload(upload.written())
      #expect(next.task.title == upload.task.title && next.task.notes == upload.task.notes)
      #expect(next.written() == upload.written())
      upload = next
      upload.task.priority = upload.task.priority == .low ? .high : .low
    }
  }

  @Test func `monthly on the 31st jumps or sticks`() throws {
    var upload = try Upload(calendar("DUE;VALUE=DATE:20270131", "RRULE:FREQ=MONTHLY"))

    var dues: [TaskDate?] = []
    for moment in ["2027-01-31T09:00:00Z", "2027-02-28T09:00:00Z", "2027-03-31T09:00:00Z"] {
      try upload.complete(at: moment)
      // As after an upload of the same text by another program.
      upload = try Upload(upload.written())
      dues.append(upload.task.due)
    }

    #expect(dues == [date("2027-02-28"), date("2027-03-31"), date("2027-04-30")])
  }

  @Test func `several lines of categories, and an escaped comma`() throws {
    let lines = ["CATEGORIES:red", "CATEGORIES:blue", "CATEGORIES:green,work\\,play"]
    var upload = try Upload(calendar([lines]))
    #expect(upload.task.tags.map(\.name) == ["red", "blue", "green", "work,play"])

    upload.task.title = "x"

    #expect(difference(upload.text, upload.written()).gone == [])
  }

  @Test func `a child before its parent loses the link`() throws {
    var upload = try Upload(calendar("RELATED-TO;RELTYPE=PARENT:parent"))
    #expect(try fields(upload.text).parentUID == "parent")

    upload.task.title = "x"
    #expect(upload.written().contains("RELATED-TO;RELTYPE=PARENT:parent\r\n"))

    upload.parent = .task(uid: "parent")
    #expect(upload.written().contains("RELATED-TO;RELTYPE=PARENT:parent\r\n"))
  }

  @Test func `an all-day series whose RECURRENCE-ID lacks VALUE=DATE is refused`() throws {
    let master = ["DTSTART;VALUE=DATE:20260606", "RRULE:FREQ=MONTHLY;BYDAY=1SA", "SUMMARY:T"]
    let done = [
      "DTSTART;VALUE=DATE:20260606", "RECURRENCE-ID:20260606", "STATUS:COMPLETED",
      "COMPLETED:20260607T000000Z",
    ]
    let upload = try Upload(calendar([master, done]))

    #expect(upload.task.start == date("2026-07-04"))
    #expect(upload.occurrences.map(\.start) == [date("2026-06-06")])
    #expect(upload.written() == upload.text)
  }

  @Test func `the object is written in another order`() throws {
    let text = calendar("X-B:1", "X-A:2").replacing(
      "VERSION:2.0\r\nPRODID:-//test//EN",
      with: "CALSCALE:GREGORIAN\r\nPRODID:-//t//EN\r\nVERSION:2.0")
    var upload = try Upload(text)

    upload.task.title = "x"

    #expect(difference(text, upload.written()).gone == [])
  }
}
