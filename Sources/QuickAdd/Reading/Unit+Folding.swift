import UnicodeText

extension Unit {
  init(ascii byte: UInt8, at offset: Int) {
    let isUpper = (0x41...0x5A).contains(byte)
    let folded = Unicode.Scalar(isUpper ? byte + 0x20 : byte)
    self.init(scalar: folded.value, kind: Kind(folded), isUpper: isUpper, offset: offset)
  }

  init(_ character: Character, at offset: Int) {
    let scalars = character.unicodeScalars
    let single = scalars.count == 1 ? scalars.first : Self.composed(character)
    guard let single else {
      self.init(
        scalar: 0, kind: character.isLetter ? .letter : character.isNewline ? .space : .symbol,
        isUpper: false, offset: offset)
      return
    }
    let folded = Self.folded(single)
    self.init(
      scalar: folded.value, kind: Kind(folded), isUpper: folded != Self.widthFolded(single),
      offset: offset)
  }

  /// The one scalar of Normalization Form C, if it is one.
  private static func composed(_ character: Character) -> Unicode.Scalar? {
    let scalars = canonicalForm(String(character)).unicodeScalars
    return scalars.count == 1 ? scalars.first : nil
  }

  private static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let scalar = widthFolded(scalar)
    if scalar.isASCII {
      return (0x41...0x5A).contains(scalar.value)
        ? Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value + 0x20)) : scalar
    }
    if scalar == "\u{2019}" { return "'" }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars
    return lower.count == 1 ? lower.first ?? scalar : scalar
  }

  /// ASCII for its full-width forms (U+FF01 to U+FF5E).
  private static func widthFolded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0))
  }
}

extension Unit.Kind {
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x00...0x20, 0x7F...0xA0, 0x200B, 0x2060, 0x3000, 0xFEFF: self = .space
    case 0x30...0x39: self = .digit
    case 0x61...0x7A: self = .letter
    case 0x24, 0x2B, 0x3C...0x3E, 0x5E, 0x60, 0x7C, 0x7E: self = .symbol
    case 0x21...0x7E: self = .punctuation
    case 0x3041...0x309F: self = .hiragana
    case 0x30FB, 0xFF65: self = .punctuation
    case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: self = .katakana
    case 0x3005, 0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFF:
      self = .han
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3130...0x318F: self = .hangul
    default: self.init(uncommon: scalar)
    }
  }

  private init(uncommon scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .space
    } else if properties.isAlphabetic || properties.numericType != nil {
      self = .letter
    } else {
      switch properties.generalCategory {
      case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .nonspacingMark,
        .enclosingMark, .format, .unassigned, .privateUse:
        self = .symbol
      default: self = .punctuation
      }
    }
  }
}
