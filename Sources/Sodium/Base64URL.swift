import CSodium

/// Bytes as text that fits in addresses and cookies: base64url without padding (RFC 4648 §5).
package enum Base64URL {
  package static func encode(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: sodium_base64_encoded_len(bytes.count, variant))
    sodium_bin2base64(&text, text.count, bytes, bytes.count, variant)
    return String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The bytes, or nil when `text` is not exactly what `encode` makes of them.
  package static func decode(_ text: String) -> [UInt8]? {
    // libsodium 1.0.18 compares characters as numbers below 256, and takes some negative ones.
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let length = text.utf8.count
    var bytes = [UInt8](repeating: 0, count: length / 4 * 3 + 2)
    var count = 0
    let status = text.withCString {
      sodium_base642bin(&bytes, bytes.count, $0, length, nil, &count, nil, variant)
    }
    return status == 0 ? Array(bytes.prefix(count)) : nil
  }

  private static let variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING
}
