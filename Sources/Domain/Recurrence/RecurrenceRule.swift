/// A rule of repetition (RFC 5545 §3.3.10), kept as it was written.
///
/// It says nothing of when the repetition starts; that is the `Series`. Lists are sorted and hold
/// each value once.
package struct RecurrenceRule: Hashable, Sendable {
  /// As it was written, so that it is given back to every client as it came.
  package let text: String
  package let frequency: Frequency
  /// At least 1; more than nine digits count as 999,999,999, which no calendar reaches.
  package let interval: Int
  package let end: RuleEnd
  /// 0 to 60.
  package let bySecond: [Int]
  /// 0 to 59.
  package let byMinute: [Int]
  /// 0 to 23.
  package let byHour: [Int]
  package let byDay: [NthWeekday]
  /// 1 to 31, or -31 to -1 from the month's end.
  package let byMonthDay: [Int]
  /// 1 to 366, or -366 to -1 from the year's end.
  package let byYearDay: [Int]
  /// Weeks as ISO 8601 counts them, 1 to 53, or -53 to -1.
  package let byWeekNumber: [Int]
  /// 1 to 12.
  package let byMonth: [Int]
  /// 1 to 366, or -366 to -1, among the occurrences of one period.
  package let bySetPosition: [Int]
  package let weekStart: Weekday
  /// What becomes of a day that a month lacks; nil when the rule doesn't say.
  package let skip: Skip?

  /// `SKIP` of RFC 7529 §4.1, in the Gregorian calendar.
  package enum Skip: String, Sendable {
    /// There is no occurrence.
    case omit = "OMIT"
    /// It is on the month's last day.
    case backward = "BACKWARD"
  }

  package init(parsing text: String) throws(RecurrenceRuleError) {
    let parts = try RuleText(parsing: text)
    self.text = text
    frequency = try parts.frequency()
    interval = try parts.positiveNumber(.interval) ?? 1
    end = try parts.end()
    bySecond = try parts.numbers(.bySecond, 0...60)
    byMinute = try parts.numbers(.byMinute, 0...59)
    byHour = try parts.numbers(.byHour, 0...23)
    byDay = try parts.weekdays()
    byMonthDay = try parts.numbers(.byMonthDay, 1...31, orFromTheEnd: true)
    byYearDay = try parts.numbers(.byYearDay, 1...366, orFromTheEnd: true)
    byWeekNumber = try parts.numbers(.byWeekNumber, 1...53, orFromTheEnd: true)
    byMonth = try parts.numbers(.byMonth, 1...12)
    bySetPosition = try parts.numbers(.bySetPosition, 1...366, orFromTheEnd: true)
    weekStart = try parts.weekStart()
    skip = try parts.skip()
    try parts.checkCompany()
  }

  /// Whether it can give more than one time of a day.
  var repeatsWithinDay: Bool {
    frequency.subDailySeconds != nil || !byHour.isEmpty || !byMinute.isEmpty
  }
}
