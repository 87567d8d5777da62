import DAV
import Domain
import Testing

@testable import CalDAV

/// Ranges and tasks that repeat: each instance counts (RFC 4791 §9.9).
struct RecurringRangeTests {
  private func isIn(
    _ start: String, _ end: String, _ lines: [String], zone: ZoneName = .utc
  ) -> Bool {
    let text = calendar(["BEGIN:VTODO", "UID:one"] + lines + ["END:VTODO"])
    return matches(text, tasks(timeRange: range(start, end)), zone: zone)
  }

  private let monthly = [
    "DTSTART:20260112T120000Z", "DUE:20260112T130000Z", "RRULE:FREQ=MONTHLY",
  ]

  @Test(arguments: [
    ("20260112T000000Z", "20260113T000000Z", true),
    ("20260212T000000Z", "20260213T000000Z", true),
    ("20260213T000000Z", "20260214T000000Z", false),
    ("20710312T000000Z", "20710313T000000Z", true),
    ("20251212T000000Z", "20251213T000000Z", false),
    ("20260212T123000Z", "20260212T124500Z", true),
    ("20260212T130000Z", "20260212T131500Z", false),
  ])
  func `an instance is in the range`(start: String, end: String, found: Bool) {
    #expect(isIn(start, end, monthly) == found)
  }

  @Test func `an end that is open reaches any instance`() {
    #expect(isIn("20900101T000000Z", "", monthly))
    #expect(!isIn("", "20260101T000000Z", monthly))
    #expect(
      !isIn("20260601T000000Z", "", ["DTSTART:20260112T120000Z", "RRULE:FREQ=DAILY;COUNT=3"]))
    #expect(
      !isIn(
        "20260601T000000Z", "",
        ["DTSTART:20260112T120000Z", "RRULE:FREQ=DAILY;UNTIL=20260201T000000Z"]))
  }

  @Test func `a due date without a start repeats`() {
    let lines = ["DUE;VALUE=DATE:20260105", "RRULE:FREQ=WEEKLY"]

    #expect(isIn("20260111T000000Z", "20260112T000000Z", lines))
    #expect(!isIn("20260112T120000Z", "20260113T000000Z", lines))
  }

  @Test func `an excluded instance is not there`() {
    let lines = [
      "DTSTART;TZID=Europe/Vienna:20260329T090000", "RRULE:FREQ=DAILY",
      "EXDATE;TZID=Europe/Vienna:20260330T090000", "EXDATE:20260331T070000Z",
      "EXDATE;VALUE=DATE:20260401",
    ]

    #expect(isIn("20260329T060000Z", "20260329T080000Z", lines))
    #expect(!isIn("20260330T000000Z", "20260401T220000Z", lines))
    #expect(isIn("20260402T060000Z", "20260402T080000Z", lines))
  }

  @Test func `dates besides the rule are there`() {
    let lines = [
      "DTSTART:20260112T120000Z", "RDATE:20260505T120000Z,20260606T120000Z",
      "RDATE;VALUE=PERIOD:20260707T120000Z/PT1H",
    ]

    #expect(isIn("20260505T000000Z", "20260506T000000Z", lines))
    #expect(isIn("20260707T000000Z", "20260708T000000Z", lines))
    #expect(isIn("20260112T000000Z", "20260113T000000Z", lines))
    #expect(!isIn("20260808T000000Z", "20260809T000000Z", lines))
  }

  @Test func `an instance that was moved is where it was moved to`() {
    let text = calendar([
      "BEGIN:VTODO", "UID:one", "DTSTART:20260112T120000Z", "RRULE:FREQ=WEEKLY;COUNT=3",
      "END:VTODO", "BEGIN:VTODO", "UID:one", "RECURRENCE-ID:20260119T120000Z",
      "DTSTART:20260220T120000Z", "END:VTODO",
    ])

    #expect(!matches(text, tasks(timeRange: range("20260119T000000Z", "20260120T000000Z"))))
    #expect(matches(text, tasks(timeRange: range("20260220T000000Z", "20260221T000000Z"))))
  }

  @Test func `an instance that was completed is not found as open, the others are`() {
    let text = calendar([
      "BEGIN:VTODO", "UID:one", "DTSTART;TZID=Europe/Vienna:20260112T120000",
      "RRULE:FREQ=WEEKLY;COUNT=3", "END:VTODO", "BEGIN:VTODO", "UID:one",
      "RECURRENCE-ID;TZID=Europe/Vienna:20260119T120000", "STATUS:COMPLETED",
      "COMPLETED:20260119T130000Z", "END:VTODO",
    ])
    func isOpen(_ start: String, _ end: String) -> Bool {
      matches(
        text, tasks(PropertyFilter("COMPLETED", .isNotDefined), timeRange: range(start, end)))
    }

    #expect(isOpen("20260112T000000Z", "20260113T000000Z"))
    #expect(!isOpen("20260119T000000Z", "20260120T000000Z"))
    #expect(isOpen("20260126T000000Z", "20260127T000000Z"))
    // It says nothing of when, and so is when the rule has it.
    #expect(matches(text, tasks(timeRange: range("20260119T100000Z", "20260119T120000Z"))))
  }

  @Test func `the 31st is left out where a month has none, as in RFC 5545`() {
    let lines = ["DTSTART;VALUE=DATE:20260131", "RRULE:FREQ=MONTHLY"]

    #expect(!isIn("20260201T000000Z", "20260301T000000Z", lines))
    #expect(isIn("20260331T000000Z", "20260401T000000Z", lines))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("FREQ=SECONDLY", true), ("FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30", false),
      ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30", false), ("FREQ=MINUTELY;COUNT=999999999", true),
      ("FREQ=YEARLY;INTERVAL=9999", false),
    ])
  func `no rule is searched without end`(rule: String, found: Bool) {
    let lines = ["DTSTART:19700101T000000Z", "RRULE:\(rule)"]

    #expect(isIn("20260310T100000Z", "20260310T110000Z", lines) == found)
    #expect(isIn("20260310T100000Z", "", lines) == found)
  }

  @Test func `a property's time is looked for in each instance`() {
    let text = calendar(["BEGIN:VTODO", "UID:one"] + monthly + ["END:VTODO"])
    let filter = tasks(
      PropertyFilter("DUE", .timeRange(range("20260312T125900Z", "20260312T130100Z"))))

    #expect(matches(text, filter))
  }
}
