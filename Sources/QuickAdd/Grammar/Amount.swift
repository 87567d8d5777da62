import Domain

/// A length of time as it was said: so many days, months or minutes.
struct Amount {
  var minutes = 0
  var days = 0
  var months = 0

  init?(_ count: Int, _ period: Period) {
    // More is nobody's plan, and the sums stay far from overflow.
    guard (1...9999).contains(count) else { return nil }
    switch period {
    case .minute: minutes = count
    case .hour: minutes = count * 60
    case .day: days = count
    case .week: days = count * 7
    case .month: months = count
    case .quarter: months = count * 3
    case .year: months = count * 12
    }
  }

  /// Whether it is of the clock, not of the calendar.
  var isClock: Bool { minutes > 0 }

  func after(_ now: LocalDateTime) -> LocalDateTime? {
    let minute = now.time.hour * 60 + now.time.minute + minutes
    guard let time = LocalTime(hour: minute % 1440 / 60, minute: minute % 60) else { return nil }
    let date = now.date.advanced(byMonths: months).advanced(byDays: days + minute / 1440)
    return LocalDateTime(date: date, time: time)
  }
}

extension Grammar {
  /// `3 days`, `3日`, `사흘`, `an hour`, `1時間半`, `1 hour 30 minutes`.
  func amount(_ place: Int) -> Match<Amount>? {
    if let span = take(place, \.span), let amount = Amount(span.value.count, span.value.period) {
      return Match(amount, end: span.end)
    }
    guard let count = count(place), let unit = unit(space(count.end)),
      let amount = Amount(count.value, unit.value)
    else { return nil }
    let whole = Match(amount, end: unit.end)
    return unit.value == .hour ? withMinutes(whole) : whole
  }

  private func withMinutes(_ hours: Match<Amount>) -> Match<Amount> {
    let next = skipping(space(hours.end), .joiner)
    if let half = placeAfter(.half, at: next) { return adding(30, to: hours, end: half) }
    guard let minutes = digits(next, atMost: 3), let unit = unit(space(minutes.end)),
      unit.value == .minute
    else { return hours }
    return adding(minutes.value.value, to: hours, end: unit.end)
  }

  private func adding(_ minutes: Int, to hours: Match<Amount>, end: Int) -> Match<Amount> {
    var amount = hours.value
    amount.minutes += minutes
    return Match(amount, end: end)
  }

  func unit(_ place: Int) -> Match<Period>? {
    take(place, \.unit)
  }

  /// `in 3 days`, `2 weeks from now`, `3日後`, `30分後`, `일주일 뒤`.
  func distance(_ place: Int) -> Match<DayReading>? {
    let ahead = placeAfter(.ahead, at: place)
    guard let amount = amount(ahead.map(space) ?? place) else { return nil }
    let later = placeAfter(.later, at: space(amount.end))
    guard let end = later ?? ahead.map({ _ in amount.end }),
      let moment = amount.value.after(now)
    else { return nil }
    let time = amount.value.isClock ? moment.time : nil
    return Match(DayReading(moment.date, time: time, need: .anywhere), end: end)
  }
}
