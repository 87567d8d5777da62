/// The bytes by which `text` is ordered among other titles, to be compared as `memcmp` does.
///
/// People look for a title where its letters are, whatever their case, width or accents, and expect
/// "Step 2" before "Step 10". The key is therefore the folded text, a zero, and the UTF-8 of `text`
/// itself, so that the order is total and two titles share a key only when they are the same.
/// It depends on nothing but the text: no locale, no clock, and every program makes the same one.
///
/// Spaces come first, then punctuation and symbols, digits, and letters by script. Letters are
/// folded by compatibility decomposition (Unicode Standard Annex #15, NFKD), case folding, and
/// removal of accents; kana as JIS X 4061 does (see `KeyWriter`).
package func collationKey(_ text: String) -> [UInt8] {
  var text = text
  return text.withUTF8 { utf8 in
    var writer = KeyWriter(capacity: 2 * utf8.count + 8)
    if utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in utf8 { writer.append(ascii: byte) }
    } else {
      withFoldedScalars(of: utf8) { scalars in
        for scalar in scalars { writer.append(scalar) }
      }
    }
    return writer.key(endingWith: utf8)
  }
}
