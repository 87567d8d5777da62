extension RecurrenceRule {
  /// The rule for a series that was moved from one day to another: what names the old day, and
  /// nothing else, names the new one.
  ///
  /// Every Tuesday becomes every Friday; a rule of several days
  /// stays as it is.
  func shifted(from old: Occurrence, to new: Occurrence) -> RecurrenceRule {
    guard old.date != new.date else { return self }
    switch frequency {
    case .weekly where byDay.count == 1 && byDay[0].ordinal == nil:
      return rewritten(without: [.byDay], with: ["BYDAY=\(new.date.weekday.iCalendar)"])
    case .monthly where byDay.isEmpty && namesOneDay:
      return rewritten(without: [.byMonthDay, .bySetPosition], with: [])
    case .yearly where byDay.isEmpty && namesOneDay && byMonth.count < 2:
      return rewritten(without: [.byMonth, .byMonthDay, .bySetPosition], with: [])
    default: return self
    }
  }

  /// Whether it names one day of the month, or the last of some as clients clamp it.
  private var namesOneDay: Bool {
    byMonthDay.count == 1 || (byMonthDay.first == 28 && bySetPosition == [-1])
  }
}
