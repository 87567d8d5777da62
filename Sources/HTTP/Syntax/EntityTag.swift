/// A name for one state of what an address shows (RFC 9110 §8.8.3).
package struct EntityTag: Hashable, Sendable, CustomStringConvertible {
  /// What stands between the quotation marks.
  package let opaque: String
  /// Whether what it names is the same only in meaning, not byte for byte.
  package let isWeak: Bool

  /// Nil when the text has a byte that cannot stand between the marks.
  package init?(_ opaque: String, isWeak: Bool = false) {
    guard opaque.utf8.allSatisfy(Self.isTagByte) else { return nil }
    self.init(unchecked: opaque, isWeak: isWeak)
  }

  private init(unchecked opaque: String, isWeak: Bool) {
    self.opaque = opaque
    self.isWeak = isWeak
  }

  /// A strong tag of these bytes, the same in every process and on every machine.
  package init(hashing bytes: [UInt8]) {
    let hash = ContentHash.hash(bytes)
    let digits = String(hash, radix: 16)
    self.init(unchecked: String(repeating: "0", count: 16 - digits.count) + digits, isWeak: false)
  }

  /// Reads `"abc"` or `W/"abc"`.
  package init?(parsing text: some StringProtocol) {
    var bytes = Substring(text).utf8
    let isWeak = bytes.starts(with: "W/".utf8)
    if isWeak { bytes = bytes.dropFirst(2) }
    guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"")
    else { return nil }
    self.init(String(Substring(bytes.dropFirst().dropLast())), isWeak: isWeak)
  }

  package var description: String {
    isWeak ? "W/\"\(opaque)\"" : "\"\(opaque)\""
  }

  /// The tag of the same state in another coding.
  func withSuffix(_ suffix: String) -> EntityTag {
    EntityTag(unchecked: opaque + suffix, isWeak: isWeak)
  }

  /// The tag of the same state, whatever its coding.
  func withoutSuffix(_ suffix: String) -> EntityTag {
    opaque.hasSuffix(suffix)
      ? EntityTag(unchecked: String(opaque.dropLast(suffix.count)), isWeak: isWeak) : self
  }

  static func isTagByte(_ byte: UInt8) -> Bool {
    byte == 0x21 || (byte >= 0x23 && byte != 0x7F)
  }
}
