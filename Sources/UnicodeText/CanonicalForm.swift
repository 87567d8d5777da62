import CUTF8Proc
import Glibc

/// `text` in Normalization Form C (Unicode Standard Annex #15), in which texts that mean the same
/// to people have the same bytes: "é" is one scalar, and Hangul is in syllables.
package func canonicalForm(_ text: String) -> String {
  if text.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return text }
  return mapped(text, UTF8PROC_COMPOSE.rawValue)
}

/// `text` as it is compared when neither case nor width makes a difference: Normalization Form KC
/// after case folding, without what is ignorable by default (Unicode Standard §3.13, `NFKC_Casefold`).
package func compatibilityCaseFolded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  return mapped(
    text,
    UTF8PROC_COMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue)
}

/// The same taken apart, accents and all, so that a letter is a part of the same letter with an
/// accent, as `i;unicode-casemap` wants it (RFC 5051).
package func decomposedCaseFolded(_ text: String) -> String {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
  return mapped(
    text,
    UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue | UTF8PROC_CASEFOLD.rawValue
      | UTF8PROC_IGNORE.rawValue)
}

/// `text` itself when utf8proc refuses it, as it does when it is longer than it can count.
private func mapped(_ text: String, _ options: UInt32) -> String {
  var text = text
  let result = text.withUTF8 { utf8 -> String? in
    var result: UnsafeMutablePointer<UInt8>?
    let count = utf8proc_map(
      utf8.baseAddress, utf8.count, &result,
      utf8proc_option_t(options | UTF8PROC_STABLE.rawValue))
    defer { free(result) }
    guard count >= 0, let result else { return nil }
    return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
  }
  return result ?? text
}
