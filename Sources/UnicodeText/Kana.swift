/// The folding of kana, by the rules of Japanese dictionaries (JIS X 4061).
///
/// Katakana and small kana are as hiragana of full size, a long-vowel mark is the vowel that it
/// prolongs (コーヒー is found under こおひい), and an iteration mark repeats the kana before it.
/// Voicing marks are gone: the text is decomposed, and they are accents.
enum Kana {
  static let range: ClosedRange<UInt32> = 0x3041...0x30FF

  enum Folded: Equatable {
    case kana(UInt32)
    /// A mark that colours the kana before it.
    case voicing
    /// Not a kana, or a mark with no kana before it.
    case none
  }

  static func folded(_ scalar: UInt32, after previous: UInt32?) -> Folded {
    switch scalar {
    case 0x3041...0x3096: .kana(fullSize(scalar))
    case 0x30A1...0x30F6: .kana(fullSize(scalar - 0x60))
    case 0x3099, 0x309A: .voicing
    case 0x30FC: previous.map { .kana(vowel(of: $0)) } ?? .none
    case 0x309D, 0x30FD: previous.map { .kana($0) } ?? .none
    default: .none
    }
  }

  private static func fullSize(_ hiragana: UInt32) -> UInt32 {
    switch hiragana {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E:
      hiragana + 1
    case 0x3095: 0x304B
    case 0x3096: 0x3051
    default: hiragana
    }
  }

  /// The vowel in which a hiragana of full size and without voicing ends; ん has none but itself.
  private static func vowel(of hiragana: UInt32) -> UInt32 {
    switch hiragana {
    case 0x3042, 0x304B, 0x3055, 0x305F, 0x306A, 0x306F, 0x307E, 0x3084, 0x3089, 0x308F: 0x3042
    case 0x3044, 0x304D, 0x3057, 0x3061, 0x306B, 0x3072, 0x307F, 0x308A, 0x3090: 0x3044
    case 0x3046, 0x304F, 0x3059, 0x3064, 0x306C, 0x3075, 0x3080, 0x3086, 0x308B: 0x3046
    case 0x3048, 0x3051, 0x305B, 0x3066, 0x306D, 0x3078, 0x3081, 0x308C, 0x3091: 0x3048
    case 0x304A, 0x3053, 0x305D, 0x3068, 0x306E, 0x307B, 0x3082, 0x3088, 0x308D, 0x3092: 0x304A
    default: hiragana
    }
  }
}
