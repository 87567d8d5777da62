/// A length of time (DURATION, RFC 5545 §3.3.6), forward or back.
///
/// Days are those of the calendar, so that one over a change of clocks has 23 or 25 hours; seconds
/// are exact.
package struct DurationValue: Hashable, Sendable {
  /// Both are below zero or none is; weeks are seven days.
  package let days: Int
  package let seconds: Int

  /// - Parameters:
  ///   - days: of the calendar; of the same sign as the seconds, or their sign counts.
  ///   - seconds: may be more than a day has.
  package init(days: Int = 0, seconds: Int = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// Reads `P1W`, `-P1DT12H`, `PT15M` and the like, also with weeks beside other parts.
  init?(_ bytes: ArraySlice<UInt8>) {
    var digits = Digits(ASCII.trimmed(bytes))
    let isNegative = digits.take(letter: "-")
    if !isNegative { _ = digits.take(letter: "+") }
    guard digits.take(letter: "P") else { return nil }

    var units: [(letter: Unicode.Scalar, days: Int, seconds: Int)] = [("W", 7, 0), ("D", 1, 0)]
    var (days, seconds) = (0, 0)
    var hasPart = false
    var isTime = false
    while !digits.isAtEnd {
      if !isTime, digits.take(letter: "T") {
        isTime = true
        units = [("H", 0, 3600), ("M", 0, 60), ("S", 0, 1)]
      }
      guard let number = digits.takeNumber(),
        let index = units.firstIndex(where: { digits.take(letter: $0.letter) })
      else { return nil }
      days += number * units[index].days
      seconds += number * units[index].seconds
      units.removeFirst(index + 1)
      hasPart = true
    }
    guard hasPart else { return nil }
    self.init(days: isNegative ? -days : days, seconds: isNegative ? -seconds : seconds)
  }

  package var isNegative: Bool { days < 0 || seconds < 0 }

  /// The form that it has in the text: weeks when it is whole weeks, else days and a time.
  var text: String {
    let (days, seconds) = (days.magnitude, seconds.magnitude)
    let sign = isNegative ? "-" : ""
    if seconds == 0, days > 0, days % 7 == 0 { return "\(sign)P\(days / 7)W" }

    var time = ""
    if seconds >= 3600 { time += "\(seconds / 3600)H" }
    // The grammar has no hours and seconds without the minutes between them.
    let needsMinutes = seconds >= 3600 && seconds % 60 > 0
    if seconds % 3600 >= 60 || needsMinutes { time += "\(seconds % 3600 / 60)M" }
    if seconds % 60 > 0 { time += "\(seconds % 60)S" }
    if days == 0, seconds == 0 { time = "0S" }
    return "\(sign)P" + (days > 0 ? "\(days)D" : "") + (time.isEmpty ? "" : "T\(time)")
  }
}
