/// Reads numbers of a fixed and of any length, and letters in either case.
struct Digits {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Exactly so many digits, four at most.
  mutating func take(_ count: Int) -> Int? {
    guard rest.count >= count else { return nil }
    var number = 0
    for byte in rest.prefix(count) {
      guard let digit = ASCII.digit(byte) else { return nil }
      number = number * 10 + digit
    }
    rest.removeFirst(count)
    return number
  }

  /// One digit or more; nil without one, or when the number is over a billion.
  mutating func takeNumber() -> Int? {
    var number: Int?
    while let digit = rest.first.flatMap(ASCII.digit) {
      let next = (number ?? 0) * 10 + digit
      guard next <= 1_000_000_000 else { return nil }
      number = next
      rest.removeFirst()
    }
    return number
  }

  /// Whether the next is this capital letter or sign, or its small one; it is taken then.
  mutating func take(letter: Unicode.Scalar) -> Bool {
    guard let first = rest.first, ASCII.uppercased(first) == UInt8(ascii: letter) else {
      return false
    }
    rest.removeFirst()
    return true
  }

  /// A number with zeros before it.
  static func text(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
