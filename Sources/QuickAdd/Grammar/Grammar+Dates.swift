import Domain

extension Grammar {
  /// `12月24日`, `2026年12月24日`, `来月15日`, and the same in Korean.
  func dayOfMarkedMonth(_ place: Int) -> Match<DayReading>? {
    guard let base = base(place), let day = numbered(.day, behindOf(base.end)),
      let date = base.value.date(day: day.value, from: today)
    else { return nil }
    let need = need(ofDayEndingAt: day.end)
    return Match(
      DayReading(date, need: base.value.year == nil ? need : .anywhere, isFirm: true),
      end: day.end)
  }

  /// `24日`, `25일`.
  func markedDay(_ place: Int) -> Match<DayReading>? {
    guard line[place].kind == .digit, let day = numbered(.day, place),
      let date = today.next(day: day.value)
    else { return nil }
    return Match(DayReading(date, need: need(ofDayEndingAt: day.end)), end: day.end)
  }

  private func need(ofDayEndingAt end: Int) -> Need {
    line[end - 1].kind == .hangul ? .eitherEdge : .anywhere
  }

  /// `12月末`, `12월 말`, `end of march`.
  func endOfMonth(_ place: Int) -> Match<DayReading>? {
    if let ending = placeAfter(.end, at: place), let month = take(space(ending), \.month) {
      return lastDay(of: Base(month: month.value.number), end: month.end)
    }
    if let base = base(place), let ending = placeAfter(.end, at: behindOf(base.end)) {
      return lastDay(of: base.value, end: ending)
    }
    // 月末 is one word.
    let year = writtenYear(place) ?? namedYear(place)
    guard let month = digits(year.map { behindOf($0.end) } ?? place, atMost: 2),
      let ending = take(space(month.end), \.isEndOfMonth)
    else { return nil }
    return lastDay(of: Base(year: year?.value, month: month.value.value), end: ending.end)
  }

  private func lastDay(of base: Base, end: Int) -> Match<DayReading>? {
    base.lastDay(from: today).map { Match(DayReading($0, need: .anywhere), end: end) }
  }

  /// `dec 24`, `Dec. 24th, 2026`.
  func monthAndDay(_ place: Int) -> Match<DayReading>? {
    guard let month = take(place, \.month) else { return nil }
    let point = line[month.end].is(".") ? month.end + 1 : month.end
    guard let day = dayOfMonth(skipping(space(point), .article)) else { return nil }
    return named(month.value, day: day)
  }

  /// `24 dec`, `the 24th of december 2026`, `15th of next month`.
  func dayAndMonth(_ place: Int) -> Match<DayReading>? {
    let start = skipping(place, .article)
    guard let day = dayOfMonth(start), line[day.end].kind == .space else { return nil }
    let next = skipping(space(day.end), .of)
    if let month = take(next, \.month) {
      let need = next == space(day.end) ? month.value.need : .rightEdge
      return named((month.value.number, need), day: Match(day.value, end: month.end))
    }
    guard let months = take(next, \.monthsAhead) else { return nil }
    let first = first(of: .month, months.value)
    return CalendarDate(year: first.year, month: first.month, day: day.value)
      .map { Match(DayReading($0, need: .anywhere), end: months.end) }
  }

  /// Takes the year along, if one follows.
  private func named(
    _ month: (number: Int, need: Need), day: Match<Int>
  ) -> Match<DayReading>? {
    let comma = line[day.end].is(",") ? day.end + 1 : day.end
    if let year = year(space(comma)), line[comma].kind == .space,
      let date = CalendarDate(year: year.value, month: month.number, day: day.value)
    {
      return Match(DayReading(date, need: .anywhere), end: year.end)
    }
    return today.next(month: month.number, day: day.value)
      .map { Match(DayReading($0, need: month.need), end: day.end) }
  }

  /// A year, a month, or both, before a day of Japanese or Korean.
  private func base(_ place: Int) -> Match<Base>? {
    if let year = writtenYear(place) ?? namedYear(place) {
      return numbered(.month, behindOf(year.end)).map { month in
        Match(
          Base(year: year.value, month: month.value, mayBePast: line[place].kind == .digit),
          end: month.end)
      }
    }
    if let months = take(place, \.monthsAhead) {
      let first = first(of: .month, months.value)
      return Match(Base(year: first.year, month: first.month), end: months.end)
    }
    return numbered(.month, place).map { Match(Base(month: $0.value), end: $0.end) }
  }

  private func writtenYear(_ place: Int) -> Match<Int>? {
    guard let year = year(place), let mark = mark(.year, space(year.end)) else { return nil }
    return Match(year.value, end: mark)
  }

  private func namedYear(_ place: Int) -> Match<Int>? {
    take(place, \.yearsAhead)?.map { today.year + $0 }
  }

  func numbered(_ wanted: Mark, _ place: Int) -> Match<Int>? {
    guard
      let number = line[place].kind == .digit
        ? digits(place, atMost: 2)?.map(\.value) : count(place),
      let mark = mark(wanted, space(number.end))
    else { return nil }
    return Match(number.value, end: mark)
  }

  /// The place after spaces and a の.
  private func behindOf(_ place: Int) -> Int {
    skipping(space(place), .of)
  }
}

/// The month in which a day is numbered.
private struct Base {
  /// Nil for the next such month.
  var year: Int?
  let month: Int
  /// Whether the year is in digits.
  var mayBePast = false

  func date(day: Int, from today: CalendarDate) -> CalendarDate? {
    guard let year else { return today.next(month: month, day: day) }
    let date = CalendarDate(year: year, month: month, day: day)
    return date.flatMap { $0 < today && !mayBePast ? nil : $0 }
  }

  func lastDay(from today: CalendarDate) -> CalendarDate? {
    let years = year.map { $0...$0 } ?? today.year...today.year + 1
    return years.lazy
      .compactMap { CalendarDate(year: $0, month: month, day: 1)?.endOfMonth }
      .first { $0 >= today }
  }
}
