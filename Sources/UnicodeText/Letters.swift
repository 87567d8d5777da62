/// Whether a mark of this canonical combining class only colours the letter before it.
///
/// Accents, Hebrew and Arabic points, tone marks and overlays do. Marks of class 0, and those of
/// classes 7 (nukta), 9 (virama), 84 to 103 and 118 to 132 (vowels), are letters of Indic scripts,
/// Thai, Lao and Tibetan, and without them different words would look the same.
func isAccent(class combiningClass: Int16) -> Bool {
  switch combiningClass {
  case 1, 8, 10...36, 107, 122, 200...: true
  default: false
  }
}

/// The letters under which people look for one that Unicode does not decompose.
func baseLetters(of scalar: UInt32) -> [UInt32] {
  switch scalar {
  case 0xE6: [0x61, 0x65]
  case 0x153: [0x6F, 0x65]
  case 0xF0, 0x111: [0x64]
  case 0xF8: [0x6F]
  case 0x127: [0x68]
  case 0x131: [0x69]
  case 0x142: [0x6C]
  case 0x167: [0x74]
  default: [scalar]
  }
}

/// The value of a decimal digit of any script, 0 to 9.
func decimalValue(of scalar: UInt32) -> UInt8 {
  guard let value = Unicode.Scalar(scalar)?.properties.numericValue else { return 0 }
  return UInt8(exactly: value) ?? 0
}

extension [UInt8] {
  /// Appends what UTF-8 writes for the scalar (RFC 3629 §3), which orders as the scalars do.
  mutating func append(utf8Of scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: scalar >> shift) & 0x3F | 0x80
    }
    switch scalar {
    case 0..<0x80:
      append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      append(UInt8(truncatingIfNeeded: scalar >> 6) | 0xC0)
      append(continuation(0))
    case 0x800..<0x1_0000:
      append(UInt8(truncatingIfNeeded: scalar >> 12) | 0xE0)
      append(continuation(6))
      append(continuation(0))
    default:
      append(UInt8(truncatingIfNeeded: scalar >> 18) & 0x07 | 0xF0)
      append(continuation(12))
      append(continuation(6))
      append(continuation(0))
    }
  }
}
