import Domain

/// The days that a repetition falls on.
extension Grammar {
  /// Takes the days along that follow a unit: `毎週月曜`, `monthly on the 25th`.
  func withDays(_ unit: Match<RecurrencePattern>) -> Match<RecurrencePattern> {
    let start = skipping(space(unit.end)) { meaning in
      switch meaning {
      case .of, .lead(.on): true
      default: false
      }
    }
    var found: Match<RecurrencePattern>?
    switch unit.value.frequency {
    case .daily: found = nil
    case .weekly:
      found = longest(
        namedWeekdays(start),
        weekdays(start, mayBeInitials: true)?.map {
          RecurrencePattern(frequency: .weekly, weekdays: $0)
        })
    case .monthly: found = monthly(start)
    case .yearly: found = yearly(start)
    }
    guard let found else { return unit }
    var pattern = found.value
    pattern.interval = unit.value.interval
    return Match(pattern, end: found.end)
  }

  /// Weekday, weekends, 평일.
  func namedWeekdays(_ place: Int) -> Match<RecurrencePattern>? {
    take(place) { meaning in
      let days: [Weekday]
      switch meaning {
      case .weekdays(.workdays): days = [.monday, .tuesday, .wednesday, .thursday, .friday]
      case .weekdays(.every(let day)): days = [day]
      case .weekdays(.weekend), .weekend(0, .rightEdge): days = [.saturday, .sunday]
      default: return nil
      }
      return RecurrencePattern(frequency: .weekly, weekdays: days)
    }
  }

  /// `monday`, `mon, wed and fri`, `月・水・金曜`, `월수금`.
  func weekdays(_ place: Int, mayBeInitials: Bool) -> Match<[Weekday]>? {
    let days = list(place, isGlued: mayBeInitials) { place in
      take(place) { meaning in
        switch meaning {
        case .weekday(let weekday, _): weekday
        case .initial(let weekday) where mayBeInitials: weekday
        default: nil
        }
      }
    }
    guard let last = days.lastIndex(where: { isBounded($0.end) }) else { return nil }
    let weekdays = Set(days[...last].map(\.value))
    return Match(Weekday.allCases.filter(weekdays.contains), end: days[last].end)
  }

  /// Whether a weekday ends here: 毎週水やり is no Wednesday.
  private func isBounded(_ place: Int) -> Bool {
    let unit = line[place]
    let isWhole = line[place - 1].is("曜") || line[place - 1].is("日") || line[place - 1].is("일")
    if isWhole || !unit.isHanOrKana && unit.kind != .hangul { return true }
    return take(place) { meaning -> Bool? in
      switch meaning {
      case .particle, .of, .each, .dayPart: true
      default: nil
      }
    } != nil
  }

  /// `25日`, `the 1st and 15th`, `末`, `第2火曜日`, `last friday of the month`.
  func monthly(_ place: Int) -> Match<RecurrencePattern>? {
    let start = skipping(place) { if case .article = $0 { true } else { false } }
    guard let found = daysOfMonth(start) else { return nil }
    return Match(found.value, end: month(after: found.end)?.end ?? found.end)
  }

  /// `1st of every month`, `last friday of each month`.
  func ofEveryMonth(_ place: Int) -> Match<PatternReading>? {
    let start = skipping(place) { if case .article = $0 { true } else { false } }
    guard let found = daysOfMonth(start), let month = month(after: found.end), month.value else {
      return nil
    }
    return Match(PatternReading(pattern: found.value, need: .anywhere), end: month.end)
  }

  private func daysOfMonth(_ place: Int) -> Match<RecurrencePattern>? {
    longest(
      all(list(place, of: monthDay))?.map {
        RecurrencePattern(frequency: .monthly, monthDays: $0)
      },
      nthWeekday(place))
  }

  private func monthDay(_ place: Int) -> Match<Int>? {
    if let end = take(
      place,
      { meaning -> Int? in
        switch meaning {
        case .end, .periodEnd(.month, 0, _): -1
        default: nil
        }
      })
    {
      return end
    }
    if let last = ordinal(place), last.value == -1, let unit = unit(space(last.end)),
      unit.value == .day
    {
      return Match(-1, end: unit.end)
    }
    guard let day = dayOfMonth(place) else { return nil }
    if let mark = mark(.day, space(day.end)) { return Match(day.value, end: mark.end) }
    return ordinalDigits(place)
  }

  /// Second and last are of the month: `2nd tuesday`, `최종 금요일`.
  private func nthWeekday(_ place: Int) -> Match<RecurrencePattern>? {
    guard let ordinals = all(list(place, of: ordinal)), ordinals.value.allSatisfy({ $0 < 5 }) else {
      return nil
    }
    let next = skipping(space(ordinals.end)) { if case .of = $0 { true } else { false } }
    return take(next) { meaning in
      guard case .weekday(let weekday, _) = meaning else { return nil }
      return RecurrencePattern(
        frequency: .monthly, weekdays: [weekday], ordinals: ordinals.value)
    }
  }

  /// "of the month", or "of every month", which is true.
  private func month(after end: Int) -> Match<Bool>? {
    guard let of = take(space(end), { if case .of = $0 { true } else { nil } }) else { return nil }
    let article = skipping(space(of.end)) { if case .article = $0 { true } else { false } }
    let next = skipping(article) { if case .every(1) = $0 { true } else { false } }
    guard let unit = unit(next), unit.value == .month else { return nil }
    return Match(next > article, end: unit.end)
  }

  /// `dec 24`, `the 24th of december`, `12月24日`.
  func yearly(_ place: Int) -> Match<RecurrencePattern>? {
    longest(monthAndDay(place), dayAndMonth(place), dayOfMarkedMonth(place))?.map { day in
      RecurrencePattern(
        frequency: .yearly, monthDays: [day.date.day], month: day.date.month)
    }
  }

  /// One or more, with commas and "and" between.
  ///
  /// With `isGlued` single letters may follow each other: 月水金.
  private func list<Value>(
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

  private func all<Value>(_ items: [Match<Value>]) -> Match<[Value]>? {
    items.last.map { Match(items.map(\.value), end: $0.end) }
  }

  private func behindJoiner(_ end: Int, isGlued: Bool) -> Int? {
    var place = space(end)
    if line[place].is(",") || line[place].is("/") { place = space(place + 1) }
    place = skipping(place) { if case .joiner = $0 { true } else { false } }
    if place > space(end) { return place }
    let isWhole = line[end - 1].is("曜") || line[end - 1].is("日") || line[end - 1].is("일")
    return isGlued && place == end && !isWhole ? place : nil
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
