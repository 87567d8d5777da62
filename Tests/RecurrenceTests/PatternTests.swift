import Domain
import Testing

/// The kinds of rules that people choose.
@Suite struct PatternTests {
  @Test(
    arguments: [
      (.hourly, "FREQ=HOURLY"), (.daily, "FREQ=DAILY"), (.weekly(on: []), "FREQ=WEEKLY"),
      (.weekly(on: [.monday, .friday]), "FREQ=WEEKLY;BYDAY=MO,FR"), (.monthly, "FREQ=MONTHLY"),
      (.monthlyOnDay(15), "FREQ=MONTHLY;BYMONTHDAY=15"),
      (.monthlyOnDay(31), "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
      (.monthlyOnDay(29), "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"),
      (.monthlyOnLastDay, "FREQ=MONTHLY;BYMONTHDAY=-1"),
      (.monthlyOnWeekday(NthWeekday(2, .monday)), "FREQ=MONTHLY;BYDAY=2MO"),
      (.yearly, "FREQ=YEARLY"),
      (.yearlyOn(month: 2, day: 29), "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"),
      (.yearlyOn(month: 12, day: 31), "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=31"),
    ] as [(RulePattern, String)])
  func `a chosen kind is written for every client and read back`(
    pattern: RulePattern, text: String
  ) throws {
    let rule = try #require(RecurrenceRule(pattern))

    #expect(rule.text == text)
    #expect(rule.pattern == pattern)
  }

  @Test func `an interval and an end stand beside the kind`() throws {
    let rule = try #require(
      RecurrenceRule(every: 2, .weekly(on: [.tuesday]), ending: .count(10)))

    #expect(rule.text == "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=10")
  }

  @Test(
    arguments: [
      .monthlyOnDay(32), .monthlyOnDay(0), .monthlyOnWeekday(NthWeekday(54, .monday)),
      .yearlyOn(month: 13, day: 1),
    ] as [RulePattern])
  func `numbers that make no rule make none`(pattern: RulePattern) {
    #expect(RecurrenceRule(pattern) == nil)
    #expect(RecurrenceRule(every: 0, .daily) == nil)
  }

  @Test(
    arguments: [
      ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2", .monthlyOnWeekday(NthWeekday(2, .monday))),
      ("FREQ=WEEKLY;WKST=SU;BYDAY=FR,MO", .weekly(on: [.monday, .friday])),
      ("FREQ=MONTHLY;BYMONTHDAY=31", .monthlyOnDay(31)), ("FREQ=MONTHLY;BYMONTHDAY=1,15", nil),
      ("FREQ=DAILY;BYDAY=MO", nil), ("FREQ=WEEKLY;BYHOUR=9,17", nil),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", nil), ("FREQ=YEARLY;BYWEEKNO=20", nil),
      ("FREQ=MONTHLY;BYMONTHDAY=-2", nil), ("FREQ=YEARLY;BYMONTH=1;BYDAY=1MO", nil),
      ("FREQ=MONTHLY;BYMONTHDAY=31;RSCALE=GREGORIAN;SKIP=BACKWARD", nil),
    ] as [(String, RulePattern?)])
  func `a rule from elsewhere is told in few words or not at all`(
    text: String, pattern: RulePattern?
  ) throws {
    #expect(try RecurrenceRule(parsing: text).pattern == pattern)
  }
}
