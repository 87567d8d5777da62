extension RuleText {
  func frequency() throws(RecurrenceRuleError) -> Frequency {
    guard let part = self[.frequency] else { throw .noFrequency }
    guard let frequency = Frequency(rawValue: Substring(part.value).trimmedUppercase) else {
      throw .badValue(.frequency, at: part.valuePosition)
    }
    return frequency
  }

  /// At least 1; more than nine digits become nine nines.
  func positiveNumber(_ name: RulePart) throws(RecurrenceRuleError) -> Int? {
    guard let part = self[name] else { return nil }
    let digits = Substring(part.value).trimmedUppercase.utf8
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else {
      throw .badValue(name, at: part.valuePosition)
    }
    let significant = digits.drop { $0 == UInt8(ascii: "0") }
    if significant.count > 9 { return 999_999_999 }
    guard let number = Int(Substring(significant)) else {
      throw .badValue(name, at: part.valuePosition)
    }
    return number
  }

  /// The numbers of a list, sorted, each once; empty when the part is not there.
  func numbers(
    _ name: RulePart, _ range: ClosedRange<Int>, orFromTheEnd: Bool = false
  ) throws(RecurrenceRuleError) -> [Int] {
    var numbers: Set<Int> = []
    for item in items(name) {
      guard let number = Int(ruleNumber: item.text),
        range.contains(number) || (orFromTheEnd && range.contains(-number))
      else { throw .badValue(name, at: item.position) }
      numbers.insert(number)
    }
    return numbers.sorted()
  }

  func weekdays() throws(RecurrenceRuleError) -> [NthWeekday] {
    var days: Set<NthWeekday> = []
    for item in items(.byDay) {
      let ordinal = item.text.dropLast(2)
      guard let weekday = Weekday(iCalendar: String(item.text.suffix(2))) else {
        throw .badValue(.byDay, at: item.position)
      }
      if ordinal.isEmpty {
        days.insert(NthWeekday(nil, weekday))
      } else if let number = Int(ruleNumber: String(ordinal)), (1...53).contains(abs(number)) {
        days.insert(NthWeekday(number, weekday))
      } else {
        throw .badValue(.byDay, at: item.position)
      }
    }
    return days.sorted {
      ($0.ordinal ?? 0, $0.weekday.rawValue) < ($1.ordinal ?? 0, $1.weekday.rawValue)
    }
  }

  func weekStart() throws(RecurrenceRuleError) -> Weekday {
    guard let part = self[.weekStart] else { return .monday }
    guard let weekday = Weekday(iCalendar: Substring(part.value).trimmedUppercase) else {
      throw .badValue(.weekStart, at: part.valuePosition)
    }
    return weekday
  }

  /// Other calendars than the Gregorian, and days put off to the next month, are not followed.
  func skip() throws(RecurrenceRuleError) -> RecurrenceRule.Skip? {
    let scale = self[.calendarScale]
    if let scale, Substring(scale.value).trimmedUppercase != "GREGORIAN" {
      throw .badValue(.calendarScale, at: scale.valuePosition)
    }
    guard let part = self[.skip] else { return scale == nil ? nil : .omit }
    guard let skip = RecurrenceRule.Skip(rawValue: Substring(part.value).trimmedUppercase) else {
      throw .badValue(.skip, at: part.valuePosition)
    }
    guard scale != nil else { throw .misplacedPart(.skip, at: part.position) }
    return skip
  }

  private func items(_ name: RulePart) -> [(text: String, position: Int)] {
    guard let part = self[name] else { return [] }
    var position = part.valuePosition
    return part.value.split(separator: .comma, omittingEmptySubsequences: false).map { item in
      defer { position += item.count + 1 }
      return (Substring(item).trimmedUppercase, position)
    }
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Int {
  /// One to three digits, with or without a sign.
  fileprivate init?(ruleNumber text: String) {
    let digits =
      text.utf8.first.map { "+-".utf8.contains($0) } == true ? text.dropFirst() : text[...]
    guard (1...3).contains(digits.utf8.count), digits.utf8.allSatisfy(\.isDigit) else { return nil }
    self.init(text)
  }
}
