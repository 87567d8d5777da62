/// Reads the parts of a rule for a zone from a text of ASCII.
struct RuleScanner {
  private var rest: ArraySlice<UInt8>

  init(_ text: [UInt8]) {
    rest = text[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  func isNext(_ character: Unicode.Scalar) -> Bool { rest.first == UInt8(ascii: character) }

  /// Takes a character; false when another one comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Takes the abbreviation of a zone: three letters or more, or anything in angle brackets.
  mutating func skipName() -> Bool {
    if skip("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return false }
      rest = rest[(end + 1)...]
      return true
    }
    let letters = rest.prefix { Unicode.Scalar($0).properties.isAlphabetic && $0 < 0x80 }
    rest = rest.dropFirst(letters.count)
    return letters.count >= 3
  }

  /// A number of at most three digits.
  mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return range.contains(number) ? number : nil
  }

  /// Seconds that `[+-]hh[:mm[:ss]]` stands for.
  mutating func time(maximumHours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard var seconds = number(in: 0...maximumHours).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] {
      guard skip(":") else { break }
      guard let number = number(in: 0...59) else { return nil }
      seconds += number * unit
    }
    return isNegative ? -seconds : seconds
  }
}
