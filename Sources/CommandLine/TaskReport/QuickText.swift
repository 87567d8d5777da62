import UnicodeText

/// `printable(text)`, by a look at the bytes alone where they can't be of anything that must go.
///
/// All of that is below U+0020, or U+007F, or begins with one of these bytes of UTF-8: C2 (C1
/// controls), E2 (separators, directions), EF (byte order mark, annotations), F3 (tags).
func quickPrintable(_ text: String) -> String {
  let bytes = text.utf8.span
  var isSuspect = false
  for index in bytes.indices {
    switch bytes[index] {
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF, 0xF3: isSuspect = true
    default: break
    }
  }
  return isSuspect ? printable(text) : text
}

/// `displayWidth(of:)`, without a look at each character of a text in ASCII.
func quickWidth(of text: String) -> Int {
  let bytes = text.utf8.span
  var isPlain = true
  for index in bytes.indices where bytes[index] &- 0x20 > 0x5E { isPlain = false }
  return isPlain ? bytes.count : displayWidth(of: text)
}
