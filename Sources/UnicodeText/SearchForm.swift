import CUTF8Proc

/// `text` as it is searched: two texts have one form when people would call them the same words.
///
/// Case, width, accents, and the kind of kana make no difference, nor does it how a letter was
/// typed (Unicode Standard Annex #15, NFKC). Voicing does (か is not が), and so do the syllables of
/// Hangul: 가 is no part of 각. White space of any kind and length is one space.
package func searchForm(_ text: String) -> String {
  var text = text
  return text.withUTF8 { utf8 in
    utf8.allSatisfy({ $0 < 0x80 }) ? asciiSearchForm(utf8) : unicodeSearchForm(utf8)
  }
}

private func asciiSearchForm(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
  var form: [UInt8] = []
  form.reserveCapacity(utf8.count)
  for byte in utf8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): form.append(byte | 0x20)
    case 0x20, 0x09...0x0D: if form.last != 0x20 { form.append(0x20) }
    default: form.append(byte)
    }
  }
  return String(decoding: form, as: UTF8.self)
}

private func unicodeSearchForm(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
  var form = String.UnicodeScalarView()
  withFoldedScalars(of: utf8) { scalars in
    for scalar in scalars { form.append(folding: UInt32(bitPattern: scalar)) }
  }
  return canonicalForm(String(form))
}

extension String.UnicodeScalarView {
  /// Appends what is left of a decomposed scalar.
  fileprivate mutating func append(folding scalar: UInt32) {
    switch scalar {
    case 0x3099, 0x309A: append(value: scalar)
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: append(value: scalar - 0x60)
    case 0..<0x80:
      let isSpace = scalar == 0x20 || (0x09...0x0D).contains(scalar)
      if !isSpace { append(value: scalar) } else if last != " " { append(" ") }
    default:
      if isAccent(class: combiningClass(of: scalar)) { return }
      if isSpace(scalar) {
        if last != " " { append(" ") }
      } else {
        for letter in baseLetters(of: scalar) { append(value: letter) }
      }
    }
  }

  private mutating func append(value: UInt32) {
    if let scalar = Unicode.Scalar(value) { append(scalar) }
  }
}

/// Whether a scalar beyond ASCII is white space (Unicode's `White_Space`).
///
/// A table of the few there are: asking the standard library takes longer than the rest of folding.
func isSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
  default: false
  }
}

private func combiningClass(of scalar: UInt32) -> Int16 {
  utf8proc_get_property(Int32(bitPattern: scalar)).pointee.combining_class
}
