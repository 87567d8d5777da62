/// Percent-encoding of paths, queries and forms (RFC 3986 §2.1).
package enum PercentEncoding {
  /// The bytes that are meant, or nil when a `%` has no two hexadecimal digits after it.
  ///
  /// A plus is a space in forms and queries, but not in paths.
  package static func decoded(
    _ bytes: some Collection<UInt8>, plusIsSpace: Bool = false
  ) -> [UInt8]? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index != bytes.endIndex {
      let byte = bytes[index]
      bytes.formIndex(after: &index)
      guard byte == UInt8(ascii: "%") else {
        decoded.append(plusIsSpace && byte == UInt8(ascii: "+") ? 0x20 : byte)
        continue
      }
      guard let high = digit(in: bytes, at: &index), let low = digit(in: bytes, at: &index) else {
        return nil
      }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  /// The text that is meant, or nil when it is not well-formed UTF-8 besides.
  static func decodedText(_ bytes: some Collection<UInt8>, plusIsSpace: Bool = false) -> String? {
    decoded(bytes, plusIsSpace: plusIsSpace).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func digit<Bytes: Collection<UInt8>>(
    in bytes: Bytes, at index: inout Bytes.Index
  ) -> UInt8? {
    guard index != bytes.endIndex else { return nil }
    defer { bytes.formIndex(after: &index) }
    return ASCII.hexadecimal(bytes[index])
  }

  /// A path's segment or a query's name or value, with all that is not unreserved encoded.
  package static func encoded(_ text: some StringProtocol) -> String {
    encoded(text.utf8, keeping: isUnreserved)
  }

  /// A whole address, with only what must never stand in one encoded.
  ///
  /// What is encoded already stays as it is, so this suits a redirect's address.
  static func encodedAddress(_ text: String) -> String {
    encoded(text.utf8) { byte in
      switch byte {
      case 0x21, 0x23...0x3B, 0x3D, 0x3F...0x5B, 0x5D, 0x5F, 0x61...0x7A, 0x7E: true
      default: false
      }
    }
  }

  /// Bytes with all that is not kept encoded, in capital digits.
  package static func encoded(
    _ bytes: some Collection<UInt8>, keeping isKept: (UInt8) -> Bool
  ) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    encoded.reserveCapacity(bytes.count)
    for byte in bytes {
      if isKept(byte) {
        encoded.append(byte)
      } else {
        encoded.append(UInt8(ascii: "%"))
        encoded.append(digits[Int(byte >> 4)])
        encoded.append(digits[Int(byte & 0xF)])
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// Letters, digits and `-._~` (RFC 3986 §2.3).
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
