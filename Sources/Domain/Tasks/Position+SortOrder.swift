/// A place as programs write it, X-APPLE-SORT-ORDER: a whole number, the lowest first.
///
/// For a task that wasn't moved they take the seconds from 2001 to when it was created. A place
/// stands for the number that its two first digits behind the whole part come to, so that there is
/// room for moving a task a dozen times between the same two before numbers meet. The other way
/// round each number is a place of its own, and order is the same on both sides.
extension Position {
  /// How many numbers a whole part has.
  private static let steps = 62 * 62
  /// The number of the first of all: there is room below for as many tasks as a list can have, and
  /// none that was made elsewhere stands before them unless it was moved there.
  private static let origin = 500_000_000
  private static let largest = 1 << 45

  /// Nil for a number that is none of a program's.
  package init?(sortOrder: Int) {
    guard (-Self.largest...Self.largest).contains(sortOrder) else { return nil }
    let distance = sortOrder - Self.origin
    let step = (distance % Self.steps + Self.steps) % Self.steps
    let part = step == 0 ? [] : step % 62 == 0 ? [step / 62] : [step / 62, step % 62]
    self.init(key: Fraction(wholeNumber: (distance - step) / Self.steps, part: part).key)
  }

  /// Nil for a place that nobody gets to by hand.
  package var sortOrder: Int? {
    guard let fraction = Fraction(key), let whole = fraction.wholeNumber else { return nil }
    let (first, second) = (fraction.part.first ?? 0, fraction.part.dropFirst().first ?? 0)
    let sortOrder = Self.origin + whole * Self.steps + first * 62 + second
    return (-Self.largest...Self.largest).contains(sortOrder) ? sortOrder : nil
  }

  /// The first place of the next number; nil when this has none.
  var nextNumber: Position? { sortOrder.flatMap { Position(sortOrder: $0 + 1) } }

  /// A place behind this one of the same number.
  var withinNumber: Position { .between(self, nextNumber) }

  /// The number that programs take for a task without one.
  package static func sortOrder(ofTaskCreated created: Instant) -> Int {
    Int(created.milliseconds / 1000) - 978_307_200
  }
}

extension Fraction {
  /// As many digits as a number that fits in 45 bits has, and more.
  private static let mostDigits = 8

  init(wholeNumber: Int, part: [Int]) {
    var (length, count, low) = (1, 62, 0)
    let distance = wholeNumber < 0 ? -1 - wholeNumber : wholeNumber
    while distance - low >= count, length < Self.mostDigits {
      low += count
      count *= 62
      length += 1
    }
    var rest = wholeNumber < 0 ? count - 1 - (distance - low) : distance - low
    var digits = Array(repeating: 0, count: length)
    for index in digits.indices.reversed() {
      digits[index] = rest % 62
      rest /= 62
    }
    self.init(whole: digits, part: part, isNegative: wholeNumber < 0)
  }

  /// Nil for one of so many digits that nobody counts to it.
  var wholeNumber: Int? {
    guard whole.count <= Self.mostDigits else { return nil }
    let digits = whole.reduce(0) { $0 * 62 + $1 }
    var (count, low) = (62, 0)
    for _ in 1..<whole.count {
      low += count
      count *= 62
    }
    return isNegative ? -1 - (low + count - 1 - digits) : low + digits
  }
}
