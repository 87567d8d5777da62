/// Whether nothing of `text` can be seen: it is empty, or all white space and zero-width characters.
package func isBlank(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { $0.isSpace || $0.properties.isDefaultIgnorableCodePoint }
}

/// `text` without the space around it, of whatever width, and empty when it is blank.
///
/// Marks that belong to the character before them stay: a heart keeps the selector that makes it
/// an emoji, a regional flag its tags.
package func trimmed(_ text: String) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !$0.isSpace }),
    let last = scalars.lastIndex(where: { !$0.isSpace })
  else { return "" }
  if first == scalars.startIndex, scalars.index(after: last) == scalars.endIndex {
    return isBlank(text) ? "" : text
  }
  let inner = String(scalars[first...last])
  return isBlank(inner) ? "" : inner
}

extension Unicode.Scalar {
  /// White space (Unicode's property), control characters, and what looks the same: spaces of no
  /// width, fillers of Hangul, and the Braille pattern without dots.
  fileprivate var isSpace: Bool {
    switch value {
    case 0x00...0x20, 0x7F...0xA0: true
    case 0x21...0x7E: false
    case 0x180E, 0x200B, 0x2060, 0x2800, 0x3164, 0xFEFF, 0xFFA0: true
    default: properties.isWhitespace
    }
  }
}
