import Domain

/// What a meaning carries, if it is of that kind.
extension Meaning {
  /// Whether a phrase may begin with it, be there no digit before.
  var mayBegin: Bool {
    switch self {
    case .initial, .half, .about, .mark, .unit, .each, .between, .until, .inAll, .of, .later,
      .joiner,
      .article, .particle, .holdsNext, .holdsPrevious:
      false
    default: true
    }
  }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  var ordinal: Int? { if case .ordinal(let ordinal) = self { ordinal } else { nil } }

  var unit: Period? { if case .unit(let period) = self { period } else { nil } }

  var span: (count: Int, period: Period)? {
    if case .span(let period, let count) = self { (count, period) } else { nil }
  }

  var month: (number: Int, need: Need)? {
    if case .month(let month, let need) = self { (month, need) } else { nil }
  }

  var weekday: (day: Weekday, need: Need)? {
    if case .weekday(let weekday, let need) = self { (weekday, need) } else { nil }
  }

  /// A weekday by its name or its first letter.
  var weekdayOrInitial: Weekday? {
    switch self {
    case .weekday(let weekday, _), .initial(let weekday): weekday
    default: nil
    }
  }

  /// Several weekdays that have a name together.
  var daysTogether: [Weekday]? {
    switch self {
    case .weekdays(.workdays): [.monday, .tuesday, .wednesday, .thursday, .friday]
    case .weekdays(.weekend): [.saturday, .sunday]
    default: nil
    }
  }

  var weeksAhead: Int? { if case .period(.week, let weeks) = self { weeks } else { nil } }

  var monthsAhead: Int? { if case .period(.month, let months) = self { months } else { nil } }

  var yearsAhead: Int? { if case .period(.year, let years) = self { years } else { nil } }

  var interval: Int? { if case .every(let interval) = self { interval } else { nil } }

  var partOfEachDay: DayPart? {
    if case .partOfEachDay(let part) = self { part } else { nil }
  }

  var lead: Lead? { if case .lead(let lead) = self { lead } else { nil } }

  var particle: Particle? { if case .particle(let particle) = self { particle } else { nil } }

  var isEndOfMonth: Bool? { if case .periodEnd(.month, 0, _) = self { true } else { nil } }

  var timeOfClock: TimeReading? {
    guard case .clock(let minutes, let need) = self else { return nil }
    return TimeReading(minutes: minutes, alternative: minutes == 1440 ? 0 : nil, need: need)
  }
}
