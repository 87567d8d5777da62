extension RuleText {
  /// Refuses parts that RFC 5545 §3.3.10 forbids beside the others.
  func checkCompany() throws(RecurrenceRuleError) {
    let frequency = try frequency()
    for part in parts {
      if let name = part.name, name.isForbidden(frequency) {
        throw .misplacedPart(name, at: part.position)
      }
    }
    let isOrdinalAllowed =
      frequency == .monthly || (frequency == .yearly && self[.byWeekNumber] == nil)
    if let part = self[.byDay], !isOrdinalAllowed,
      try weekdays().contains(where: { $0.ordinal != nil })
    {
      throw .misplacedPart(.byDay, at: part.position)
    }
    if let part = self[.bySetPosition], !parts.contains(where: { $0.name?.isSelecting == true }) {
      throw .misplacedPart(.bySetPosition, at: part.position)
    }
  }
}

extension RulePart {
  /// Whether it chooses occurrences, so that `BYSETPOS` can choose among them.
  fileprivate var isSelecting: Bool {
    switch self {
    case .bySecond, .byMinute, .byHour, .byDay, .byMonthDay, .byYearDay, .byWeekNumber, .byMonth:
      true
    case .frequency, .until, .count, .interval, .bySetPosition, .weekStart, .calendarScale, .skip:
      false
    }
  }
}
