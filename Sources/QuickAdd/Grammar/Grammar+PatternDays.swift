import Domain

/// The days that a repetition falls on.
extension Grammar {
  /// Takes the days along that follow a unit: `毎週月曜`, `monthly on the 25th`.
  func withDays(_ unit: Match<RecurrencePattern>) -> Match<RecurrencePattern> {
    let next = skipping(space(unit.end), .of)
    guard let found = days(unit.value.frequency, skipping(next, .lead(.on))) else { return unit }
    return found.map { days in
      var pattern = days
      pattern.interval = unit.value.interval
      return pattern
    }
  }

  private func days(
    _ frequency: RecurrencePattern.Frequency, _ place: Int
  ) -> Match<RecurrencePattern>? {
    switch frequency {
    case .daily: nil
    case .weekly:
      longest(
        namedWeekdays(place),
        weekdays(place, mayBeInitials: true)?.map {
          RecurrencePattern(frequency: .weekly, weekdays: $0)
        })
    case .monthly: monthly(place)
    case .yearly: yearly(place)
    }
  }

  /// Weekday, weekends, 평일.
  func namedWeekdays(_ place: Int) -> Match<RecurrencePattern>? {
    take(place) { meaning in
      let days: [Weekday]
      switch meaning {
      case .weekdays(.every(let day)): days = [day]
      case .weekend(0, .rightEdge): days = [.saturday, .sunday]
      default:
        guard let together = meaning.daysTogether else { return nil }
        days = together
      }
      return RecurrencePattern(frequency: .weekly, weekdays: days)
    }
  }

  /// `monday`, `mon, wed and fri`, `月・水・金曜`, `월수금`.
  func weekdays(_ place: Int, mayBeInitials: Bool) -> Match<[Weekday]>? {
    let days = list(place, isGlued: mayBeInitials) { place in
      mayBeInitials ? take(place, \.weekdayOrInitial) : take(place, \.weekday)?.map(\.day)
    }
    guard let last = days.lastIndex(where: { isBounded($0.end) }) else { return nil }
    let weekdays = Set(days[...last].map(\.value))
    return Match(Weekday.allCases.filter(weekdays.contains), end: days[last].end)
  }

  /// Whether a weekday ends here: 毎週水やり is no Wednesday.
  private func isBounded(_ place: Int) -> Bool {
    let unit = line[place]
    if isWholeName(endingAt: place) || !unit.isHanOrKana && unit.kind != .hangul { return true }
    return take(place) { meaning -> Bool? in
      switch meaning {
      case .particle, .of, .each, .dayPart: true
      default: nil
      }
    } != nil
  }

  private func isWholeName(endingAt end: Int) -> Bool {
    line[end - 1].is("曜") || line[end - 1].is("日") || line[end - 1].is("일")
  }

  /// `dec 24`, `the 24th of december`, `12月24日`, `last sunday of october`.
  func yearly(_ place: Int) -> Match<RecurrencePattern>? {
    let day = longest(monthAndDay(place), dayAndMonth(place), dayOfMarkedMonth(place))?.map { day in
      RecurrencePattern(
        frequency: .yearly, monthDays: [day.date.day], month: day.date.month)
    }
    return longest(day, nthWeekdayOfMonth(place))
  }

  /// One or more, with commas and "and" between, and not more than anybody lists.
  ///
  /// With `isGlued` single letters may follow each other: 月水金.
  func list<Value>(
    _ place: Int, isGlued: Bool = false, of item: (Int) -> Match<Value>?
  ) -> [Match<Value>] {
    var items: [Match<Value>] = []
    var next = item(place)
    while let found = next, items.count < 8 {
      items.append(found)
      next = behindJoiner(found.end, isGlued: isGlued).flatMap(item)
    }
    return items
  }

  private func behindJoiner(_ end: Int, isGlued: Bool) -> Int? {
    var place = space(end)
    if line[place].is(",") || line[place].is("/") { place = space(place + 1) }
    place = skipping(place, .joiner)
    if place > space(end) { return place }
    return isGlued && place == end && !isWholeName(endingAt: end) ? place : nil
  }
}
