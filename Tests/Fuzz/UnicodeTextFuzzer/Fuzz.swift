import UnicodeText

/// What must hold for any text: folding and cutting are total, and a cut is never wider than asked.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)

  let form = canonicalForm(text)
  precondition(canonicalForm(form) == form, "a canonical form is its own")
  precondition(collationKey(text).suffix(text.utf8.count).elementsEqual(text.utf8), "total order")
  precondition(isBlank(text) == trimmed(text).isEmpty, "blank is what trims to nothing")
  precondition(displayWidth(of: truncated(text, toWidth: 10)) <= 10, "a cut fits")
  precondition(!printable(text).unicodeScalars.contains("\u{1B}"), "no escape gets through")
  return 0
}
