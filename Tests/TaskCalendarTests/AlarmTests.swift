import Domain
import TaskCalendar
import Testing

@Suite struct AlarmTests {
  private func alarm(_ lines: String...) -> [String] {
    ["BEGIN:VALARM", "ACTION:DISPLAY"] + lines + ["END:VALARM"]
  }

  private let dates = ["DTSTART:20270720T090000", "DUE:20270720T100000"]

  @Test(arguments: [
    ("TRIGGER:-PT15M", Reminder.beforeStart(minutes: 15)),
    ("TRIGGER;RELATED=START:PT5M", .beforeStart(minutes: -5)),
    ("TRIGGER;RELATED=END:-P1DT1H", .beforeDue(minutes: 1500)),
    ("TRIGGER;RELATED=END:-P1W", .beforeDue(minutes: 10_080)),
    ("TRIGGER:PT0S", .beforeStart(minutes: 0)),
    ("TRIGGER;VALUE=DATE-TIME:20270719T080000Z", .at(.instant(instant("2027-07-19T08:00:00Z")))),
    (
      "TRIGGER:20270719T080000", .at(.floating(LocalDateTime(utc: instant("2027-07-19T08:00:00Z"))))
    ),
  ])
  func `a trigger is a reminder`(_ line: String, _ reminder: Reminder) throws {
    let upload = try Upload(calendar([dates + alarm(line)]))

    #expect(upload.task.reminders == [reminder])
    #expect(upload.written() == upload.text)
  }

  @Test func `a trigger that names nothing is about the due date, where there is no start`() throws
  {
    var upload = try Upload(calendar([["DUE:20270720T100000"] + alarm("TRIGGER:-PT15M", "X-A:1")]))
    #expect(upload.task.reminders == [.beforeDue(minutes: 15)])

    upload.task.start = date("2027-07-20T08:00")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == ["TRIGGER:-PT15M"])
    #expect(added == ["DTSTART:20270720T080000"] + stamps + ["TRIGGER;RELATED=END:-PT15M"])
  }

  @Test(arguments: [
    ["TRIGGER;VALUE=DATE-TIME:19760401T005545Z"],
    ["TRIGGER:-PT15M", "X-APPLE-PROXIMITY:ARRIVE"],
    ["TRIGGER:-PT15M", "PROXIMITY:DEPART"],
    ["TRIGGER:soon"], [], ["TRIGGER;VALUE=DURATION:-P99999999D"],
  ])
  func `what is no reminder is kept when reminders change`(_ lines: [String]) throws {
    var upload = try Upload(
      calendar([dates + ["BEGIN:VALARM", "ACTION:AUDIO"] + lines + ["END:VALARM"]]))
    #expect(upload.task.reminders == [])

    upload.task.reminders = [.beforeDue(minutes: 1440)]
    #expect(difference(upload.text, upload.written()).gone == [])
    #expect(try fields(upload.written()).reminders == [.beforeDue(minutes: 1440)])
  }

  @Test func `taking one off takes its alarms and no other`() throws {
    let kept = alarm("TRIGGER:-PT15M", "UID:a", "ACKNOWLEDGED:20260101T000000Z")
    let gone = alarm("TRIGGER;RELATED=END:-PT15M", "X-WR-ALARMUID:b")
    var upload = try Upload(calendar([dates + kept + gone + gone]))
    #expect(upload.task.reminders == [.beforeStart(minutes: 15), .beforeDue(minutes: 15)])

    upload.task.reminders.removeLast()

    let changes = difference(upload.text, upload.written())
    #expect(changes.gone.sorted() == (gone + gone).sorted())
    #expect(changes.added == stamps)
  }

  @Test func `a new one is an alarm of its own`() throws {
    var upload = try Upload(calendar([dates + ["SUMMARY:a,b"] + alarm("TRIGGER:-PT15M")]))

    upload.task.reminders += [
      .beforeStart(minutes: 1440), .at(.time(LocalDateTime(utc: changedLater), zone: vienna.zone)),
    ]

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == [])
    let new =
      alarm("TRIGGER;RELATED=START:-P1D", "DESCRIPTION:a\\,b")
      + alarm("TRIGGER;VALUE=DATE-TIME:20261201T092000Z", "DESCRIPTION:a\\,b")
    #expect(added.sorted() == (stamps + new).sorted())
  }
}
