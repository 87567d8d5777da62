/// A UUID that a name always has, so that a profile downloaded again is the same (RFC 9562 §5.8).
struct NamedUUID {
  let text: String

  /// Made by 128-bit FNV-1a, which is even and fast; it keeps no secret.
  init(_ name: String) {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in name.utf8 {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    // The version and the variant stand among the bits.
    hash = hash & ~(0xF << 76) | 8 << 76
    hash = hash & ~(0x3 << 62) | 2 << 62
    let digits = String(hash, radix: 16, uppercase: true)
    let characters = Array(String(repeating: "0", count: 32 - digits.utf8.count) + digits)
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(characters[$0]) }
    text = parts.joined(separator: "-")
  }
}
