/// Keeps libxml2 from comparing attributes for longer than anyone waits.
///
/// Up to 2.11 it compares each attribute of a tag with all before it, so that a document of a
/// mebibyte with one tag takes some ten seconds. Each attribute has a sign of equality, so their
/// number is bounded before reading, without knowing where tags begin. In encodings where that sign
/// is no byte 3D the number of bytes is bounded instead.
enum AttributeBound {
  static let signs = 8_192
  /// Prefixes in scope, among which libxml2 looks for each one from the last to the first.
  static let declarations = 256
  static let bytesOfOtherEncodings = 64 << 10

  static func check(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) {
    var count = 0
    for byte in bytes where byte == UInt8(ascii: "=") { count += 1 }
    if count > signs { throw .tooManyAttributes(limit: signs) }
    if bytes.count > bytesOfOtherEncodings, !isUTF8(bytes) {
      throw .tooLarge(limit: bytesOfOtherEncodings)
    }
  }

  /// Whether a document says, or leaves it to be understood, that it is in UTF-8.
  ///
  /// Without a declaration that names another encoding and without the zeros of wider characters
  /// libxml2 takes nothing else (XML 1.0 appendix F).
  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    guard let first = text.first, [0x3C, 0x20, 0x09, 0x0A, 0x0D].contains(first),
      text.dropFirst().first != 0
    else { return false }
    guard text.starts(with: "<?xml".utf8) else { return true }
    guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return false }
    let declaration = String(decoding: text[..<end], as: UTF8.self).lowercased()
    guard let word = declaration.firstRange(of: "encoding") else { return true }
    let value = declaration[word.upperBound...].filter { !" \t\n\r=".contains($0) }
    return value.hasPrefix("\"utf-8\"") || value.hasPrefix("'utf-8'")
  }
}
