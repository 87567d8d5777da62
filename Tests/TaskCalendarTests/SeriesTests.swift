import Domain
import TaskCalendar
import TestSupport
import Testing

/// A repeating task of which times are done, in the shape of each program and in Hibi.
@Suite struct SeriesTests {
  private let weekly = [
    "DTSTART;VALUE=DATE:20270607", "DUE;VALUE=DATE:20270607", "RRULE:FREQ=WEEKLY;COUNT=5",
    "STATUS:NEEDS-ACTION",
  ]

  private func done(_ day: String, _ more: String...) -> [String] {
    ["RECURRENCE-ID;VALUE=DATE:\(day)", "STATUS:COMPLETED", "COMPLETED:\(day)T120000Z"] + more
  }

  @Test func `Thunderbird: a VTODO for each time that is done, and the first other one is next`()
    throws
  {
    let said = try fields(calendar([weekly, done("20270614"), done("20270607")]))

    #expect(said.due == date("2027-06-21") && said.start == nil && said.completed == nil)
    #expect(said.repetition?.anchor == date("2027-06-07")?.occurrence)
    #expect(said.repetition?.current == nil)
    #expect(said.occurrences.map(\.due) == [date("2027-06-07"), date("2027-06-14")])
    #expect(said.occurrences.map(\.completed).first == instant("2027-06-07T12:00:00Z"))
  }

  @Test func `completed in Hibi, such a text gets one more, and the task stays as it was`() throws {
    var upload = try Upload(calendar([weekly, done("20270607")]))

    try upload.complete(at: "2027-06-13T08:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == [])
    #expect(
      added == [
        "BEGIN:VTODO", "UID:u1", "DTSTART;VALUE=DATE:20270614", "DUE;VALUE=DATE:20270614",
        "RECURRENCE-ID;VALUE=DATE:20270614", "DTSTAMP:20270613T080000Z", "STATUS:COMPLETED",
        "COMPLETED:20270613T080000Z", "PERCENT-COMPLETE:100", "END:VTODO",
      ])
    let said = try fields(upload.written())
    #expect(said.due == date("2027-06-21") && said.occurrences.count == 2)
  }

  @Test func `taking that back takes exactly that VTODO away`() throws {
    var upload = try Upload(calendar([weekly, done("20270607"), done("20270614", "X-A:1")]))

    upload.occurrences.removeLast()
    upload.task.due = date("2027-06-14")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == ["BEGIN:VTODO", "UID:u1"] + done("20270614", "X-A:1") + ["END:VTODO"])
    #expect(added == [])
  }

  @Test func `the first time taken back is due again`() throws {
    var upload = try Upload(calendar([weekly, done("20270607")]))

    upload.occurrences = []
    upload.task.due = date("2027-06-07")

    #expect(upload.written() == calendar([weekly]))
  }

  @Test func `in a text without such VTODOs the dates move and COUNT is lowered`() throws {
    var upload = try Upload(calendar([weekly]))

    try upload.complete(at: "2027-06-07T08:00:00Z")
    try upload.complete(at: "2027-06-14T08:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == Array(weekly.prefix(3)))
    #expect(
      added == [
        "DTSTART;VALUE=DATE:20270621", "DUE;VALUE=DATE:20270621", "RRULE:FREQ=WEEKLY;COUNT=3",
      ] + stamps)
  }

  @Test func `how far the time before had come is not the next one's`() throws {
    let lines = ["DUE:20270607T100000", "RRULE:FREQ=DAILY", "STATUS:IN-PROCESS"]
    var upload = try Upload(calendar([lines + ["PERCENT-COMPLETE:40"]]))

    try upload.complete(at: "2027-06-07T08:00:00Z")

    let added = difference(upload.text, upload.written()).added
    #expect(
      added == ["DUE:20270608T100000", "STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:0"] + stamps)
  }

  @Test func `the last of all times completes the task`() throws {
    let days = ["07", "14", "21", "28"].map { done("202706\($0)") } + [done("20270705")]
    var upload = try Upload(calendar([weekly] + days))

    #expect(upload.task.completed == instant("2027-07-05T12:00:00Z"))
    #expect(upload.task.due == date("2027-07-05") && upload.occurrences.count == 4)
    #expect(upload.written() == upload.text)

    upload.task.completed = nil
    #expect(upload.written() == calendar([weekly] + days.dropLast()))
  }

  @Test func `completed in Hibi, the last time is the task's own completion`() throws {
    var upload = try Upload(calendar([weekly]))

    for _ in 0..<5 { try upload.complete(at: "2027-07-06T08:00:00Z") }

    let written = upload.written()
    #expect(written.contains("STATUS:COMPLETED\r\n"))
    #expect(written.contains("DUE;VALUE=DATE:20270705\r\n"))
    #expect(try fields(written).completed == instant("2027-07-06T08:00:00Z"))
  }

  @Test func `Evolution 3.46: the whole series completed`() throws {
    let text = calendar([
      weekly.dropLast() + [
        "STATUS:COMPLETED", "COMPLETED:20270608T000000Z", "PERCENT-COMPLETE:100",
      ]
    ])
    let said = try fields(text)

    #expect(said.completed == instant("2027-06-08T00:00:00Z"))
    #expect(said.repetition?.rule.text == "FREQ=WEEKLY;COUNT=5" && said.due == date("2027-06-07"))
  }

  @Test func `Tasks.org: a rule beside DUE alone, moved on by the next upload`() throws {
    var upload = try Upload(CalendarFixture.tasksOrg.text())
    #expect(upload.task.due == date("2026-12-01") && upload.task.start == nil)
    #expect(upload.task.repetition?.anchor == date("2026-12-01")?.occurrence)

    try upload.complete(at: "2026-12-01T08:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone.contains("DUE;VALUE=DATE:20261201"))
    #expect(added.contains("DUE;VALUE=DATE:20261215"))
    #expect(!upload.written().contains("DTSTART"))
    #expect(upload.written().contains("RRULE:FREQ=WEEKLY;INTERVAL=2\r\n"))
  }

  @Test func `Apple: the pair of DTSTART and DUE moves together`() throws {
    var upload = try Upload(CalendarFixture.appleReminders.text())
    #expect(upload.task.start == nil)
    #expect(upload.task.due == date("2026-12-02T09:00[Europe/Vienna]"))

    try upload.complete(at: "2026-12-02T09:00:00Z")

    let added = difference(upload.text, upload.written()).added
    #expect(added.contains("DTSTART;TZID=Europe/Vienna:20270602T090000"))
    #expect(added.contains("DUE;TZID=Europe/Vienna:20270602T090000"))
    #expect(added.count == 5)
  }

  @Test func `jtx Board: a RECURRENCE-ID without VALUE=DATE`() throws {
    let said = try fields(CalendarFixture.jtxBoard.text())

    #expect(said.start == date("2026-06-06") && said.due == nil)
    #expect(said.occurrences.map(\.start) == [date("2026-07-04")])
  }

  @Test func `times left out by EXDATE are not next`() throws {
    let lines = weekly + ["EXDATE;VALUE=DATE:20270607,20270614", "EXDATE:20270621"]

    #expect(try fields(calendar([lines])).due == date("2027-06-28"))
  }

  @Test func `a RECURRENCE-ID in UTC means the time on the task's wall`() throws {
    let master = [
      "DTSTART;TZID=Europe/Vienna:20270607T233000", "RRULE:FREQ=DAILY", "DURATION:PT1H",
    ]
    let said = try fields(
      calendar([master, ["RECURRENCE-ID:20270607T213000Z", "STATUS:CANCELLED"]]))

    #expect(said.start == date("2027-06-08T23:30[Europe/Vienna]"))
    #expect(said.due == date("2027-06-09T00:30[Europe/Vienna]"))
    #expect(said.occurrences.map(\.isCancelled) == [true])
  }

  @Test func `a time that was put elsewhere is shown there, and moved there`() throws {
    let moved = ["RECURRENCE-ID;VALUE=DATE:20270614", "DUE;VALUE=DATE:20270616"]
    var upload = try Upload(calendar([weekly, done("20270607"), moved]))
    #expect(upload.task.due == date("2027-06-16"))
    #expect(upload.task.repetition?.current == date("2027-06-14")?.occurrence)
    #expect(upload.written() == upload.text)

    upload.task.due = date("2027-06-17")
    #expect(
      difference(upload.text, upload.written()).added == ["DUE;VALUE=DATE:20270617"] + stamps)
  }

  @Test func `this time put elsewhere in Hibi is known again, and nothing else repeats from it`()
    throws
  {
    var upload = try Upload(calendar([weekly]))

    upload.task.due = date("2027-06-09")
    upload.task.repetition?.current = date("2027-06-07")?.occurrence
    let said = try fields(upload.written())

    #expect(said.due == date("2027-06-09"))
    #expect(said.repetition == upload.task.repetition)
    let later = upload.written().replacing(
      "DUE;VALUE=DATE:20270609", with: "DUE;VALUE=DATE:20270616"
    )
    .replacing("DTSTART;VALUE=DATE:20270609", with: "DTSTART;VALUE=DATE:20270616")
    #expect(try fields(later).repetition?.current == nil, "another program moved it on")
  }

  @Test func `the wanted day is written into a rule that other programs count from its date`()
    throws
  {
    var upload = try Upload(calendar("DUE;VALUE=DATE:20270131", "RRULE:FREQ=MONTHLY"))

    try upload.complete(at: "2027-01-31T08:00:00Z")
    let said = try fields(upload.written())

    #expect(said.due == date("2027-02-28"))
    #expect(upload.written().contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1\r\n"))
  }

  @Test func `a way of repeating that others don't know is a property of ours`() throws {
    var upload = try Upload(calendar([weekly]))

    upload.task.repetition?.mode = .skippingMissed
    #expect(
      difference(upload.text, upload.written()).added
        == ["X-HIBI-REPEAT-MODE:SKIPPING-MISSED"] + stamps)
    #expect(try fields(upload.written()).repetition?.mode == .skippingMissed)
  }

  @Test func `a rule that is taken off goes with its dates, and one that can't be read stays`()
    throws
  {
    var upload = try Upload(calendar([weekly + ["EXDATE:20270614"]]))
    upload.task.repetition = nil
    #expect(
      difference(upload.text, upload.written()).gone
        == ["RRULE:FREQ=WEEKLY;COUNT=5", "EXDATE:20270614"])

    var odd = try Upload(calendar("DUE:20270607T100000", "RRULE:FREQ=FORTNIGHTLY"))
    #expect(odd.task.repetition == nil)
    odd.task.due = date("2027-06-08T10:00")
    #expect(odd.written().contains("RRULE:FREQ=FORTNIGHTLY\r\n"))
  }

  @Test func `a rule about the days of the start moves the start, and the due date with it`() throws
  {
    let lines = [
      "DTSTART;VALUE=DATE:20270607", "DUE;VALUE=DATE:20270609",
      "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4",
    ]
    var moved = try Upload(calendar([lines]))
    var marked = try Upload(
      calendar([lines, ["RECURRENCE-ID;VALUE=DATE:20270614", "STATUS:CANCELLED"]]))

    try moved.complete(at: "2027-06-09T08:00:00Z")
    try marked.complete(at: "2027-06-09T08:00:00Z")

    #expect(
      difference(moved.text, moved.written()).added == [
        "DTSTART;VALUE=DATE:20270614", "DUE;VALUE=DATE:20270616",
        "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3",
      ] + stamps)
    #expect(marked.task.start == date("2027-06-21") && marked.task.due == date("2027-06-23"))
    #expect(difference(marked.text, marked.written()).gone == [])
    #expect(marked.written().contains("RECURRENCE-ID;VALUE=DATE:20270607\r\n"))
    #expect(try fields(marked.written()).due == date("2027-06-23"))
  }

  @Test func `a rule about the days of the due date moves that, as Tasks.org has it`() throws {
    var upload = try Upload(
      calendar(
        "DTSTART;VALUE=DATE:20270607", "DUE;VALUE=DATE:20270609", "RRULE:FREQ=WEEKLY;BYDAY=WE"))

    try upload.complete(at: "2027-06-09T08:00:00Z")

    let said = try fields(upload.written())
    #expect(said.start == date("2027-06-14") && said.due == date("2027-06-16"))
  }

  @Test func `a rule without a date to count from is kept until there is one`() throws {
    var upload = try Upload(calendar("RRULE:FREQ=DAILY", "SUMMARY:a"))
    #expect(upload.task.repetition == nil)
    upload.task.title = "b"
    #expect(upload.written().contains("RRULE:FREQ=DAILY\r\n"))

    upload.task.due = date("2027-06-07")

    #expect(try fields(upload.written()).repetition == nil)
  }

  @Test func `single times alone are kept, and the first of them is the task`() throws {
    let lone = ["RECURRENCE-ID:20270614T100000Z", "SUMMARY:one", "DUE:20270614T110000Z"]
    var upload = try Upload(
      calendar([lone, ["RECURRENCE-ID:20270621T100000Z", "SUMMARY:two"]]))
    #expect(upload.task.title == "one" && upload.task.due == date("2027-06-14T11:00:00.000Z"))

    upload.task.title = "uno"

    #expect(difference(upload.text, upload.written()).gone == ["SUMMARY:one"])
  }
}
