import Domain
import ICal
import Testing

/// Other programs expand rules with libical, Evolution and GNOME's calendar among them: what Hibi
/// writes must come to the same days there.
@Suite struct LibICalTests {
  private static let patterns: [RulePattern] =
    (1...31).map(RulePattern.monthlyOnDay)
    + Weekday.allCases.flatMap { day in
      [1, 2, 3, 4, 5, -1].map { .monthlyOnWeekday(NthWeekday($0, day)) }
        + [.weekly(on: [day]), .weekly(on: [.monday, day]), .weekly(on: [day, .sunday])]
    } + (1...12).map { .yearlyOn(month: $0, day: 15) }
    + [
      .hourly, .daily, .weekly(on: []), .monthly, .monthlyOnLastDay, .yearly,
      .yearlyOn(month: 2, day: 29),
    ]

  @Test(arguments: ["2023-12-31T09:00", "2024-02-29T23:30", "2026-11-04T00:00"], 1...4)
  func `what people choose comes to the same days in libical`(start: String, every: Int) throws {
    for pattern in Self.patterns {
      let rule = try #require(RecurrenceRule(every: every, pattern))
      let chosen = Series(
        start: Occurrence(start), rule: rule, zone: .utc, zones: TableZones.none)
      let first = try #require(chosen.first(onOrAfter: chosen.start))
      let series = try #require(chosen.continuing(from: first))

      let theirs = expand(rule: series.rule.text, start: first.basic, most: 30)

      #expect(theirs == series.occurrences().prefix(30).map(\.basic), "\(series.rule.text)")
    }
  }
}

extension Occurrence {
  /// As in iCalendar, with seconds.
  fileprivate var basic: String {
    let digits = iso.filter { $0 != "-" && $0 != ":" }
    return digits.contains("T") ? digits + "00" : digits
  }
}
