extension RuleText {
  func end() throws(RecurrenceRuleError) -> RuleEnd {
    let count = try positiveNumber(.count)
    guard let until = self[.until] else { return count.map(RuleEnd.count) ?? .never }
    if let count = self[.count] { throw .twoEnds(at: max(count.position, until.position)) }
    guard let value = RuleEnd.Until(text: Substring(until.value).trimmedUppercase) else {
      throw .badValue(.until, at: until.valuePosition)
    }
    return .until(value)
  }
}

extension RuleEnd.Until {
  /// `20271231`, `20271231T235959` or `20271231T235959Z` (RFC 5545 §3.3.4 and §3.3.5).
  fileprivate init?(text: String) {
    let isUTC = text.hasSuffix("Z")
    let halves = (isUTC ? text.dropLast() : text[...]).utf8.split(
      separator: UInt8(ascii: "T"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = halves.first.flatMap({ [Int](pairs: $0, count: 4) }),
      let date = CalendarDate(year: day[0] * 100 + day[1], month: day[2], day: day[3])
    else { return nil }
    guard halves.count == 2 else {
      if isUTC { return nil }
      self = .date(date)
      return
    }
    // Second 60 is taken for 59, as for those who know no leap seconds (RFC 5545 §3.3.12).
    guard let clock = [Int](pairs: halves[1], count: 3), clock[2] <= 60,
      let time = LocalTime(hour: clock[0], minute: clock[1])
    else { return nil }
    let second = min(clock[2], 59)
    let moment = LocalDateTime(date: date, time: time)
    let seconds = moment.wallSeconds + second
    self =
      isUTC ? .utc(Instant(milliseconds: Int64(seconds) * 1000)) : .local(moment, second: second)
  }

  /// As in `UNTIL`.
  var text: String {
    switch self {
    case .date(let date):
      return date.basic
    case .local(let moment, let second):
      return "\(moment.date.basic)T\(moment.time.basic)\(second.pair)"
    case .utc(let instant):
      let seconds = Int(instant.seconds)
      let wall = LocalDateTime(wallSeconds: seconds)
      return "\(wall.date.basic)T\(wall.time.basic)\(seconds.modulo(60).pair)Z"
    }
  }
}

extension [Int] {
  /// Exactly `count` pairs of digits, each as a number.
  fileprivate init?(pairs text: Substring.UTF8View, count: Int) {
    guard text.count == count * 2, text.allSatisfy(\.isDigit) else { return nil }
    let digits = text.map { Int($0) - 0x30 }
    self = (0..<count).map { digits[$0 * 2] * 10 + digits[$0 * 2 + 1] }
  }
}

extension Int {
  /// Two digits.
  fileprivate var pair: String { self < 10 ? "0\(self)" : "\(self)" }
}

extension CalendarDate {
  fileprivate var basic: String { iso.filter { $0 != "-" } }
}

extension LocalTime {
  fileprivate var basic: String { iso.filter { $0 != ":" } }
}
