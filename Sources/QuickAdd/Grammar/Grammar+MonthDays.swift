import Domain

/// The days of a month that a repetition falls on.
extension Grammar {
  /// `25日`, `the 1st and 15th`, `末`, `第2火曜日`, `last friday of the month`.
  func monthly(_ place: Int) -> Match<RecurrencePattern>? {
    guard let found = daysOfMonth(skipping(place, .article)) else { return nil }
    return Match(found.value, end: month(after: found.end)?.end ?? found.end)
  }

  /// `1st of every month`, `last friday of each month`.
  func ofEveryMonth(_ place: Int) -> Match<PatternReading>? {
    guard let found = daysOfMonth(skipping(place, .article)),
      let month = month(after: found.end), month.value
    else { return nil }
    return Match(PatternReading(found.value, need: .anywhere), end: month.end)
  }

  private func daysOfMonth(_ place: Int) -> Match<RecurrencePattern>? {
    let days = all(list(place, of: monthDay))?.map {
      RecurrencePattern(frequency: .monthly, monthDays: $0)
    }
    return longest(days, nthWeekday(place))
  }

  private func monthDay(_ place: Int) -> Match<Int>? {
    if let end = placeAfter(.end, at: place) ?? take(place, \.isEndOfMonth)?.end {
      return Match(-1, end: end)
    }
    if let last = ordinal(place), last.value == -1, let unit = unit(space(last.end)),
      unit.value == .day
    {
      return Match(-1, end: unit.end)
    }
    guard let day = dayOfMonth(place) else { return nil }
    if let mark = mark(.day, space(day.end)) { return Match(day.value, end: mark) }
    return ordinalDigits(place)
  }

  /// `2nd tuesday`, `1st and 3rd monday`, `最終金曜日`, `last weekday`.
  private func nthWeekday(_ place: Int) -> Match<RecurrencePattern>? {
    guard let ordinals = all(list(place, of: ordinal)), ordinals.value.allSatisfy({ $0 <= 5 })
    else { return nil }
    let next = skipping(space(ordinals.end), .of)
    let days = take(next, \.weekday)?.map { [$0.day] } ?? take(next, \.daysTogether)
    return days?.map {
      RecurrencePattern(frequency: .monthly, weekdays: $0, ordinals: ordinals.value)
    }
  }

  /// `last sunday of october`, `10月の最終日曜日`, `10월 마지막 일요일`.
  func nthWeekdayOfMonth(_ place: Int) -> Match<RecurrencePattern>? {
    if let month = numbered(.month, place) {
      let days = nthWeekday(skipping(space(month.end), .of))
      return days?.map { $0.yearly(in: month.value) }
    }
    guard let days = nthWeekday(skipping(place, .article)),
      let of = placeAfter(.of, at: space(days.end))
    else { return nil }
    return take(space(of), \.month)?.map { days.value.yearly(in: $0.number) }
  }

  /// "of the month", or "of every month", which is true.
  private func month(after end: Int) -> Match<Bool>? {
    guard let of = placeAfter(.of, at: space(end)) else { return nil }
    let article = skipping(space(of), .article)
    let next = skipping(article, .every(1))
    guard let unit = unit(next), unit.value == .month else { return nil }
    return Match(next > article, end: unit.end)
  }

  private func all<Value>(_ items: [Match<Value>]) -> Match<[Value]>? {
    items.last.map { Match(items.map(\.value), end: $0.end) }
  }
}
