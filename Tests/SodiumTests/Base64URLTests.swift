import Sodium
import Testing

@Suite struct Base64URLTests {
  /// The vectors of RFC 4648 §10 without their padding, and what tells base64url from base64.
  static let texts: [([UInt8], String)] = [
    ([], ""), (Array("f".utf8), "Zg"), (Array("fo".utf8), "Zm8"), (Array("foo".utf8), "Zm9v"),
    (Array("foob".utf8), "Zm9vYg"), (Array("fooba".utf8), "Zm9vYmE"),
    (Array("foobar".utf8), "Zm9vYmFy"), ([0xFB, 0xFF, 0xFE], "-__-"), ([0, 0], "AAA"),
  ]

  @Test(arguments: texts)
  func `writes and reads bytes`(bytes: [UInt8], text: String) {
    #expect(Base64URL.encode(bytes) == text)
    #expect(Base64URL.decode(text) == bytes)
  }

  @Test(arguments: ["Z", "Zg==", "Zg=", "Zh", "Zm9v\n", " Zg", "+/+/", "Zm9é", "Zm\09", "Zm9vA"])
  func `refuses what it would not have written`(text: String) {
    #expect(Base64URL.decode(text) == nil)
  }

  @Test func `refuses every other character`() {
    let alphabet = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".unicodeScalars)

    let accepted = (UInt32(0)..<0x1_0000).compactMap(Unicode.Scalar.init).filter { scalar in
      let texts = (0..<4).map { String(repeating: "A", count: $0) + String(scalar) }
      return !alphabet.contains(scalar) && texts.contains { Base64URL.decode($0) != nil }
    }

    #expect(accepted == [])
  }

  @Test func `reads tokens of any length back`() {
    for count in 0...100 {
      let bytes = randomBytes(count: count)

      #expect(Base64URL.decode(Base64URL.encode(bytes)) == bytes)
    }
  }
}
