import Domain

/// How often something comes back.
extension Grammar {
  /// A repetition, with what says that it counts from completion, and when it ends.
  ///
  /// With `isLed` "on" stands before it.
  func pattern(_ place: Int, isLed: Bool = false) -> Match<PatternReading>? {
    let completion = placeAfter(.afterCompletion, at: place)
    let start = completion.map(behindComma) ?? place
    let found = longest(
      everyPattern(start), rhythm(start), partOfEachDay(start), countedPattern(start),
      workdays(start), eachWeekday(start), plurals(start, isLed: isLed), ofEveryMonth(start))
    guard var found else { return nil }
    if completion != nil {
      return found.map { $0.changed { $0.pattern.isAfterCompletion = true } }
    }
    if let completion = placeAfter(.afterCompletion, at: space(found.end)) {
      let reading = found.value.changed {
        $0.pattern.isAfterCompletion = true
        $0.need = .anywhere
      }
      found = Match(reading, end: completion)
    }
    return withLastDay(found) ?? withCount(found) ?? found
  }

  private func behindComma(_ place: Int) -> Int {
    space(line[place].is(",") || line[place].is("、") ? place + 1 : place)
  }

  /// Takes along what says when it ends: `until 24 dec`.
  private func withLastDay(_ found: Match<PatternReading>) -> Match<PatternReading>? {
    guard let until = placeAfter(.until, at: space(found.end)), let day = day(space(until)),
      day.value.time == nil
    else { return nil }
    let reading = found.value.changed {
      $0.pattern.until = day.value.date
      $0.need = .anywhere
    }
    return Match(reading, end: day.end)
  }

  /// Takes along how often it comes: `10 times in all`, `全10回`, `총 10회`.
  ///
  /// "every day 10 times" is as often on each day, and stays in the title.
  private func withCount(_ found: Match<PatternReading>) -> Match<PatternReading>? {
    let place = behindComma(space(found.end))
    let start = skipping(place, .inAll)
    guard start > place || line[place].kind == .digit, let count = digits(start),
      count.value.value > 0, let end = mark(.times, space(count.end)),
      start > place || line[end - 1].kind == .letter
    else { return nil }
    let reading = found.value.changed {
      $0.pattern.count = count.value.value
      $0.need = .anywhere
    }
    return Match(reading, end: end)
  }

  /// `daily`, `毎週月曜`, `매월 말일`.
  private func rhythm(_ place: Int) -> Match<PatternReading>? {
    let rhythm = take(place) { meaning -> PatternReading? in
      guard case .rhythm(let period, let count, let need) = meaning else { return nil }
      return RecurrencePattern(every: count, period).map { PatternReading($0, need: need) }
    }
    guard let rhythm else { return nil }
    let found = withDays(rhythm.map(\.pattern))
    return found.map {
      PatternReading($0, need: found.end > rhythm.end ? .anywhere : rhythm.value.need)
    }
  }

  private func partOfEachDay(_ place: Int) -> Match<PatternReading>? {
    take(place, \.partOfEachDay)?.map {
      PatternReading(RecurrencePattern(frequency: .daily), part: $0, need: .anywhere)
    }
  }

  /// `3日ごと`, `2주마다 월요일`, `1日おき`.
  private func countedPattern(_ place: Int) -> Match<PatternReading>? {
    guard let found = take(place, \.span) ?? countAndUnit(place) else { return nil }
    let (count, period) = found.value
    if period == .day, let end = placeAfter(.between, at: space(found.end)) {
      return RecurrencePattern(every: count + 1, period)
        .map { Match(PatternReading($0, need: .anywhere), end: end) }
    }
    guard let end = placeAfter(.each, at: space(found.end)),
      let pattern = RecurrencePattern(every: count, period)
    else { return nil }
    return withDays(Match(pattern, end: end)).map { PatternReading($0, need: .anywhere) }
  }

  private func countAndUnit(_ place: Int) -> Match<(count: Int, period: Period)>? {
    guard let count = count(place), let unit = unit(space(count.end)) else { return nil }
    return Match((count.value, unit.value), end: unit.end)
  }

  /// `평일마다`, and 平日 alone.
  private func workdays(_ place: Int) -> Match<PatternReading>? {
    guard let days = namedWeekdays(place) else { return nil }
    if let end = placeAfter(.each, at: days.end) {
      return Match(PatternReading(days.value, need: .anywhere), end: end)
    }
    guard line[place].kind != .letter, days.value.weekdays.count == 5 else { return nil }
    let next = space(days.end)
    if let daily = placeAfter(.rhythm(.day, 1, .anywhere), at: next) {
      return Match(PatternReading(days.value, need: .anywhere), end: daily)
    }
    if let part = take(next, \.partOfEachDay) {
      return part.map { PatternReading(days.value, part: $0, need: .anywhere) }
    }
    let need: Need = line[place].kind == .hangul ? .rightEdge : .anywhere
    return days.map { PatternReading($0, need: need, isBare: true) }
  }

  /// `월요일마다`, `月曜ごと`.
  private func eachWeekday(_ place: Int) -> Match<PatternReading>? {
    guard let days = weekdays(place, mayBeInitials: false),
      let end = placeAfter(.each, at: days.end)
    else { return nil }
    let pattern = RecurrencePattern(frequency: .weekly, weekdays: days.value)
    return Match(PatternReading(pattern, need: .anywhere), end: end)
  }

  /// `mondays`, `on weekdays`.
  private func plurals(_ place: Int, isLed: Bool) -> Match<PatternReading>? {
    guard let days = namedWeekdays(place), line[days.end - 1].is("s") else { return nil }
    return days.map { PatternReading($0, need: isLed ? .anywhere : .rightEdge) }
  }
}
