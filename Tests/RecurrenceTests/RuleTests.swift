import Domain
import Testing

/// Rules as text.
@Suite struct RuleTests {
  @Test func `reads every part`() throws {
    let rule = try RecurrenceRule(
      parsing: "FREQ=YEARLY;INTERVAL=2;COUNT=10;BYSECOND=59,0;BYMINUTE=30;BYHOUR=9,8;"
        + "BYDAY=MO,-1FR,+2TU;BYMONTHDAY=-1,1;BYYEARDAY=366;BYMONTH=3;BYSETPOS=-1;WKST=SU")

    #expect(rule.frequency == .yearly)
    #expect(rule.interval == 2)
    #expect(rule.end == .count(10))
    #expect(rule.bySecond == [0, 59])
    #expect(rule.byMinute == [30])
    #expect(rule.byHour == [8, 9])
    #expect(
      rule.byDay == [
        NthWeekday(-1, .friday), NthWeekday(.monday), NthWeekday(2, .tuesday),
      ])
    #expect(rule.byMonthDay == [-1, 1])
    #expect(rule.byYearDay == [366])
    #expect(rule.byMonth == [3])
    #expect(rule.bySetPosition == [-1])
    #expect(rule.weekStart == .sunday)
  }

  @Test(arguments: [
    "FREQ=WEEKLY;BYDAY=MO;", "freq=weekly;byday=mo", "BYDAY=MO;FREQ=WEEKLY",
    "FREQ=WEEKLY;BYDAY=MO, FR", "FREQ=WEEKLY;X-NOTE=kept", "FREQ=WEEKLY;INTERVAL=01",
  ])
  func `a rule is kept as it was written`(text: String) throws {
    let rule = try RecurrenceRule(parsing: text)

    #expect(rule.text == text)
    #expect(rule.frequency == .weekly)
  }

  @Test(
    arguments: [
      ("", .noFrequency), ("INTERVAL=2", .noFrequency), ("every day", .unreadablePart(at: 0)),
      ("FREQ=DAILY;;COUNT=2", .unreadablePart(at: 11)),
      ("FREQ=DAILY;BYEASTER=1", .unknownPart(at: 11)),
      ("FREQ=DAILY;FREQ=DAILY", .repeatedPart(.frequency, at: 11)),
      ("FREQ=FORTNIGHTLY", .badValue(.frequency, at: 5)),
      ("FREQ=DAILY;INTERVAL=0", .badValue(.interval, at: 20)),
      ("FREQ=DAILY;INTERVAL=-1", .badValue(.interval, at: 20)),
      ("FREQ=DAILY;COUNT=", .badValue(.count, at: 17)),
      ("FREQ=DAILY;COUNT=3;UNTIL=20270101", .twoEnds(at: 19)),
      ("FREQ=DAILY;UNTIL=20270230", .badValue(.until, at: 17)),
      ("FREQ=DAILY;UNTIL=20270201T2500", .badValue(.until, at: 17)),
      ("FREQ=DAILY;UNTIL=20270201Z", .badValue(.until, at: 17)),
      ("FREQ=DAILY;BYHOUR=8,24", .badValue(.byHour, at: 20)),
      ("FREQ=DAILY;BYHOUR=8,,9", .badValue(.byHour, at: 20)),
      ("FREQ=MONTHLY;BYMONTHDAY=0", .badValue(.byMonthDay, at: 24)),
      ("FREQ=MONTHLY;BYMONTHDAY=-32", .badValue(.byMonthDay, at: 24)),
      ("FREQ=MONTHLY;BYDAY=0MO", .badValue(.byDay, at: 19)),
      ("FREQ=MONTHLY;BYDAY=XX", .badValue(.byDay, at: 19)),
      ("FREQ=YEARLY;BYMONTH=5L", .badValue(.byMonth, at: 20)),
      ("FREQ=WEEKLY;WKST=1", .badValue(.weekStart, at: 17)),
      ("FREQ=MONTHLY;BYWEEKNO=3", .misplacedPart(.byWeekNumber, at: 13)),
      ("FREQ=DAILY;BYYEARDAY=3", .misplacedPart(.byYearDay, at: 11)),
      ("FREQ=WEEKLY;BYMONTHDAY=3", .misplacedPart(.byMonthDay, at: 12)),
      ("FREQ=WEEKLY;BYDAY=1MO", .misplacedPart(.byDay, at: 12)),
      ("FREQ=YEARLY;BYWEEKNO=3;BYDAY=1MO", .misplacedPart(.byDay, at: 23)),
      ("FREQ=DAILY;BYSETPOS=1", .misplacedPart(.bySetPosition, at: 11)),
      ("FREQ=DAILY;RSCALE=CHINESE", .badValue(.calendarScale, at: 18)),
      ("FREQ=MONTHLY;SKIP=BACKWARD", .misplacedPart(.skip, at: 13)),
      ("FREQ=MONTHLY;RSCALE=GREGORIAN;SKIP=FORWARD", .badValue(.skip, at: 35)),
      ("毎日", .unreadablePart(at: 0)), ("頻=DAILY", .unknownPart(at: 0)),
    ] as [(String, RecurrenceRuleError)])
  func `says where a rule can't be followed`(text: String, error: RecurrenceRuleError) {
    #expect(throws: error) { try RecurrenceRule(parsing: text) }
  }

  @Test func `numbers that no calendar reaches don't overflow`() throws {
    let digits = String(repeating: "9", count: 400)

    let rule = try RecurrenceRule(parsing: "FREQ=SECONDLY;INTERVAL=\(digits);COUNT=\(digits)")

    #expect(rule.interval == 999_999_999)
    #expect(rule.end == .count(999_999_999))
  }

  @Test func `a start without a time makes hours void`() throws {
    #expect(
      try Series("2027-03-01", "FREQ=DAILY;BYHOUR=9,17").first(2) == ["2027-03-01", "2027-03-02"])
  }

  @Test func `a rule of hours gives each day once to a task without a time`() throws {
    #expect(
      try Series("2027-03-01", "FREQ=HOURLY;INTERVAL=9").first(2) == ["2027-03-01", "2027-03-02"])
  }

  @Test func `a rule of seconds gives each minute once`() throws {
    #expect(
      try Series("2027-03-01T09:00", "FREQ=SECONDLY;INTERVAL=20;COUNT=7").first(9)
        == ["2027-03-01T09:00", "2027-03-01T09:01", "2027-03-01T09:02"])
  }
}
