import Domain
import Testing

extension Occurrence {
  /// `20270131` or `20270131T0930`.
  init?(fixture text: String) {
    let digits = text.filter(\.isNumber).compactMap(\.wholeNumberValue)
    func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + $1 } }
    guard digits.count == 8 || digits.count == 12,
      let date = CalendarDate(year: number(0..<4), month: number(4..<6), day: number(6..<8))
    else { return nil }
    guard digits.count == 12 else {
      self = .date(date)
      return
    }
    guard let time = LocalTime(hour: number(8..<10), minute: number(10..<12)) else { return nil }
    self = .time(LocalDateTime(date: date, time: time))
  }

  /// `2027-01-31` or `2027-01-31T09:30`; a wrong one is the first day of the calendar.
  init(_ iso: String) {
    if let date = CalendarDate(iso: iso) {
      self = .date(date)
    } else if let moment = LocalDateTime(iso: iso) {
      self = .time(moment)
    } else {
      self = .date(CalendarDate(daysSince1970: .min))
    }
  }

  var iso: String {
    switch self {
    case .date(let date): date.iso
    case .time(let moment): moment.iso
    }
  }
}

extension CalendarDate {
  func noon() throws -> LocalDateTime {
    LocalDateTime(date: self, time: try #require(LocalTime(hour: 12, minute: 0)))
  }
}
