/// A year of the Gregorian calendar, which is taken to have held always.
struct ProlepticYear {
  let number: Int

  init(number: Int) {
    self.number = number
  }

  /// The year in which the day lies that is so many days after 1970-01-01.
  init(containingDay day: Int) {
    // 400 years have 146,097 days; the estimate is off by one at most.
    var year = ProlepticYear(number: 1970 + floorDivide(day * 400, 146_097))
    while year.firstDay > day { year = ProlepticYear(number: year.number - 1) }
    while ProlepticYear(number: year.number + 1).firstDay <= day {
      year = ProlepticYear(number: year.number + 1)
    }
    self = year
  }

  var isLeap: Bool {
    floorModulo(number, 4) == 0 && (floorModulo(number, 100) != 0 || floorModulo(number, 400) == 0)
  }

  /// Days from 1970-01-01 to the first of January.
  var firstDay: Int {
    let past = number - 1
    return 365 * (number - 1970) + floorDivide(past, 4) - floorDivide(past, 100)
      + floorDivide(past, 400) - 477
  }

  func length(ofMonth month: Int) -> Int {
    switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the year, from 0, on which a month begins.
  func firstDay(ofMonth month: Int) -> Int {
    (1..<month).reduce(0) { $0 + length(ofMonth: $1) }
  }
}

/// The quotient rounded down.
func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
  let quotient = dividend / divisor
  return dividend % divisor != 0 && (dividend < 0) != (divisor < 0) ? quotient - 1 : quotient
}

/// The rest that goes with ``floorDivide(_:_:)``: from 0 up to the divisor.
func floorModulo(_ dividend: Int, _ divisor: Int) -> Int {
  dividend - floorDivide(dividend, divisor) * divisor
}
