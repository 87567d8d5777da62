/// A moment in time: milliseconds since 1970-01-01T00:00Z, leap seconds not counted.
package struct Instant: Hashable, Comparable, Sendable {
  package let milliseconds: Int64

  package init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  /// Whole seconds since 1970-01-01T00:00Z, rounded down.
  package var seconds: Int64 {
    Int64(Int.floorDivide(Int(milliseconds), 1000))
  }

  /// How far the minute has gone, 0 to 59,999.
  var millisecondsOfMinute: Int64 {
    milliseconds - Int64(Int.floorDivide(Int(milliseconds), 60_000)) * 60_000
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment that lies `seconds` later; it stays at the last moment there is, should the sum
  /// not fit.
  package func advanced(bySeconds seconds: Int64) -> Instant {
    let (product, productOverflows) = seconds.multipliedReportingOverflow(by: 1000)
    let (sum, sumOverflows) = milliseconds.addingReportingOverflow(product)
    if productOverflows || sumOverflows {
      return Instant(milliseconds: seconds < 0 ? .min : .max)
    }
    return Instant(milliseconds: sum)
  }
}

extension Int {
  /// The quotient rounded down, so that days and seconds before 1970 count backwards.
  static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient
  }
}
