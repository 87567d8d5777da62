import Domain
import QuickAdd
import UnicodeText

/// Reads days as they are written in queries.
///
/// Everything that quick add reads as a day, and what lies behind: a task is never due in the past
/// unless that is said, but what was completed was.
struct DayReader: Sendable {
  let quickAdd: QuickAdd
  private let day: Day

  private var today: CalendarDate { day.today }

  init(on day: Day) {
    self.day = day
    quickAdd = Self.quickAdd(on: day.today, day)
  }

  private static func quickAdd(on today: CalendarDate, _ day: Day) -> QuickAdd {
    QuickAdd(
      in: QuickAddContext(
        now: LocalDateTime(date: today, time: day.moment.time), zone: day.person.zone,
        dateOrder: day.person.dateOrder))
  }

  /// `looksBack` when a day without a year, a weekday or a distance is the last one: never tomorrow's.
  func span(_ text: String, looksBack: Bool) -> DaySpan? {
    if let date = CalendarDate(iso: text) { return DaySpan(date) }
    let words = compatibilityCaseFolded(text).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if let word = Vocabulary.dayWords[words] { return span(word, looksBack: looksBack) }
    if let date = distance(words, looksBack: looksBack) { return DaySpan(date) }
    guard let date = date(words, quickAdd) else { return nil }
    return DaySpan(looksBack && date > today ? last(date, words) ?? date : date)
  }

  private func span(_ word: DayWord, looksBack: Bool) -> DaySpan {
    switch word {
    case .day(let count): return DaySpan(today.advanced(byDays: count))
    case .weekday(let weekday):
      let distance = (weekday.rawValue - today.weekday.rawValue + 7) % 7
      return DaySpan(
        today.advanced(byDays: looksBack && distance > 0 ? distance - 7 : distance))
    case .week(let count):
      let first = today.advanced(byDays: count * 7 - today.weekday.rawValue)
      return DaySpan(first, through: first.advanced(byDays: 6))
    case .month(let count): return months(from: today.firstOfMonth.advanced(byMonths: count), 1)
    case .year(let count):
      return months(from: today.firstOfMonth.advanced(byMonths: count * 12 + 1 - today.month), 12)
    }
  }

  private func months(from first: CalendarDate, _ count: Int) -> DaySpan {
    DaySpan(first, through: first.advanced(byMonths: count).advanced(byDays: -1))
  }

  /// `+3d`, `3d`, `-1w`, `2 months ago`, 3日後, 1주 전.
  private func distance(_ words: String, looksBack: Bool) -> CalendarDate? {
    var rest = words[...]
    var sign: Int?
    if let first = rest.first, first == "+" || first == "-" {
      sign = first == "-" ? -1 : 1
      rest = rest.dropFirst()
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    let unit = rest.dropFirst(digits.count).drop { $0 == " " }
    // Four digits: more is nobody's plan, and no sum overflows.
    guard (1...4).contains(digits.count), let number = Int(digits),
      let distance = Vocabulary.distances[String(unit)]
    else { return nil }
    let saysDirection = distance.isAhead || distance.days < 0 || distance.months < 0
    guard sign == nil || !saysDirection, sign != nil || !distance.needsDirection else { return nil }
    let count = number * (sign ?? (looksBack && !saysDirection ? -1 : 1))
    return today.advanced(byDays: distance.days * count)
      .advanced(byMonths: distance.months * count)
  }

  /// What quick add takes the words for, if it is a day and nothing else.
  private func date(_ words: String, _ quickAdd: QuickAdd) -> CalendarDate? {
    for line in [words, "on \(words)"] {
      let result = quickAdd.read(line)
      if result.title.isEmpty, result.parts.count == 1,
        case .due(.date(let date))? = result.parts.first?.value
      {
        return date
      }
    }
    return nil
  }

  /// The last day of which the words say day and month, or the day alone.
  ///
  /// Read a month and a year earlier, those are the same; what is counted from today is not.
  private func last(_ date: CalendarDate, _ words: String) -> CalendarDate? {
    for months in [1, 12] {
      let earlier = today.advanced(byMonths: -months).advanced(byDays: 1)
      guard let other = self.date(words, Self.quickAdd(on: earlier, day)), other <= today,
        other.day == date.day, months == 1 || other.month == date.month
      else { continue }
      return other
    }
    return nil
  }
}

extension CalendarDate {
  fileprivate var firstOfMonth: CalendarDate { advanced(byDays: 1 - day) }

  /// The same day so many months later, or that month's last; within the years 1 to 9999.
  fileprivate func advanced(byMonths months: Int) -> CalendarDate {
    guard months != 0 else { return self }
    let index = min(max(year * 12 + month - 1 + months, 12), 119_999)
    for day in stride(from: day, through: 1, by: -1) {
      if let date = CalendarDate(year: index / 12, month: index % 12 + 1, day: day) { return date }
    }
    return self
  }
}
