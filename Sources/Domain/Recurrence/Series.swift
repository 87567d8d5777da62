/// A rule and when it starts: all that is needed to know each occurrence.
///
/// The start is the anchor. It stays where it is while the task moves on, and so remembers the
/// wanted day: a monthly series from January 31 comes to February 28 and then to March 31. RFC 5545
/// §3.3.10 leaves out months that lack the start's day; people who pay rent on the 31st don't. A
/// rule that names its days itself (`BYMONTHDAY=31`) is taken at its word.
///
/// Everything is told on the wall (`Occurrence`). The zone serves only to know which time on it an
/// `UNTIL` in UTC means.
package struct Series: Hashable, Sendable {
  /// The start, which is itself an occurrence only if the rule gives it.
  package let start: Occurrence
  package let rule: RecurrenceRule
  /// The last second on the wall at which there may be an occurrence; nil when `UNTIL` sets none.
  let limit: Int?

  /// `zone` is the task's, or the person's for a task without one.
  package init(
    start: Occurrence, rule: RecurrenceRule, zone: ZoneName, zones: any ZoneRules
  ) {
    self.init(start: start, rule: rule, limit: rule.end.limit(in: zone, zones))
  }

  init(start: Occurrence, rule: RecurrenceRule, limit: Int?) {
    self.start = start
    self.rule = rule
    self.limit = limit
  }

  /// In order, each once, from the first one at or after `moment`, or after the start.
  package func occurrences(from moment: Occurrence? = nil) -> Occurrences {
    Occurrences(self, from: moment?.wallSeconds ?? start.wallSeconds)
  }

  /// Nil when the series has ended by then.
  package func first(after moment: Occurrence) -> Occurrence? {
    var later = Occurrences(self, from: moment.kind(of: start).lastWallSecond + 1)
    return later.next()
  }

  /// Nil when the series has ended by then.
  package func first(onOrAfter moment: Occurrence) -> Occurrence? {
    var later = Occurrences(self, from: moment.kind(of: start).wallSeconds)
    return later.next()
  }

  package func contains(_ moment: Occurrence) -> Bool {
    first(onOrAfter: moment) == moment
  }

  /// Whether it is about when a task starts, and not about when it is due.
  ///
  /// In Hibi the due date repeats, in RFC 5545 §3.8.5.3 the start does. Where both are on one day, and the
  /// rule names no times of the day, it is all one.
  package func countsStarts(_ start: TaskDate?, due: TaskDate?) -> Bool {
    guard let start = start?.occurrence, let due = due?.occurrence, start != due,
      start.date != due.date || rule.repeatsWithinDay
    else { return false }
    return !contains(due) && (contains(start) || start == self.start)
  }
}

extension Occurrence {
  /// The same as a day or as a time, as `other` is; a day's time is its midnight.
  fileprivate func kind(of other: Occurrence) -> Occurrence {
    Occurrence(wallSeconds: wallSeconds, isDate: other.isDate)
  }
}
