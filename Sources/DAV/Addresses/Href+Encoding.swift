import HTTP

extension Href {
  /// A segment as it stands in answers.
  ///
  /// Letters, digits, `-._~`, `@` and `:` stay, all else is percent-encoded with capital digits. An
  /// `@` stays because UIDs have it and the clients that compare texts write it so: vdirsyncer
  /// quotes all but `/@`, OkHttp (DAVx⁵, Tasks.org) and Apple's programs leave it. A plus is
  /// encoded, since some take it for a space.
  package static func encoded(_ segment: String) -> String {
    if segment.utf8.allSatisfy(stays) { return segment }
    return PercentEncoding.encoded(segment.utf8, keeping: stays)
  }

  static func decoded(_ segment: ArraySlice<UInt8>) throws(HrefError) -> String {
    guard segment.contains(UInt8(ascii: "%")) else {
      return String(decoding: segment, as: UTF8.self)
    }
    guard let bytes = PercentEncoding.decoded(segment) else { throw .badPercentEncoding }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    return text
  }

  private static func stays(_ byte: UInt8) -> Bool {
    PercentEncoding.isUnreserved(byte) || byte == UInt8(ascii: "@") || byte == UInt8(ascii: ":")
  }
}
