import Domain
import TaskCalendar
import Testing

/// Programs write seconds, which tasks don't have.
///
/// 23:59:59 is the end of a day, 08:00:01 says that there is a time.
@Suite struct SecondsTests {
  private let zone = "TZID=Europe/Vienna"

  @Test func `a completed time is known by its seconds, and has those of the task`() throws {
    let master = [
      "DTSTART;\(zone):20260105T090030", "DUE;\(zone):20260105T235959", "RRULE:FREQ=DAILY",
    ]
    let done = ["RECURRENCE-ID;\(zone):20260105T090030", "STATUS:COMPLETED"]
    var upload = try Upload(calendar([master, done]))

    try upload.complete(at: "2026-01-06T08:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == [])
    #expect(added.contains("RECURRENCE-ID;\(zone):20260106T090030"))
    #expect(added.contains("DTSTART;\(zone):20260106T090030"))
    #expect(added.contains("DUE;\(zone):20260106T235959"))
    #expect(try fields(upload.written()).due == date("2026-01-07T23:59[Europe/Vienna]"))
  }

  @Test(arguments: [
    ("DUE:20260105T225959Z", "DUE:20260112T225959Z"),
    ("DUE;TZID=Europe/Vienna:20260105T235959", "DUE;TZID=Europe/Vienna:20260112T235959"),
    ("DUE:20260105T235959", "DUE:20260112T235959"),
  ])
  func `seconds stay when dates move on`(_ before: String, _ after: String) throws {
    var upload = try Upload(calendar(before, "RRULE:FREQ=WEEKLY"))

    try upload.complete(at: "2026-01-05T08:00:00Z")

    #expect(difference(upload.text, upload.written()).added.contains(after))
  }

  @Test func `seconds stay when a task repeats within the day`() throws {
    var upload = try Upload(
      calendar("DTSTART:20260105T080030", "DUE:20260105T081559", "RRULE:FREQ=HOURLY"))

    try upload.complete(at: "2026-01-05T08:00:00Z")

    #expect(difference(upload.text, upload.written()).added.contains("DUE:20260105T091559"))
  }

  @Test(arguments: [
    ("2026-01-07T23:59[Europe/Vienna]", "DUE;TZID=Europe/Vienna:20260107T235959"),
    ("2026-01-05T10:00[Europe/Vienna]", "DUE;TZID=Europe/Vienna:20260105T100000"),
  ])
  func `seconds stay with the time of the day that they belong to`(
    _ due: String, _ line: String
  ) throws {
    for before in ["DUE;TZID=Europe/Vienna:20260105T235959", "DUE:20260105T225959Z"] {
      var upload = try Upload(calendar(before))

      upload.task.due = date(due)

      #expect(unfolded(upload.written()).contains(line))
    }
  }

  @Test(arguments: [
    ("2026-08-02T08:00", ["DTSTART:20260802T080000", "DUE:20260802T080001"]),
    ("2026-08-01T10:30", ["DTSTART:20260801T103000", "DUE:20260801T103001"]),
  ])
  func `what is due a second after its start stays so`(_ due: String, _ lines: [String]) throws {
    var upload = try Upload(calendar("DTSTART:20260801T080000", "DUE:20260801T080001"))
    #expect(upload.task.start == nil)

    upload.task.due = date(due)

    #expect(difference(upload.text, upload.written()).added == lines + stamps)
  }

  @Test func `no task is due some seconds before its start`() throws {
    var upload = try Upload(calendar("DTSTART:20260801T080030", "DUE:20260801T100000"))

    upload.task.due = date("2026-08-01T08:00")
    #expect(difference(upload.text, upload.written()).added == ["DUE:20260801T080030"] + stamps)

    upload.task.due = date("2026-07-31T08:00")
    #expect(
      difference(upload.text, upload.written()).added
        == ["DTSTART:20260731T080000", "DUE:20260731T080000"] + stamps)
  }

  @Test(arguments: [
    (["DTSTART:20100101T101010Z", "DURATION:P4DT3H2M1S"], "2010-01-05T13:12:11.000Z"),
    (["DTSTART:20260105T101055", "DURATION:PT10S"], "2026-01-05T10:11"),
    (["DTSTART;TZID=UTC:20260105T101055", "DURATION:PT10S"], "2026-01-05T10:11:05.000Z"),
  ])
  func `a duration is counted from the second of the start`(
    _ lines: [String], _ due: String
  ) throws {
    #expect(try fields(calendar([lines])).due == date(due))
  }

  @Test func `a due date that was a duration keeps its seconds`() throws {
    var upload = try Upload(calendar("DTSTART:20260105T101055", "DURATION:PT30S"))

    upload.task.start = date("2026-01-05T09:00")

    #expect(difference(upload.text, upload.written()).added.contains("DUE:20260105T101125"))
  }
}
