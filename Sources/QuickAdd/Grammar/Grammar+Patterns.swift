import Domain

extension Grammar {
  /// How often something comes back.
  ///
  /// With `isLed` "on" stands before it.
  func pattern(_ place: Int, isLed: Bool) -> Match<PatternReading>? {
    let completion = afterCompletion(place)
    let start = completion.map { behindComma($0.end) } ?? place
    let found = longest(
      everyPattern(start), rhythm(start), partOfEachDay(start), countedPattern(start),
      workdays(start), eachWeekday(start), plurals(start, isLed: isLed), ofEveryMonth(start))
    guard var found else { return nil }
    if completion != nil {
      var reading = found.value
      reading.pattern.isAfterCompletion = true
      return Match(reading, end: found.end)
    }
    if let completion = afterCompletion(space(found.end)) {
      var reading = found.value
      reading.pattern.isAfterCompletion = true
      reading.need = .anywhere
      found = Match(reading, end: completion.end)
    }
    return withLastDay(found)
  }

  private func afterCompletion(_ place: Int) -> Match<Bool>? {
    take(place) { if case .afterCompletion = $0 { true } else { nil } }
  }

  private func behindComma(_ place: Int) -> Int {
    space(line[place].is(",") || line[place].is("、") ? place + 1 : place)
  }

  /// Takes along what says when it ends: `until 24 dec`.
  private func withLastDay(_ found: Match<PatternReading>) -> Match<PatternReading> {
    guard
      let until = take(
        space(found.end),
        { meaning -> Bool? in
          if case .until = meaning { true } else { nil }
        }), let day = day(space(until.end)), day.value.time == nil
    else { return found }
    var reading = found.value
    reading.pattern.until = day.value.date
    reading.need = .anywhere
    return Match(reading, end: day.end)
  }

  /// `every 3 days`, `every other tuesday`, `every 1st`, `every dec 24`, `every morning`.
  private func everyPattern(_ place: Int) -> Match<PatternReading>? {
    guard
      let every = take(
        place,
        { meaning -> Int? in
          if case .every(let interval) = meaning { interval } else { nil }
        })
    else { return nil }
    // "every! 3 days" counts from completion.
    let mark = line[every.end].is("!") && line[every.end + 1].kind == .space
    let start = space(mark ? every.end + 1 : every.end)
    let found = longest(
      units(start, every: every.value), unit(start, every: every.value),
      weekdays(start, mayBeInitials: false)?.map {
        RecurrencePattern(frequency: .weekly, interval: every.value, weekdays: $0)
      },
      namedWeekdays(start), monthly(start), yearly(start))
    if let found {
      var pattern = found.value
      pattern.isAfterCompletion = mark
      var reading = PatternReading(pattern: pattern, need: .anywhere)
      reading.alternative = everySecond(pattern)
      return Match(reading, end: found.end)
    }
    guard let part = part(start, .before) else { return nil }
    return Match(
      PatternReading(
        pattern: RecurrencePattern(frequency: .daily, interval: every.value), part: part.value,
        need: .anywhere),
      end: part.end)
  }

  /// "every 2nd tuesday" is the month's second to some, and every other one to others.
  private func everySecond(_ pattern: RecurrencePattern) -> RecurrencePattern? {
    guard pattern.ordinals == [2] else { return nil }
    return RecurrencePattern(frequency: .weekly, interval: 2, weekdays: pattern.weekdays)
  }

  /// `3 days`, `2nd week`, `quarter`.
  private func units(_ place: Int, every interval: Int) -> Match<RecurrencePattern>? {
    let number =
      ordinalDigits(place) ?? count(place) ?? ordinal(place).flatMap { $0.value > 1 ? $0 : nil }
    guard let number, let unit = unit(space(number.end)),
      let pattern = RecurrencePattern(every: number.value, unit.value)
    else { return nil }
    return withDays(Match(pattern, end: unit.end))
  }

  private func unit(_ place: Int, every interval: Int) -> Match<RecurrencePattern>? {
    if let span = take(
      place,
      { meaning -> RecurrencePattern? in
        guard case .span(let period, let count) = meaning else { return nil }
        return RecurrencePattern(every: count * interval, period)
      })
    {
      return span
    }
    guard let unit = unit(place), let pattern = RecurrencePattern(every: interval, unit.value)
    else { return nil }
    return withDays(Match(pattern, end: unit.end))
  }

  /// `daily`, `毎週月曜`, `매월 말일`.
  private func rhythm(_ place: Int) -> Match<PatternReading>? {
    var need = Need.anywhere
    guard
      let rhythm = take(
        place,
        { meaning -> RecurrencePattern? in
          guard case .rhythm(let period, let count, let needed) = meaning else { return nil }
          need = needed
          return RecurrencePattern(every: count, period)
        })
    else { return nil }
    let found = withDays(rhythm)
    return found.map {
      PatternReading(pattern: $0, need: found.end > rhythm.end ? .anywhere : need)
    }
  }

  private func partOfEachDay(_ place: Int) -> Match<PatternReading>? {
    take(place) { meaning in
      guard case .partOfEachDay(let part) = meaning else { return nil }
      return PatternReading(
        pattern: RecurrencePattern(frequency: .daily), part: part, need: .anywhere)
    }
  }

  /// `3日ごと`, `2주마다`, `1日おき`.
  private func countedPattern(_ place: Int) -> Match<PatternReading>? {
    let span = take(place) { meaning -> (Int, Period)? in
      if case .span(let period, let count) = meaning { (count, period) } else { nil }
    }
    guard let found = span ?? countAndUnit(place) else { return nil }
    let next = space(found.end)
    let between = take(next) { if case .between = $0 { true } else { nil } }
    let isBetween = between != nil && found.value.1 == .day
    guard let end = isBetween ? between?.end : each(next),
      let pattern = RecurrencePattern(every: found.value.0 + (isBetween ? 1 : 0), found.value.1)
    else { return nil }
    return Match(PatternReading(pattern: pattern, need: .anywhere), end: end)
  }

  private func countAndUnit(_ place: Int) -> Match<(Int, Period)>? {
    guard let count = count(place), let unit = unit(space(count.end)) else { return nil }
    return Match((count.value, unit.value), end: unit.end)
  }

  private func each(_ place: Int) -> Int? {
    take(place) { if case .each = $0 { true } else { nil } }?.end
  }

  /// `평일마다`, and 平日 alone.
  private func workdays(_ place: Int) -> Match<PatternReading>? {
    guard let days = namedWeekdays(place) else { return nil }
    if let each = each(days.end) {
      return Match(PatternReading(pattern: days.value, need: .anywhere), end: each)
    }
    guard line[place].kind != .letter, days.value.weekdays.count == 5 else { return nil }
    let need: Need = line[place].kind == .hangul ? .rightEdge : .anywhere
    let daily = take(space(days.end)) { meaning -> PatternReading? in
      switch meaning {
      case .rhythm(.day, 1, _): PatternReading(pattern: days.value, need: .anywhere)
      case .partOfEachDay(let part):
        PatternReading(pattern: days.value, part: part, need: .anywhere)
      default: nil
      }
    }
    return daily
      ?? Match(PatternReading(pattern: days.value, need: need, isBare: true), end: days.end)
  }

  /// `월요일마다`, `月曜ごと`.
  private func eachWeekday(_ place: Int) -> Match<PatternReading>? {
    guard let days = weekdays(place, mayBeInitials: false), let each = each(days.end) else {
      return nil
    }
    return Match(
      PatternReading(
        pattern: RecurrencePattern(frequency: .weekly, weekdays: days.value), need: .anywhere),
      end: each)
  }

  /// `mondays`, `on weekdays`.
  private func plurals(_ place: Int, isLed: Bool) -> Match<PatternReading>? {
    guard let days = namedWeekdays(place), line[days.end - 1].is("s") else { return nil }
    return Match(
      PatternReading(pattern: days.value, need: isLed ? .anywhere : .rightEdge), end: days.end)
  }
}
