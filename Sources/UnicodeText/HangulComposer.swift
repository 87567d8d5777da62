/// Writes decomposed Hangul so that its bytes compare in the order of Korean dictionaries.
///
/// A syllable is `EB`, its initial, its vowel, and its final consonant (`10` and up) or `01` for
/// none: 가나 comes before 각, and a lone consonant (ㄱ, as in chat) just before the syllables that
/// it begins. Lone vowels and finals come after all syllables. The last byte is never that of a
/// space, `02`, which `KeyWriter` looks for.
struct HangulComposer {
  /// The block of conjoining jamo, to which syllables and other jamo decompose.
  static let range: ClosedRange<UInt32> = 0x1100...0x11FF

  private var initial: UInt8?
  private var vowel: UInt8?

  mutating func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    switch scalar {
    case 0x1100...0x115F:
      flush(to: &bytes)
      initial = UInt8(scalar - 0x1100) + 1
    case 0x1160...0x11A7:
      let index = UInt8(scalar - 0x1160)
      if initial != nil, vowel == nil {
        vowel = index + 2
      } else {
        flush(to: &bytes)
        bytes.append(contentsOf: [0xEB, 0x80 + index])
      }
    default:
      let index = UInt8(scalar - 0x11A8)
      if let initial, let vowel {
        bytes.append(contentsOf: [0xEB, initial, vowel, index + 0x10])
        self = HangulComposer()
      } else {
        flush(to: &bytes)
        bytes.append(contentsOf: [0xEB, 0xFE, index + 0x10])
      }
    }
  }

  /// Writes a syllable that waits for a final consonant.
  mutating func flush(to bytes: inout [UInt8]) {
    guard let initial else { return }
    bytes.append(contentsOf: [0xEB, initial, vowel ?? 1, 1])
    self = HangulComposer()
  }
}
