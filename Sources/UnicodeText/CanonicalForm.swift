import CUTF8Proc
import Glibc

/// `text` in Normalization Form C (Unicode Standard Annex #15), in which texts that mean the same
/// to people have the same bytes: "é" is one scalar, and Hangul is in syllables.
package func canonicalForm(_ text: String) -> String {
  if text.unicodeScalars.allSatisfy({ $0.value < 0x300 }) { return text }
  var text = text
  let composed = text.withUTF8 { utf8 -> String? in
    var result: UnsafeMutablePointer<UInt8>?
    let options = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue)
    let count = utf8proc_map(utf8.baseAddress, utf8.count, &result, options)
    defer { free(result) }
    guard count >= 0, let result else { return nil }
    return String(decoding: UnsafeBufferPointer(start: result, count: count), as: UTF8.self)
  }
  return composed ?? text
}
