extension Href {
  /// A segment as it stands in answers.
  ///
  /// Letters, digits, `-._~`, `@` and `:` stay, all else is percent-encoded with capital digits. An
  /// `@` stays because UIDs have it and the clients that compare texts write it so: vdirsyncer
  /// quotes all but `/@`, OkHttp (DAVx⁵, Tasks.org) and Apple's programs leave it. A plus is
  /// encoded, since some take it for a space.
  package static func encoded(_ segment: String) -> String {
    if segment.utf8.allSatisfy(stays) { return segment }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(segment.utf8.count * 2)
    for byte in segment.utf8 {
      if stays(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(digits[Int(byte >> 4)])
        bytes.append(digits[Int(byte & 0xF)])
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func decoded(_ segment: ArraySlice<UInt8>) throws(HrefError) -> String {
    guard segment.contains(UInt8(ascii: "%")) else {
      return String(decoding: segment, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(segment.count)
    var rest = segment
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { throw .badPercentEncoding }
      bytes.append(high << 4 | low)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    return text
  }

  private static func stays(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "@"), UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
