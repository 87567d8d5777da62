/// A STANDARD or DAYLIGHT of a VTIMEZONE: an offset, and when clocks change to it.
struct Observance: Equatable, Sendable {
  /// Seconds east of UTC before the change and after it.
  let offsetFrom: Int
  let offsetTo: Int
  /// The first change, in the local time before it.
  let start: Int
  private let startYear: Int
  private let time: TimeValue
  private let rule: YearlyRule?
  /// Changes besides, in the local time before them.
  private let dates: [Int]

  init?(_ component: Component) {
    guard let from = component.property("TZOFFSETFROM").flatMap(Self.offset),
      let to = component.property("TZOFFSETTO").flatMap(Self.offset),
      case .dateTime(let start) = component.property("DTSTART")?.moment
    else { return nil }
    offsetFrom = from
    offsetTo = to
    self.start = LocalSeconds.of(start.date, start.time)
    startYear = start.date.year
    time = start.time
    if let property = component.property("RRULE") {
      guard let rule = YearlyRule(property.value, start: start, offset: from) else { return nil }
      self.rule = rule
    } else {
      rule = nil
    }
    var dates: [Int] = []
    for property in component.properties("RDATE") {
      guard let moments = property.moments else { return nil }
      for case .dateTime(let dateTime) in moments {
        let isUTC = dateTime.zone == .utc
        dates.append(LocalSeconds.of(dateTime.date, dateTime.time) + (isUTC ? from : 0))
      }
    }
    self.dates = dates
  }

  /// The last change that counts at a local time, in the local time before it.
  ///
  /// Where clocks go forward, a time within the gap is still one of before.
  func lastOnset(before local: Int, in year: Int) -> Int? {
    let limit = local - max(0, offsetTo - offsetFrom)
    var last: Int?
    for onset in dates + [start] where onset <= limit { last = max(last ?? onset, onset) }
    guard let rule else { return last }

    // One a year: the last one is in this year, the one before it, or where the rule ends.
    var candidate = min(year, rule.lastYear)
    while candidate >= startYear, candidate >= min(year, rule.lastYear) - 2 {
      if let onset = rule.onset(in: candidate, at: time), onset > start, onset <= limit {
        return max(last ?? onset, onset)
      }
      candidate -= 1
    }
    return last
  }

  /// The type UTC-OFFSET (RFC 5545 §3.3.14), in seconds.
  private static func offset(of property: Property) -> Int? {
    var digits = Digits(ASCII.trimmed(property.valueBytes))
    let isWest = digits.take(letter: "-")
    guard isWest || digits.take(letter: "+"), let hours = digits.take(2), hours < 24,
      let minutes = digits.take(2), minutes < 60
    else { return nil }
    let seconds = digits.isAtEnd ? 0 : digits.take(2) ?? 60
    guard digits.isAtEnd, seconds < 60 else { return nil }
    let offset = hours * 3600 + minutes * 60 + seconds
    return isWest ? -offset : offset
  }
}
