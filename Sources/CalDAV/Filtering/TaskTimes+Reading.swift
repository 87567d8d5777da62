import Domain

extension TaskTimes.Time {
  /// Reads a DATE or a DATE-TIME as RFC 5545 writes it; nil for anything else.
  ///
  /// One that is not in UTC is known about, whatever zone it is in: none is a day from UTC.
  init?(_ bytes: Span<UInt8>) {
    let isTime = bytes.count == 15 || bytes.count == 16
    let isUTC = bytes.count == 16
    guard bytes.count == 8 || isTime && bytes[8] == UInt8(ascii: "T"),
      !isUTC || bytes[15] == UInt8(ascii: "Z"), let year = Self.number(bytes, 0..<4),
      let month = Self.number(bytes, 4..<6), let day = Self.number(bytes, 6..<8),
      let date = CalendarDate(year: year, month: month, day: day)
    else { return nil }
    var second = date.daysSince1970 * 86_400
    if isTime {
      guard let hour = Self.number(bytes, 9..<11), let minute = Self.number(bytes, 11..<13),
        let part = Self.number(bytes, 13..<15), hour < 24, minute < 60, part <= 60
      else { return nil }
      second += hour * 3600 + minute * 60 + part
    }
    let slack = isUTC ? 0 : Self.slack
    self.init(earliest: second - slack, latest: second + slack)
  }

  private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var number = 0
    for index in range {
      let digit = bytes[index]
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static let slack = 25 * 3600
}
