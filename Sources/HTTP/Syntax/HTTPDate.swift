/// A moment as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110 §5.6.7).
package struct HTTPDate: Equatable, Sendable, CustomStringConvertible {
  /// Seconds since 1970, without leap seconds.
  package let secondsSince1970: Int64

  package init(secondsSince1970: Int64) {
    self.secondsSince1970 = secondsSince1970
  }

  package var description: String {
    let days = Self.floorDivided(secondsSince1970, by: 86_400)
    let second = Int(secondsSince1970 &- days &* 86_400)
    let (year, month, day) = Self.civil(fromDays: days)
    let weekday = Self.weekdays[Int(((days % 7) + 7 + 4) % 7)]
    let clock = [second / 3600, second / 60 % 60, second % 60].map { Self.padded($0, to: 2) }
      .joined(separator: ":")
    return "\(weekday), \(Self.padded(day, to: 2)) \(Self.months[month - 1]) "
      + "\(Self.padded(Int(year), to: 4)) \(clock) GMT"
  }

  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The Gregorian date of a day counted from 1970, by counting from March of year 0, so that the
  /// leap day comes last.
  private static func civil(fromDays days: Int64) -> (year: Int64, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = floorDivided(shifted, by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    let month = Int(shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  private static func floorDivided(_ number: Int64, by divisor: Int64) -> Int64 {
    number >= 0 ? number / divisor : -((-(number + 1)) / divisor) - 1
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
