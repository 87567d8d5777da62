import CUTF8Proc

/// The number of columns that `text` takes in a terminal.
///
/// It is the sum over what people see as characters: 2 for wide East Asian characters (Unicode
/// Standard Annex #11) and for an emoji with all that is joined to it, 0 for lone combining marks
/// and for control characters, which are not meant to reach a terminal: see `printable(_:)`.
package func displayWidth(of text: String) -> Int {
  simpleWidth(of: text) ?? text.reduce(0) { $0 + displayWidth(of: $1) }
}

/// The number of columns of one character: 0, 1 or 2, more only for clusters of Indic letters.
package func displayWidth(of character: Character) -> Int {
  if let ascii = character.asciiValue { return 0x20...0x7E ~= ascii ? 1 : 0 }
  let scalars = character.unicodeScalars
  guard let first = scalars.first else { return 0 }
  if first.properties.isEmojiPresentation { return 2 }
  if scalars.dropFirst().contains("\u{FE0F}"), first.properties.isEmoji { return 2 }
  return scalars.reduce(0) { $0 + displayWidth(of: $1) }
}

/// `text` cut to at most `width` columns, with "…" in place of what is left out.
///
/// The cut is between what people see as characters, so that the result can be a column narrower.
package func truncated(_ text: String, toWidth width: Int) -> String {
  if let whole = simpleWidth(of: text), whole <= width { return text }
  var taken = 0
  // Where the text is cut if there is more of it than fits.
  var cut: String.Index?
  for index in text.indices {
    let next = taken + displayWidth(of: text[index])
    if cut == nil, next > width - 1 { cut = index }
    taken = next
    if taken > width {
      return width > 0 ? text[..<(cut ?? text.startIndex)] + "…" : ""
    }
  }
  return text
}

/// The width of a text in which each scalar is a character of its own, or nil for any other.
///
/// Most texts are such, and it spares finding the borders of characters, the slow part.
private func simpleWidth(of text: String) -> Int? {
  if text.isPrintableASCII { return text.utf8.count }
  var width = 0
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x20...0x7E: width += 1
    // Latin-1 but its soft hyphen and the signs that can be emoji, © and ®.
    case 0xA1...0xA8, 0xAA...0xAC, 0xAF...0xFF: width += 1
    // Punctuation, kana, Han, Hangul, and full-width forms, all without marks that join.
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF: width += 2
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xFF01...0xFF60: width += 2
    default: return nil
    }
  }
  return width
}

private func displayWidth(of scalar: Unicode.Scalar) -> Int {
  switch scalar.value {
  // Vowels and finals of Hangul show within the initial before them; utf8proc counts some as 1.
  case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
  default: Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
  }
}
