/// A "date with UTC time" (RFC 5545 §3.3.5): `20260131T090000Z`.
enum UTCText {
  /// Seconds since 1970; nil for anything else, such as 31 February.
  static func seconds(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    guard bytes.count == 16, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[4..<6]),
      let day = number(bytes[6..<8]), let hour = number(bytes[9..<11]),
      let minute = number(bytes[11..<13]), let second = number(bytes[13..<15]),
      (1...12).contains(month), (1...days(in: month, of: year)).contains(day), hour < 24,
      minute < 60, second <= 60
    else { return nil }
    return daysSince1970(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }

  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Counted in years that begin in March, so that the leap day is the last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let marchYear = month > 2 ? year + 400 : year + 399
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let days = marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear
    return days - 146_097 - 719_468
  }
}
