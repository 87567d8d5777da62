package import Domain

/// How often a task comes back.
package struct QuickAddRepetition: Equatable, Sendable {
  package enum Mode: Equatable, Sendable {
    /// On the days that the rule gives.
    case byCalendar
    /// The rule is counted from the day of completion.
    case afterCompletion
  }

  /// A recurrence rule (RFC 5545 §3.3.10) without its name, COUNT and UNTIL: `FREQ=DAILY`.
  ///
  /// The 29th to 31st of each month and each 29 February are written so that every client falls
  /// back to a shorter month's last day: `BYMONTHDAY=28,29,30;BYSETPOS=-1`.
  package let rule: String
  package let mode: Mode
  /// The last day on which it may come.
  ///
  /// It is not in the rule, since UNTIL must be a date or a moment as
  /// the start is, and a moment needs the zone's rules.
  package let until: CalendarDate?
  /// How many times it comes in all; nil when no words say so.
  package let count: Int?

  package init(
    rule: String, mode: Mode = .byCalendar, until: CalendarDate? = nil, count: Int? = nil
  ) {
    self.rule = rule
    self.mode = mode
    self.until = until
    self.count = count
  }
}
