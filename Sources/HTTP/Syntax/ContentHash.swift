/// A hash of content, for telling states apart; not against someone who looks for collisions.
///
/// Each eight bytes are folded in by a 64 by 64 bit product, whose halves are joined: several bytes
/// a nanosecond, so that a page can be named by its bytes at little cost.
enum ContentHash {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      var state: UInt64 = 0x9E37_79B9_7F4A_7C15
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self).littleEndian
        state = folded(state ^ word, 0xA076_1D64_78BD_642F) &+ 0xE703_7ED1_A0B4_28DB
        offset += 8
      }
      var tail: UInt64 = 0
      for byte in bytes[offset...] {
        tail = tail << 8 | UInt64(byte)
      }
      return folded(
        folded(state ^ tail, 0x8EBC_6AF0_9C88_C6E3) ^ UInt64(bytes.count), 0x5899_65CC_7537_4CC3)
    }
  }

  private static func folded(_ one: UInt64, _ other: UInt64) -> UInt64 {
    let product = one.multipliedFullWidth(by: other)
    return product.high ^ product.low
  }
}
