import Domain
import TaskCalendar
import Testing

/// Repeating tasks whose rule is about when they start, as RFC 5545 has it, or about when they are due.
@Suite struct StartSeriesTests {
  @Test func `a rule about the time at which the task starts moves that, and COUNT is lowered`()
    throws
  {
    var upload = try Upload(
      calendar(
        "DTSTART:20221017T065500Z", "DURATION:PT10M",
        "RRULE:FREQ=WEEKLY;BYDAY=MO;BYHOUR=6;BYMINUTE=55;COUNT=3"))

    try upload.complete(at: "2022-10-17T07:00:00Z")

    #expect(
      difference(upload.text, upload.written()).added == [
        "DTSTART:20221024T065500Z", "RRULE:FREQ=WEEKLY;BYDAY=MO;BYHOUR=6;BYMINUTE=55;COUNT=2",
      ] + stamps)
    try upload.complete(at: "2022-10-24T07:00:00Z")
    try upload.complete(at: "2022-10-31T07:00:00Z")
    #expect(upload.task.isCompleted && upload.occurrences.count == 2)
  }

  @Test func `several times of a day are those of the start, and the due date goes along`() throws {
    let lines = ["DTSTART:20260105T090000", "DUE:20260105T170000", "RRULE:FREQ=DAILY;BYHOUR=9,14"]
    var upload = try Upload(calendar([lines]))

    try upload.complete(at: "2026-01-05T17:00:00Z")
    #expect(
      difference(upload.text, upload.written()).added
        == ["DTSTART:20260105T140000", "DUE:20260105T220000"] + stamps)

    try upload.complete(at: "2026-01-05T22:00:00Z")
    #expect(upload.task.start == date("2026-01-06T09:00"))
    #expect(upload.task.due == date("2026-01-06T17:00"))
  }

  @Test func `a time of the start is completed by its RECURRENCE-ID`() throws {
    let master = ["DTSTART:20260105T090000", "DURATION:PT8H", "RRULE:FREQ=DAILY;BYHOUR=9,14"]
    var upload = try Upload(
      calendar([master, ["RECURRENCE-ID:20260105T090000", "STATUS:COMPLETED"]]))
    #expect(upload.task.start == date("2026-01-05T14:00"))

    try upload.complete(at: "2026-01-05T22:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == [] && added.contains("RECURRENCE-ID:20260105T140000"))
    #expect(try fields(upload.written()).start == date("2026-01-06T09:00"))
  }

  @Test(arguments: ["FREQ=DAILY;BYHOUR=9,17", "FREQ=HOURLY;INTERVAL=16"])
  func `when the due date has the times of the day, the start goes along`(_ rule: String) throws {
    var upload = try Upload(
      calendar("DTSTART:20260105T163000", "DUE:20260105T170000", "RRULE:\(rule)"))

    try upload.complete(at: "2026-01-05T17:00:00Z")

    let said = try fields(upload.written())
    #expect(said.start == date("2026-01-06T08:30") && said.due == date("2026-01-06T09:00"))
  }

  @Test func `where the rule has neither date, it is about the start, which both follow`() throws {
    let lines = ["DTSTART:19980101T100000", "DUE:19980103T100000"]
    var upload = try Upload(calendar([lines + ["RRULE:FREQ=MONTHLY;COUNT=10;BYDAY=1FR"]]))

    try upload.complete(at: "1998-01-03T08:00:00Z")
    #expect(
      difference(upload.text, upload.written()).added
        == ["DTSTART:19980102T100000", "DUE:19980104T100000"] + stamps)

    try upload.complete(at: "1998-01-04T08:00:00Z")
    #expect(
      difference(upload.text, upload.written()).added == [
        "DTSTART:19980206T100000", "DUE:19980208T100000", "RRULE:FREQ=MONTHLY;BYDAY=1FR;COUNT=9",
      ] + stamps)
  }

  @Test func `a due date that was moved this time alone is as before the next time`() throws {
    let lines = [
      "DTSTART:20270607T090000", "DUE:20270609T170000", "RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4",
    ]
    var upload = try Upload(calendar([lines]))

    upload.task.due = date("2027-06-10T18:00")
    upload.task.repetition?.current = date("2027-06-09T17:00")?.occurrence
    let moved = upload.written()
    #expect(moved.contains("RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=4\r\n"))
    #expect(try fields(moved).repetition == upload.task.repetition)

    try upload.complete(at: "2027-06-10T08:00:00Z")
    #expect(upload.task.start == date("2027-06-14T09:00"))
    #expect(upload.task.due == date("2027-06-16T17:00"))
    #expect(upload.written().contains("RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3\r\n"))
  }

  @Test(arguments: [
    ("20100101", "20101001", "20120101", "20121001"),
    ("20120229", "20121001", "20140228", "20141001"),
    ("20110301", "20110401", "20130301", "20130401"),
  ])
  func `a yearly start keeps its day over a leap year`(
    _ start: String, _ due: String, _ nextStart: String, _ nextDue: String
  ) throws {
    var upload = try Upload(
      calendar(
        "DTSTART;VALUE=DATE:\(start)", "DUE;VALUE=DATE:\(due)", "RRULE:FREQ=YEARLY;INTERVAL=2"))

    try upload.complete(at: "2012-01-01T08:00:00Z")

    #expect(
      difference(upload.text, upload.written()).added
        == ["DTSTART;VALUE=DATE:\(nextStart)", "DUE;VALUE=DATE:\(nextDue)"] + stamps)
  }
}
