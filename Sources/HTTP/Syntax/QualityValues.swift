/// A list of values with weights, most wanted first, as of `Accept-Language` (RFC 9110 §12.4.2).
package struct QualityValues: Equatable, Sendable {
  package struct Item: Equatable, Sendable {
    /// In lower case.
    package let value: String
    /// In thousandths: 1000 when not said, 0 for what is not wanted.
    package let quality: Int
  }

  /// Sorted by weight; those of one weight stay in the order in which they came.
  package let items: [Item]

  /// An item that is malformed is left out, as though it had not been sent; so is what comes after
  /// as many items as the limit.
  package init(parsing fields: [String], limit: Int = 64) {
    var items: [Item] = []
    let parts = fields.lazy.flatMap { $0.utf8.split(separator: UInt8(ascii: ",")) }
    for part in parts.prefix(limit) {
      if let item = Self.item(Substring(part)) { items.append(item) }
    }
    self.items = items.enumerated().sorted { one, other in
      (other.element.quality, one.offset) < (one.element.quality, other.offset)
    }.map(\.element)
  }

  /// The weight of an exact value, without regard to case; nil when it is not named.
  package func quality(of value: String) -> Int? {
    items.first { ASCII.equalFolded($0.value.utf8, value.utf8) }?.quality
  }

  private static func item(_ part: Substring) -> Item? {
    let sides = part.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { ASCII.trimmed(Substring($0)) }
    guard let value = sides.first, ASCII.isToken(value.utf8) else { return nil }
    var quality = 1000
    for parameter in sides.dropFirst() where ASCII.equalFolded(parameter.utf8.prefix(2), "q=".utf8)
    {
      guard let weight = thousandths(parameter.dropFirst(2)) else { return nil }
      quality = weight
    }
    return Item(value: ASCII.lowercased(value), quality: quality)
  }

  /// `1`, `0.5`, `0.333`: at most three decimals, at most one in all.
  private static func thousandths(_ text: Substring) -> Int? {
    let digits = Array(text.utf8)
    guard let first = digits.first, first == 0x30 || first == 0x31, digits.count <= 5 else {
      return nil
    }
    guard digits.count > 1 else { return Int(first - 0x30) * 1000 }
    guard digits[1] == UInt8(ascii: ".") else { return nil }
    var sum = Int(first - 0x30) * 1000
    var unit = 100
    for digit in digits.dropFirst(2) {
      guard (0x30...0x39).contains(digit) else { return nil }
      sum += Int(digit - 0x30) * unit
      unit /= 10
    }
    return sum <= 1000 ? sum : nil
  }
}
