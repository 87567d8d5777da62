import Domain

/// What follows "every".
extension Grammar {
  /// `every 3 days`, `every other tuesday`, `every 1st`, `every dec 24`, `every morning`.
  ///
  /// "every! 3 days" counts from completion.
  func everyPattern(_ place: Int) -> Match<PatternReading>? {
    guard let every = take(place, \.interval) else { return nil }
    let isMarked = line[every.end].is("!") && line[every.end + 1].kind == .space
    let start = space(isMarked ? every.end + 1 : every.end)
    let found = longest(
      units(start), unit(start, every: every.value), weekdays(start, every: every.value),
      namedWeekdays(start), monthly(start), yearly(start))
    if let found {
      var reading = PatternReading(found.value, need: .anywhere)
      reading.pattern.isAfterCompletion = isMarked
      reading.alternative = everySecond(found.value)
      return Match(reading, end: found.end)
    }
    return part(start, .before)?.map {
      let daily = RecurrencePattern(frequency: .daily, interval: every.value)
      return PatternReading(daily, part: $0, need: .anywhere)
    }
  }

  /// "every 2nd tuesday" is the month's second to some, and every other one to others.
  private func everySecond(_ pattern: RecurrencePattern) -> RecurrencePattern? {
    guard pattern.ordinals == [2] else { return nil }
    return RecurrencePattern(frequency: .weekly, interval: 2, weekdays: pattern.weekdays)
  }

  /// `3 days`, `2nd week`.
  private func units(_ place: Int) -> Match<RecurrencePattern>? {
    let number = ordinalDigits(place) ?? count(place) ?? ordinal(place)
    guard let number, number.value > 0, let unit = unit(space(number.end)),
      let pattern = RecurrencePattern(every: number.value, unit.value)
    else { return nil }
    return withDays(Match(pattern, end: unit.end))
  }

  /// `week`, `fortnight`.
  private func unit(_ place: Int, every interval: Int) -> Match<RecurrencePattern>? {
    let unit = unit(place)?.map { (count: 1, period: $0) }
    guard let span = unit ?? take(place, \.span),
      let pattern = RecurrencePattern(every: span.value.count * interval, span.value.period)
    else { return nil }
    return withDays(Match(pattern, end: span.end))
  }

  private func weekdays(_ place: Int, every interval: Int) -> Match<RecurrencePattern>? {
    weekdays(place, mayBeInitials: false)?.map {
      RecurrencePattern(frequency: .weekly, interval: interval, weekdays: $0)
    }
  }
}

extension RecurrencePattern {
  /// Nil for what is too often or too seldom to be a plan.
  init?(every count: Int, _ period: Period) {
    guard (1...999).contains(count) else { return nil }
    switch period {
    case .minute, .hour: return nil
    case .day: self.init(frequency: .daily, interval: count)
    case .week: self.init(frequency: .weekly, interval: count)
    case .month: self.init(frequency: .monthly, interval: count)
    case .quarter: self.init(frequency: .monthly, interval: count * 3)
    case .year: self.init(frequency: .yearly, interval: count)
    }
  }
}
