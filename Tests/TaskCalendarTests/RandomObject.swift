import Domain
import TaskCalendar
import TestSupport

enum RandomObject {
  static func text(_ random: inout SeededGenerator) -> String {
    var lines = some(
      [
        "SUMMARY:Brot\\, Milch", "SUMMARY:", "SUMMARY;LANGUAGE=de:zwei\\nZeilen", "PRIORITY:3",
        "PRIORITY:", "DESCRIPTION:a\\nb\\;", "CATEGORIES:home,work\\,play", "CATEGORIES:second",
        "URL:https://example.org/a", "URL:not an address", "ESTIMATED-DURATION:PT90M",
        "X-KEEP;X-P=1:a,b\\,c;d", "SEQUENCE:4", "CLASS:PRIVATE", "RELATED-TO:parent-not-here",
        "LAST-MODIFIED:20260101T000000Z", "DTSTAMP:20260101T000000Z", "CREATED:20260101T000000",
      ], &random)
    let kind = dates.randomElement(using: &random) ?? []
    lines += kind
    let isDated = !kind.isEmpty
    if isDated, Bool.random(using: &random) {
      lines.append(rules.randomElement(using: &random) ?? "")
    }
    if Int.random(in: 0..<4, using: &random) == 0 {
      lines += some(
        [
          "STATUS:COMPLETED", "COMPLETED:20260301T101112Z", "PERCENT-COMPLETE:100",
          "STATUS:IN-PROCESS", "STATUS:CANCELLED",
        ], &random)
    }
    lines.shuffle(using: &random)
    let alarms = some(
      ["TRIGGER:-PT15M", "TRIGGER;RELATED=END:-P1D", "TRIGGER;VALUE=DATE-TIME:20260130T080000Z"],
      &random)
    for trigger in alarms {
      lines += ["BEGIN:VALARM", "ACTION:DISPLAY", trigger, "X-A:1", "END:VALARM"]
    }
    var tasks = [lines]
    if isDated, Int.random(in: 0..<3, using: &random) == 0 {
      tasks += some(
        [
          "RECURRENCE-ID;TZID=Europe/Vienna:20260131T090000", "RECURRENCE-ID:20260131",
          "RECURRENCE-ID;TZID=Europe/Vienna:20260228T090000", "RECURRENCE-ID:20260207",
        ], &random
      ).map { [$0] + some(["STATUS:COMPLETED", "COMPLETED:20260202T030405Z"], &random) }
    }
    return calendar(tasks)
  }

  private static let dates = [
    [], ["DUE;VALUE=DATE:20260131"], ["DTSTART;VALUE=DATE:20260131"],
    ["DTSTART;TZID=Europe/Vienna:20260131T090000", "DUE;TZID=Europe/Vienna:20260131T100000"],
    ["DTSTART;TZID=Europe/Vienna:20260131T090000", "DUE;TZID=Europe/Vienna:20260131T090000"],
    ["DTSTART:20260131T090000", "DURATION:PT1H"], ["DUE:20260131T090000Z"],
    ["DTSTART;VALUE=DATE:20260131", "DUE;VALUE=DATE:20260202"],
    ["DTSTART;TZID=Europe/Vienna:20260131T090030", "DUE;TZID=Europe/Vienna:20260131T235959"],
    ["DTSTART:20260131T080000", "DUE:20260131T080001"],
    ["DTSTART:20260131T090010Z", "DURATION:PT1H1S"],
  ]

  private static let rules = [
    "RRULE:FREQ=WEEKLY", "RRULE:FREQ=MONTHLY", "RRULE:FREQ=DAILY;INTERVAL=2;COUNT=5",
    "RRULE:FREQ=MONTHLY;BYMONTHDAY=31", "RRULE:FREQ=WEEKLY;UNTIL=20260301T000000Z",
    "RRULE:FREQ=DAILY;BYHOUR=9,14;COUNT=9", "RRULE:FREQ=MONTHLY;BYDAY=1FR",
  ]

  /// One change of one field, or a completion.
  static func change(_ upload: inout Upload, _ random: inout SeededGenerator) {
    let due = date(
      [
        "2026-05-31", "2026-05-01T08:15", "2026-05-01T08:15[Asia/Tokyo]",
        "2026-05-01T08:15:30.000Z", "2026-03-29T02:30[Europe/Vienna]",
      ].randomElement(using: &random) ?? "")
    switch Int.random(in: 0..<14, using: &random) {
    case 0: upload.task.title = ["a, b; c\\", "日本語", "x\ty"].randomElement(using: &random) ?? ""
    case 1: upload.task.notes = ["", "eins\nzwei;\\n"].randomElement(using: &random) ?? ""
    case 2: upload.task.priority = Priority.allCases.randomElement(using: &random) ?? .none
    case 3:
      let names = some(["home", "work,play", "new", "second"], &random).shuffled(using: &random)
      upload.task.tags = names.compactMap { Tag($0) }
    case 4: upload.task.url = ["", "mailto:a@example.org"].randomElement(using: &random) ?? ""
    case 5: upload.task.estimate = [nil, 30, 1440].randomElement(using: &random) ?? nil
    case 6:
      upload.task.reminders = some(
        [
          .beforeDue(minutes: 15), .beforeStart(minutes: -5), .beforeDue(minutes: 1440),
          .at(.instant(instant("2026-01-30T08:00:00Z"))),
        ], &random)
    case 7 where !upload.task.isCompleted: try? upload.complete(at: "2026-02-10T10:00:00Z")
    case 8 where !upload.task.isCompleted: upload.task.completed = instant("2026-04-01T10:00:00Z")
    case 9 where upload.occurrences.isEmpty:
      upload.task.completed = nil
      upload.task.isCancelled = false
    case 10 where upload.task.repetition == nil: upload.task.due = due
    case 11 where upload.task.repetition == nil: upload.task.start = due
    case 12:
      guard let date = upload.task.repeatingDate else { return }
      upload.task.repetition = (try? RecurrenceRule(parsing: "FREQ=DAILY;INTERVAL=3")).map {
        Repetition(rule: $0, mode: .fromCompletion, anchor: date.occurrence)
      }
    case 13: upload.task.repetition = nil
    default: break
    }
  }

  /// The start as a text can say it: none that is when it is due, or later.
  static func startInText(of task: TaskItem) -> TaskDate? {
    guard let start = task.start, let due = task.due else { return task.start }
    let day = Day(
      for: Person(account: .init(1), language: .english, zone: vienna.zone), at: vienna.received,
      zones: vienna.zones)
    let (left, right) = (day.local(start), day.local(due))
    if start == due || left.date > right.date { return nil }
    if left.date == right.date, let from = left.time, let to = right.time, from > to { return nil }
    return start
  }

  /// The next times of a task that repeats, however its rule is written.
  static func next(_ task: TaskItem) -> [Occurrence] {
    next(task.repetition, task.repeatingDate)
  }

  static func next(_ fields: ObjectFields) -> [Occurrence] {
    next(fields.repetition, fields.due ?? fields.start)
  }

  private static func next(_ repetition: Repetition?, _ date: TaskDate?) -> [Occurrence] {
    guard let repetition, let date else { return [] }
    let series = Series(
      start: repetition.anchor, rule: repetition.rule, zone: date.zone ?? vienna.zone,
      zones: vienna.zones)
    let current = repetition.current ?? date.occurrence
    return Array(series.occurrences(from: current).lazy.filter { $0 > current }.prefix(4))
  }

  private static func some<Element>(
    _ all: [Element], _ random: inout SeededGenerator
  ) -> [Element] {
    all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
  }
}
