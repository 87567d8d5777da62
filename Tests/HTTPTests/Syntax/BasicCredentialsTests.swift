import Testing

@testable import HTTP

/// Credentials in a header field, whatever is sent there.
@Suite struct BasicCredentialsTests {
  @Test(arguments: [
    // RFC 7617 §2 and §2.1.
    ("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", "Aladdin", "open sesame"),
    ("Basic dGVzdDoxMjPCow==", "test", "123£"),
    ("basic dGVzdDoxMjPCow==", "test", "123£"), ("BASIC   dGVzdDoxMjPCow== ", "test", "123£"),
    ("Basic dGVzdDoxMjPCow", "test", "123£"), ("Basic YTpiOmM6", "a", "b:c:"),
    ("Basic Og==", "", ""), ("Basic YTo=", "a", ""), ("Basic OmI=", "", "b"),
    ("Basic 7Jyg7KCAQOyYiOyLnC7tlZzqta06eA==", "유저@예시.한국", "x"),
    ("Basic ZTrMgQ==", "e", "\u{301}"),
  ])
  func `reads user and password`(_ field: String, _ user: String, _ password: String) throws {
    let credentials = try #require(BasicCredentials(parsing: field))

    #expect(Array(credentials.user.utf8) == Array(user.utf8))
    #expect(Array(credentials.password.utf8) == Array(password.utf8))
  }

  @Test(arguments: [
    "", "Basic", "Basic ", "Bearer QWxhZGRpbjpvcGVuIHNlc2FtZQ==", "Basic\tYTpi", "BasicYTpi",
    // No colon; not UTF-8; control characters.
    "Basic YWI=", "Basic YTr/", "Basic wKo6YQ==", "Basic YToA", "Basic YQo6Yg==", "Basic YTrChQ==",
    // No base64.
    "Basic Y", "Basic YTp", "Basic YTo==", "Basic YTpi=", "Basic YTo=YTpi", "Basic YTpi====",
    "Basic YT pi", "Basic YTp-", "Basic YTp_", "Basic =", "Basic 日々", "Basic YTq=",
  ])
  func `reads nothing else`(_ field: String) {
    #expect(BasicCredentials(parsing: field) == nil)
  }

  @Test func `reads back all bytes in every length`() {
    for count in 0..<260 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ count) }

      #expect(Base64.decoded(encoded(bytes)) == bytes)
    }
  }

  @Test func `takes long text in stride`() {
    #expect(BasicCredentials(parsing: "Basic " + String(repeating: "A", count: 1_000_000)) == nil)
  }

  @Test func `asks for UTF-8`() {
    #expect(
      BasicCredentials.challenge(realm: "Hibi") == "Basic realm=\"Hibi\", charset=\"UTF-8\"")
  }

  /// The definition, a bit at a time.
  private func encoded(_ bytes: [UInt8]) -> [UInt8] {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bits = bytes.flatMap { byte in (0..<8).reversed().map { Int(byte >> $0 & 1) } }
    while !bits.count.isMultiple(of: 6) { bits.append(0) }
    var text = stride(from: 0, to: bits.count, by: 6).map { start in
      alphabet[bits[start..<start + 6].reduce(0) { $0 << 1 | $1 }]
    }
    while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
    return text
  }
}
