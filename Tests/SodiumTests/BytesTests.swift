import Sodium
import Testing

@Suite struct BytesTests {
  @Test func `makes as many random bytes as asked, and others each time`() {
    let first = randomBytes(count: 32)
    let second = randomBytes(count: 32)

    #expect(first.count == 32)
    #expect(first != second)
    #expect(randomBytes(count: 0) == [])
    #expect(randomBytes(count: -1) == [])
  }

  /// Digests made with Python's `hashlib.blake2b(…, digest_size=32)`.
  static let digests: [([UInt8], String)] = [
    ([], "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8"),
    (Array("abc".utf8), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319"),
    (Array(0...255), "39a7eb9fedc19aabc83425c6755dd90e6f9d0c804964a1f4aaeea3b9fb599835"),
  ]

  @Test(arguments: digests)
  func `digests as BLAKE2b does`(bytes: [UInt8], hexadecimal: String) {
    let text = digest(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()

    #expect(text == hexadecimal)
  }

  @Test func `compares bytes`() {
    #expect(areEqualInConstantTime([], []))
    #expect(areEqualInConstantTime([1, 2, 3], [1, 2, 3]))
    #expect(!areEqualInConstantTime([1, 2, 3], [1, 2, 4]))
    #expect(!areEqualInConstantTime([1, 2, 3], [1, 2]))
    #expect(!areEqualInConstantTime([], [0]))
  }
}
