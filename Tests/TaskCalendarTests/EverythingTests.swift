import Domain
import TaskCalendar
import TestSupport
import Testing

/// One text with all that there is, and one field of it changed at a time.
@Suite struct EverythingTests {
  /// What else is written into a component that has a DTSTAMP only.
  private let stampsOfMaster = (
    gone: ["DTSTAMP:20260101T000000Z"],
    added: ["DTSTAMP:20261201T102030Z", "LAST-MODIFIED:20261201T102030Z", "SEQUENCE:1"]
  )

  private func expect(
    gone: [String], added: [String], _ change: (inout Upload) -> Void
  ) throws {
    var upload = try Upload(CalendarFixture.everythingPlain.text())
    change(&upload)
    let changes = difference(upload.text, upload.written())
    #expect(Set(changes.gone) == Set(gone + stampsOfMaster.gone))
    #expect(Set(changes.added) == Set(added + stampsOfMaster.added))
    #expect(changes.gone.count == gone.count + 1)
    #expect(changes.added.count == added.count + 3)
  }

  @Test func `says all its fields`() throws {
    let said = try fields(CalendarFixture.everythingPlain.text())

    #expect(said.title == "Brot, Milch; \\\"x\\\" zwei")
    #expect(said.start == date("2026-01-31T09:00[Europe/Vienna]"))
    #expect(said.due == date("2026-01-31T10:00[Europe/Vienna]"))
    #expect(said.repetition?.rule.text == "FREQ=MONTHLY;WKST=MO;BYMONTHDAY=31;INTERVAL=1")
    #expect(said.tags.map(\.name) == ["home", "work,play", "second"])
    #expect(said.parentUID == "parent-not-here")
    #expect(said.priority == .none)
    #expect(said.sortOrder == 712_345_678)
    #expect(said.reminders == [])
    #expect(said.completed == nil)
    #expect(
      said.occurrences == [
        ObjectOccurrence(
          title: said.title, start: date("2026-03-31T09:00[Europe/Vienna]"),
          due: date("2026-03-31T10:00[Europe/Vienna]"),
          completed: instant("2026-04-01T07:00:00Z"), isCancelled: false)
      ])
  }

  @Test func `a title`() throws {
    try expect(
      gone: ["SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Brot\\, Milch\\; \\\"x\\\"\\nzwei"],
      added: ["SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Neu"]
    ) { $0.task.title = "Neu" }
  }

  @Test func `notes`() throws {
    try expect(gone: [], added: ["DESCRIPTION:a\\nb"]) { $0.task.notes = "a\nb" }
  }

  @Test func `a due date`() throws {
    try expect(
      gone: ["DUE;TZID=Europe/Vienna:20260131T100000"],
      added: ["DUE;TZID=Europe/Vienna:20260131T110000"]
    ) {
      $0.task.due = date("2026-01-31T11:00[Europe/Vienna]")
      $0.task.repetition?.anchor = $0.task.due?.occurrence ?? .date(.init(daysSince1970: 0))
    }
  }

  @Test func `a start`() throws {
    try expect(
      gone: ["DTSTART;TZID=Europe/Vienna:20260131T090000"],
      added: ["DTSTART;TZID=Europe/Vienna:20260131T083000"]
    ) { $0.task.start = date("2026-01-31T08:30[Europe/Vienna]") }
  }

  @Test func `a rule`() throws {
    try expect(
      gone: ["RRULE:FREQ=MONTHLY;WKST=MO;BYMONTHDAY=31;INTERVAL=1"], added: ["RRULE:FREQ=DAILY"]
    ) { upload in
      upload.task.repetition = (try? RecurrenceRule(parsing: "FREQ=DAILY")).map {
        Repetition(
          rule: $0, mode: .byCalendar,
          anchor: upload.task.due?.occurrence ?? .date(.init(daysSince1970: 0)))
      }
    }
  }

  @Test func `a priority`() throws {
    try expect(gone: ["PRIORITY:"], added: ["PRIORITY:5"]) { $0.task.priority = .medium }
  }

  @Test func `a tag taken off and a tag put on`() throws {
    try expect(
      gone: ["CATEGORIES:home,work\\,play"], added: ["CATEGORIES:work\\,play"]
    ) { $0.task.tags.removeFirst() }
    try expect(
      gone: ["CATEGORIES:second"], added: ["CATEGORIES:second,drei"]
    ) { $0.task.tags += [Tag("drei")].compactMap(\.self) }
  }

  @Test func `a parent`() throws {
    try expect(gone: ["RELATED-TO:parent-not-here"], added: ["RELATED-TO:p"]) {
      $0.parent = .task(uid: "p")
    }
  }

  @Test func `a reminder`() throws {
    try expect(
      gone: [],
      added: [
        "BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER;RELATED=END:-PT15M",
        "DESCRIPTION:Brot\\, Milch\\; \\\\\"x\\\\\" zwei", "END:VALARM",
      ]
    ) { $0.task.reminders = [.beforeDue(minutes: 15)] }
  }

  @Test func `an estimate and an address`() throws {
    try expect(gone: [], added: ["ESTIMATED-DURATION:PT30M"]) { $0.task.estimate = 30 }
    try expect(gone: [], added: ["URL:mailto:a@b.c"]) { $0.task.url = "mailto:a@b.c" }
  }

  @Test func `completed for good`() throws {
    try expect(
      gone: [], added: ["STATUS:COMPLETED", "COMPLETED:20260401T101112Z", "PERCENT-COMPLETE:100"]
    ) { $0.task.completed = instant("2026-04-01T10:11:12Z") }
  }

  @Test func `one time completed, in a text that has such a time already`() throws {
    var upload = try Upload(CalendarFixture.everythingPlain.text())

    try upload.complete(at: "2026-02-01T08:00:00Z")

    let (gone, added) = difference(upload.text, upload.written())
    #expect(gone == [])
    #expect(
      added.sorted()
        == [
          "BEGIN:VTODO", "UID:own-1@example.org",
          "SUMMARY;LANGUAGE=de;X-P=\"a;b:c\":Brot\\, Milch\\; \\\"x\\\"\\nzwei",
          "DTSTART;TZID=Europe/Vienna:20260131T090000", "DUE;TZID=Europe/Vienna:20260131T100000",
          "RECURRENCE-ID;TZID=Europe/Vienna:20260131T090000", "DTSTAMP:20260201T080000Z",
          "STATUS:COMPLETED", "COMPLETED:20260201T080000Z", "PERCENT-COMPLETE:100", "END:VTODO",
        ].sorted())
    // The next is the one after March, which was done before it.
    #expect(try fields(upload.written()).due == date("2026-05-31T10:00[Europe/Vienna]"))
  }

  @Test func `a completion taken back takes its VTODO away`() throws {
    var upload = try Upload(CalendarFixture.everythingPlain.text())

    upload.occurrences = []

    let (gone, added) = difference(upload.text, upload.written())
    #expect(
      gone == [
        "BEGIN:VTODO", "UID:own-1@example.org",
        "RECURRENCE-ID;TZID=Europe/Vienna:20260331T090000", "DTSTAMP:20260401T000000Z",
        "STATUS:COMPLETED", "COMPLETED:20260401T070000Z", "END:VTODO",
      ])
    #expect(added == [])
  }
}
