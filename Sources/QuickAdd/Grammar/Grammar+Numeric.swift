import Domain

extension Grammar {
  /// `24/4`, `24/4/2027`, `2027-04-24`, `24.4.2027`.
  ///
  /// Points and hyphens need the year, since 24.4 and 24-4 are other things more often. "24/7" is
  /// never a date.
  func numericDate(_ place: Int) -> Match<DayReading>? {
    guard let first = digits(place), let separator = separator(first.end),
      let second = digits(first.end + 1, atMost: 2)
    else { return nil }
    let numbers = [first.value, second.value]
    if line[second.end].is(separator), line[second.end + 1].kind == .digit {
      guard let third = digits(second.end + 1) else { return nil }
      return fullDate(numbers + [third.value], separator).map { Match($0, end: third.end) }
    }
    guard separator == "/", first.value.count <= 2,
      (first.value.value, second.value.value) != (24, 7)
    else { return nil }
    let readings = dateOrder == .dayMonthYear ? [(1, 0), (0, 1)] : [(0, 1), (1, 0)]
    let dates = readings.compactMap { month, day in
      today.next(month: numbers[month].value, day: numbers[day].value)
    }
    guard let date = dates.first else { return nil }
    return Match(
      DayReading(date, alternative: dates.last, need: .rightEdge), end: second.end)
  }

  private func separator(_ place: Int) -> Unicode.Scalar? {
    guard line[place].kind == .punctuation, let scalar = Unicode.Scalar(line[place].scalar),
      scalar == "/" || scalar == "-" || scalar == "."
    else { return nil }
    return scalar
  }

  private func fullDate(_ numbers: [Digits], _ separator: Unicode.Scalar) -> DayReading? {
    if numbers[0].count == 4 {
      guard numbers[2].count <= 2 else { return nil }
      return date(numbers[0], numbers[1], numbers[2]).map { DayReading($0, need: .anywhere) }
    }
    guard separator != "-", numbers[0].count <= 2, [2, 4].contains(numbers[2].count) else {
      return nil
    }
    let dayFirst = date(numbers[2], numbers[1], numbers[0])
    let monthFirst = date(numbers[2], numbers[0], numbers[1])
    let yearFirst = numbers[2].count == 2 ? date(numbers[0], numbers[1], numbers[2]) : nil
    let readings =
      switch dateOrder {
      case _ where separator == ".": [dayFirst]
      case .dayMonthYear: [dayFirst, monthFirst]
      case .monthDayYear: [monthFirst, dayFirst]
      case .yearMonthDay: [yearFirst, monthFirst, dayFirst]
      }
    let dates = readings.compactMap(\.self)
    guard let date = dates.first else { return nil }
    return DayReading(date, alternative: dates.first { $0 != date }, need: .anywhere)
  }

  private func date(_ year: Digits, _ month: Digits, _ day: Digits) -> CalendarDate? {
    CalendarDate(
      year: year.count == 2 ? 2000 + year.value : year.value, month: month.value, day: day.value)
  }
}
