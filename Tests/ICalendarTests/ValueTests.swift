import ICalendar
import Testing

@Suite struct ValueTests {
  static func day(_ year: Int, _ month: Int, _ day: Int) throws -> DateValue {
    try #require(DateValue(year: year, month: month, day: day))
  }

  private func dateTime(_ zone: DateTimeValue.Zone) throws -> DateTimeValue {
    let time = try #require(TimeValue(hour: 9, minute: 5, second: 7))
    return DateTimeValue(date: try Self.day(2026, 1, 31), time: time, zone: zone)
  }

  private func property(_ line: String) throws -> Property {
    try #require(try CalendarStream.task(line).task?.properties.first)
  }

  static let days = [
    "DUE;VALUE=DATE:20270720", "DUE:20270720", "DUE;VALUE=DATE-TIME:20270720",
    "DUE;TZID=America/New_York;VALUE=DATE:20270720",
  ]

  @Test(arguments: days)
  func `A10 a day is a day, with or without VALUE and in no zone`(line: String) throws {
    #expect(try property(line).moment == .date(try Self.day(2027, 7, 20)))
  }

  @Test func `reads the three forms of a time`() throws {
    #expect(
      try property("DUE:20260131T090507").moment == .dateTime(try dateTime(.floating)))
    #expect(try property("DUE:20260131T090507Z").moment == .dateTime(try dateTime(.utc)))
    #expect(
      try property("DUE;TZID=\"Europe/Vienna\":20260131T090507").moment
        == .dateTime(try dateTime(.named("Europe/Vienna"))))
    #expect(
      try property("DUE;TZID=Europe/Vienna:20260131t090507z").moment
        == .dateTime(try dateTime(.utc)))
  }

  @Test(arguments: [
    "", "2026", "20260230", "20261301", "00000000", "20260131T", "20260131T0905", "20260131T240000",
    "20260131T096000", "20260131T090507ZZ", "20260131Z", "2026-01-31", "20260131T090507+0100",
    "２０２６０１３１", "20260131,20260201",
  ])
  func `reads nothing in what is no day or time`(value: String) {
    #expect(Property("DUE", value: value).moment == nil)
  }

  @Test func `reads lists, and nothing in a list with something else`() throws {
    #expect(
      try property("EXDATE;VALUE=DATE:20260101,20260102").moments
        == [.date(try Self.day(2026, 1, 1)), .date(try Self.day(2026, 1, 2))])
    #expect(try property("EXDATE:").moments == [])
    #expect(try property("RDATE;VALUE=PERIOD:20260101T000000Z/PT1H").moments == nil)
  }

  static let moments: [(String, String, String)] = [
    ("DUE;VALUE=DATE;X-A=1:20260101", "20260131T090507", "DUE;X-A=1:20260131T090507"),
    ("DUE;TZID=Europe/Vienna:20260101T000000", "20260131", "DUE;VALUE=DATE:20260131"),
    ("DUE;TZID=Europe/Vienna:20260101T000000", "20260131T090507Z", "DUE:20260131T090507Z"),
    (
      "DUE;tzid=Asia/Seoul:20260101T000000", "TZ20260131T090507",
      "DUE;TZID=Europe/Vienna:20260131T090507"
    ),
    (
      "DUE;tzid=Europe/Vienna:20260101T000000", "TZ20260131T090507",
      "DUE;tzid=Europe/Vienna:20260131T090507"
    ),
    (
      "DUE;VALUE=DATE-TIME:20260101T000000", "20260131T090507",
      "DUE;VALUE=DATE-TIME:20260131T090507"
    ),
    ("DUE:20260131", "20260131", "DUE:20260131"),
  ]

  @Test(arguments: moments)
  func `writes a day or a time with the parameters that it needs`(
    line: String, value: String, expected: String
  ) throws {
    let zone = value.hasPrefix("TZ") ? [Parameter("TZID", "Europe/Vienna")] : []
    let text = value.hasPrefix("TZ") ? String(value.dropFirst(2)) : value
    let moment = try #require(Property("X", parameters: zone, value: text).moment)
    var stream = try CalendarStream.task(line)

    stream.editTask { $0.edit("DUE") { $0.setMoment(moment) } }

    #expect(stream.taskLines == [expected])
    #expect(stream.task?.property("DUE")?.moment == moment)
  }

  static let durations: [(String, Int, Int, String)] = [
    ("PT15M", 0, 900, "PT15M"), ("-PT15M", 0, -900, "-PT15M"), ("+P1D", 1, 0, "P1D"),
    ("P1W", 7, 0, "P1W"), ("P14D", 14, 0, "P2W"), ("-P7D", -7, 0, "-P1W"),
    ("P1DT12H", 1, 43_200, "P1DT12H"), ("PT1H30M", 0, 5400, "PT1H30M"),
    ("PT1H0M5S", 0, 3605, "PT1H0M5S"), ("PT3605S", 0, 3605, "PT1H0M5S"),
    ("PT24H", 0, 86_400, "PT24H"), ("-P0DT0H30M0S", 0, -1800, "-PT30M"), ("PT0S", 0, 0, "PT0S"),
    ("P0D", 0, 0, "PT0S"), ("P1W2DT3H", 9, 10_800, "P9DT3H"), ("pt5m", 0, 300, "PT5M"),
    ("P7DT1S", 7, 1, "P7DT1S"), ("PT1000000000S", 0, 1_000_000_000, "PT277777H46M40S"),
  ]

  @Test(arguments: durations)
  func `reads and writes lengths of time`(
    value: String, days: Int, seconds: Int, written: String
  ) throws {
    let duration = DurationValue(days: days, seconds: seconds)
    #expect(Property("DURATION", value: value).duration == duration)

    var property = Property("DURATION")
    property.setDuration(duration)
    #expect(property.value == written)

    property = Property("DURATION", value: value)
    property.setDuration(duration)
    #expect(property.value == value)
  }

  @Test(arguments: [
    "", "P", "PT", "P1", "1D", "PT1D", "P1H", "PT1M1H", "P1DT", "P-1D", "PT5M ago", "P1D1D",
    "PT99999999999999999999S", "--P1D", "P1DTT1H",
  ])
  func `reads nothing in what is no length of time`(value: String) {
    #expect(Property("DURATION", value: value).duration == nil)
  }

  @Test func `reads when an alarm rings`() throws {
    let quarter = DurationValue(seconds: -900)
    #expect(try property("TRIGGER:-PT15M").trigger == .fromStart(quarter))
    #expect(try property("TRIGGER;RELATED=START:-PT15M").trigger == .fromStart(quarter))
    #expect(try property("TRIGGER;related=end:-PT15M").trigger == .fromEnd(quarter))
    #expect(
      try property("TRIGGER;VALUE=DATE-TIME:20260131T090507Z").trigger
        == .at(try dateTime(.utc)))
    #expect(try property("TRIGGER:20260131T090507Z").trigger == .at(try dateTime(.utc)))
    #expect(try property("TRIGGER;VALUE=DATE-TIME:20260131").trigger == nil)
  }

  @Test func `writes when an alarm rings, with the parameters that it needs`() throws {
    let quarter = DurationValue(seconds: -900)
    let triggers: [(Trigger, String)] = [
      (.at(try dateTime(.utc)), "TRIGGER;X=1;VALUE=DATE-TIME:20260131T090507Z"),
      (.fromEnd(quarter), "TRIGGER;X=1;RELATED=END:-PT15M"),
      (.fromStart(quarter), "TRIGGER;X=1:-PT15M"),
      (.fromEnd(DurationValue(days: 1)), "TRIGGER;X=1;RELATED=END:P1D"),
    ]
    var stream = try CalendarStream.task("TRIGGER;X=1:PT0S")

    for (trigger, line) in triggers {
      stream.editTask { $0.edit("TRIGGER") { $0.setTrigger(trigger) } }

      #expect(stream.taskLines == [line])
      #expect(stream.task?.property("TRIGGER")?.trigger == trigger)
    }
  }

  static let relations: [(String, Relation)] = [
    ("RELATED-TO:a\\,b", Relation(uid: "a,b")),
    ("RELATED-TO;RELTYPE=parent:a", Relation(type: "PARENT", uid: "a")),
    ("RELATED-TO;GAP=P1D;RELTYPE=FINISHTOSTART:a", Relation(type: "FINISHTOSTART", uid: "a")),
  ]

  @Test(arguments: relations)
  func `reads what a task has to do with another`(line: String, relation: Relation) throws {
    #expect(try property(line).relation == relation)
  }

  @Test func `A04 keeps a rule as it was written when its task moves on`() throws {
    var stream = try CalendarStream.task(
      "UID:1", "DUE;VALUE=DATE:20270607", "RRULE:FREQ=WEEKLY;X-NEW=1;wkst=mo", "SEQUENCE:4")

    stream.editTask { task in
      task.edit("DUE") { property in
        if let next = DateValue(year: 2027, month: 6, day: 14) { property.setMoment(.date(next)) }
      }
      task.change("SEQUENCE") { $0.setInteger(($0.integer ?? 0) + 1) }
    }

    #expect(
      stream.taskLines == [
        "UID:1", "DUE;VALUE=DATE:20270614", "RRULE:FREQ=WEEKLY;X-NEW=1;wkst=mo", "SEQUENCE:5",
      ])
  }
}
