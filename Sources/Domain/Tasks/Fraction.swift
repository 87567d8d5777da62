/// The number behind a ``Position``: a whole part with its length before it, and a fraction.
struct Fraction: Comparable {
  static let digits = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// As many lengths as the alphabet has letters for them.
  private static let longestWhole = 26

  /// Values of digits, 0 to 61.
  let whole: [Int]
  let part: [Int]
  let isNegative: Bool

  init?(_ key: String) {
    let bytes = Array(key.utf8)
    guard let head = bytes.first, let length = Self.wholeLength(head), bytes.count > length
    else { return nil }
    let values = bytes.dropFirst().map { Self.digits.firstIndex(of: $0) ?? 0 }
    isNegative = head < UInt8(ascii: "a")
    whole = Array(values.prefix(length))
    part = Array(values.dropFirst(length))
  }

  /// Whether it has the length that its head says, only digits, and no needless 0 at the end.
  static func isWellFormed(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    guard let head = bytes.first, let length = wholeLength(head), bytes.count > length
    else { return false }
    return bytes.dropFirst().allSatisfy(digits.contains)
      && (bytes.count == length + 1 || bytes.last != digits[0])
  }

  init(whole: [Int], part: [Int], isNegative: Bool) {
    self.whole = whole
    self.part = part
    self.isNegative = isNegative
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
  }

  /// The next whole number above.
  func nextWhole() -> String {
    if isNegative && whole.allSatisfy({ $0 == 61 }) {
      return whole.count == 1
        ? Fraction(whole: [0], part: [], isNegative: false).key
        : Fraction(whole: Array(repeating: 0, count: whole.count - 1), part: [], isNegative: true)
          .key
    }
    guard let sum = Self.increment(whole) else {
      // The longest whole part is full: no one gets here by hand, and a fraction still fits.
      guard whole.count < Self.longestWhole else { return halved }
      return Fraction(
        whole: Array(repeating: 0, count: whole.count + 1), part: [], isNegative: false
      )
      .key
    }
    return Fraction(whole: sum, part: [], isNegative: isNegative).key
  }

  /// The next whole number below.
  func previousWhole() -> String {
    if !part.allSatisfy({ $0 == 0 }) {
      return Fraction(whole: whole, part: [], isNegative: isNegative).key
    }
    if let difference = Self.decrement(whole) {
      return Fraction(whole: difference, part: [], isNegative: isNegative).key
    }
    if !isNegative {
      return whole.count == 1
        ? Fraction(whole: [61], part: [], isNegative: true).key
        : Fraction(whole: Array(repeating: 61, count: whole.count - 1), part: [], isNegative: false)
          .key
    }
    guard whole.count < Self.longestWhole else { return key }
    return Fraction(whole: Array(repeating: 61, count: whole.count + 1), part: [], isNegative: true)
      .key
  }

  /// A number between this and a higher one, as short as can be.
  func between(_ higher: Fraction) -> String {
    if whole == higher.whole && isNegative == higher.isNegative {
      return Fraction(
        whole: whole, part: Self.midpoint(part, higher.part), isNegative: isNegative
      ).key
    }
    let next = nextWhole()
    if let candidate = Fraction(next), candidate < higher { return next }
    return Fraction(whole: whole, part: Self.midpoint(part, nil), isNegative: isNegative).key
  }

  /// Half a step above, in the same whole part.
  private var halved: String {
    Fraction(whole: whole, part: part + [31], isNegative: isNegative).key
  }

  var key: String {
    let head =
      isNegative
      ? UInt8(ascii: "Z") - UInt8(whole.count - 1) : UInt8(ascii: "a") + UInt8(whole.count - 1)
    return String(decoding: [head] + (whole + part).map { Self.digits[$0] }, as: UTF8.self)
  }

  private static func wholeLength(_ head: UInt8) -> Int? {
    switch head {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(head - UInt8(ascii: "a")) + 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(UInt8(ascii: "Z") - head) + 1
    default: nil
    }
  }

  private static func increment(_ number: [Int]) -> [Int]? {
    guard let index = number.lastIndex(where: { $0 < 61 }) else { return nil }
    return number.enumerated().map { $0 < index ? $1 : $0 == index ? $1 + 1 : 0 }
  }

  private static func decrement(_ number: [Int]) -> [Int]? {
    guard let index = number.lastIndex(where: { $0 > 0 }) else { return nil }
    return number.enumerated().map { $0 < index ? $1 : $0 == index ? $1 - 1 : 61 }
  }

  /// Digits strictly between two fractions, never ending in 0; nil above stands for one.
  private static func midpoint(_ low: [Int], _ high: [Int]?) -> [Int] {
    var digits: [Int] = []
    var bound = high
    for index in 0... {
      let lower = index < low.count ? low[index] : 0
      let upper = bound.map { index < $0.count ? $0[index] : 0 } ?? 62
      if upper - lower > 1 { return digits + [(lower + upper) / 2] }
      // Two spellings of one number, as no key made here has: there is nothing between them.
      if let bound, index >= max(low.count, bound.count) { return low + [31] }
      digits.append(lower)
      // Once a digit is below the upper fraction's, only the lower one bounds what follows.
      if upper > lower { bound = nil }
    }
    return digits
  }
}
