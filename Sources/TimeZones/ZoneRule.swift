/// How a zone goes on for ever, as the footer of its file says.
///
/// The form is that of the environment variable `TZ` (POSIX.1-2017 §8.3), with hours from -167 to
/// 167 as RFC 8536 §3.3.1 adds: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct ZoneRule: Equatable, Sendable {
  /// Seconds east of UTC.
  private let standardOffset: Int
  private let summer: Summer?

  private struct Summer: Equatable {
    let offset: Int
    let start: RuleDate
    let end: RuleDate
  }

  /// Nil when the text is not of that form.
  init?(_ text: [UInt8]) {
    var scanner = RuleScanner(text)
    guard scanner.skipName(), let west = scanner.time(maximumHours: 24) else { return nil }
    standardOffset = -west
    if scanner.isAtEnd {
      summer = nil
      return
    }
    guard scanner.skipName() else { return nil }
    var offset = standardOffset + 3600
    if !scanner.isNext(",") {
      guard let west = scanner.time(maximumHours: 24) else { return nil }
      offset = -west
    }
    guard scanner.skip(","), let start = RuleDate(&scanner), scanner.skip(","),
      let end = RuleDate(&scanner), scanner.isAtEnd
    else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }

  /// Seconds east of UTC in force `seconds` after 1970-01-01T00:00Z.
  func offset(at seconds: Int) -> Int {
    guard let summer else { return standardOffset }
    let year = ProlepticYear(containingDay: floorDivide(seconds, 86_400)).number
    // The last change up to then. Its hour may lie days away from its date, so in another year.
    var last: (time: Int, isSummer: Bool)?
    for number in (year - 2)...(year + 1) {
      let year = ProlepticYear(number: number)
      let end = summer.end.seconds(in: year) - summer.offset
      let start = summer.start.seconds(in: year) - standardOffset
      if end <= seconds, last.map({ end > $0.time }) ?? true { last = (end, false) }
      // Summer that ends at the moment when it begins again lasts all the year.
      if start <= seconds, last.map({ start >= $0.time }) ?? true { last = (start, true) }
    }
    return last?.isSummer == true ? summer.offset : standardOffset
  }
}
