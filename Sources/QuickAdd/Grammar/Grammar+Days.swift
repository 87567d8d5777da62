import Domain

extension Grammar {
  /// A day, however it is said.
  func day(_ place: Int) -> Match<DayReading>? {
    guard
      let day = longest(
        numericDate(place), dayOfMarkedMonth(place), markedDay(place), monthAndDay(place),
        dayAndMonth(place), distance(place), weekday(place), namedDay(place), endOfMonth(place))
    else { return nil }
    return withWeekdayInBrackets(day)
  }

  /// `12月24日(木)`: the letter is taken along when it is that day's.
  private func withWeekdayInBrackets(_ day: Match<DayReading>) -> Match<DayReading> {
    let open = space(day.end)
    guard line[open].is("("),
      let weekday = take(open + 1, \.weekdayOrInitial), weekday.value == day.value.date.weekday,
      line[weekday.end].is(")")
    else { return day }
    return Match(day.value, end: weekday.end + 1)
  }

  /// Today, tomorrow, next month, the end of the week.
  private func namedDay(_ place: Int) -> Match<DayReading>? {
    take(place) { meaning in
      switch meaning {
      case .relativeDay(let days, let part):
        return DayReading(
          today.advanced(byDays: days), part: part, need: .anywhere, isRelative: true)
      case .period(let period, let count) where count > 0:
        let need: Need = line[place].isHanOrKana ? .anywhere : .rightEdge
        return DayReading(
          first(of: period, count), need: need, isRelative: true,
          isPeriod: line[place].kind == .hangul)
      case .periodEnd(let period, let count, let need):
        let end = last(of: period, count)
        let friday = period == .week ? end.advanced(byDays: -2) : nil
        return DayReading(
          end, alternative: friday.flatMap { $0 < today ? nil : $0 }, need: need)
      case .weekend(let weeks, let need):
        return DayReading(weekend(in: weeks), need: need)
      default: return nil
      }
    }
  }

  /// Its Saturday, or today when that was yesterday.
  private func weekend(in weeks: Int) -> CalendarDate {
    max(today, today.firstOfWeek.advanced(byDays: weeks * 7 + 5))
  }

  /// The first day of the week, month or year that lies `count` ahead.
  func first(of period: Period, _ count: Int) -> CalendarDate {
    switch period {
    case .minute, .hour, .day: today.advanced(byDays: count)
    case .week: today.firstOfWeek.advanced(byDays: count * 7)
    case .month: today.firstOfMonth.advanced(byMonths: count)
    case .quarter: today.firstOfMonth.advanced(byMonths: count * 3 - (today.month - 1) % 3)
    case .year: today.firstOfMonth.advanced(byMonths: count * 12 + 1 - today.month)
    }
  }

  private func last(of period: Period, _ count: Int) -> CalendarDate {
    first(of: period, count + 1).advanced(byDays: -1)
  }

  /// A weekday: the next one after today, this week's, or next week's.
  private func weekday(_ place: Int) -> Match<DayReading>? {
    let week = take(place) { meaning -> (weeks: Int, isPeriod: Bool)? in
      switch meaning {
      case .modifier(let weeks): (weeks, false)
      case .period(.week, let weeks): (weeks, true)
      default: nil
      }
    }
    let start = week.map { skipping(space($0.end), .of) }
    guard let named = take(start ?? place, \.weekday) else { return nil }
    let day = named.value.day
    guard let week else {
      return weekdayOfWeekNamedAfter(named.map(\.day))
        ?? Match(DayReading(today.next(day), need: named.value.need), end: named.end)
    }
    return dayOfWeek(day, in: week.value.weeks, mayRollOver: !week.value.isPeriod)
      .map { Match($0, end: named.end) }
  }

  /// `friday next week`, named the other way round.
  private func weekdayOfWeekNamedAfter(_ named: Match<Weekday>) -> Match<DayReading>? {
    guard line[named.end].kind == .space, let weeks = take(space(named.end), \.weeksAhead) else {
      return nil
    }
    return dayOfWeek(named.value, in: weeks.value, mayRollOver: false)
      .map { Match($0, end: weeks.end) }
  }

  /// Next week's day when a week lies between, whatever day today is: weeks begin on Monday.
  ///
  /// Some people mean the nearest such day by "next friday": that is the alternative.
  private func dayOfWeek(_ weekday: Weekday, in weeks: Int, mayRollOver: Bool) -> DayReading? {
    var date = today.firstOfWeek.advanced(byDays: weeks * 7 + weekday.rawValue)
    if date < today {
      guard mayRollOver else { return nil }
      date = today.next(weekday)
    }
    let nearest = mayRollOver && weeks == 1 ? today.next(weekday) : nil
    return DayReading(date, alternative: nearest, need: .anywhere, isFirm: true)
  }
}
