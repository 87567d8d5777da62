/// One address, or all that share a prefix with it: `10.0.0.0/8`.
package struct AddressRange: Equatable, Sendable {
  private let first: IPAddress
  private let maskHigh: UInt64
  private let maskLow: UInt64

  /// Nil when the text is neither an address nor an address with the length of its prefix.
  package init?(_ text: String) {
    let sides = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let side = sides.first, let address = IPAddress(side) else { return nil }
    let most = address.isV4 ? 32 : 128
    var length = most
    if sides.count == 2 {
      guard sides[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let given = Int(sides[1]),
        given <= most
      else { return nil }
      length = given
    }
    length += 128 - most
    maskHigh = Self.mask(length)
    maskLow = Self.mask(length - 64)
    first = IPAddress(high: address.high & maskHigh, low: address.low & maskLow)
  }

  package func contains(_ address: IPAddress) -> Bool {
    address.high & maskHigh == first.high && address.low & maskLow == first.low
  }

  /// The highest so many bits of 64; shifts by 64 give 0 and negative counts none.
  private static func mask(_ length: Int) -> UInt64 {
    length <= 0 ? 0 : UInt64.max << UInt64(max(0, 64 - length))
  }
}
