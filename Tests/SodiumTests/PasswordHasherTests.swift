import Sodium
import Testing

@Suite struct PasswordHasherTests {
  /// The least that Argon2id allows, so that tests are fast.
  let hasher = PasswordHasher(operations: 1, memoryBytes: 8192)

  @Test(arguments: [
    "correct horse", "", "日々のパスワード🗝️", "with\0zero", String(repeating: "x", count: 5000),
  ])
  func `takes the password that was hashed and no other`(password: String) throws {
    let hash = try hasher.hash(password: password)

    #expect(hasher.verify(password, against: hash))
    #expect(!hasher.verify(password + "x", against: hash))
    #expect(!hasher.verify(String(password.dropLast()) + "\0", against: hash))
  }

  @Test func `salts each hash and writes its limits in it`() throws {
    let first = try hasher.hash(password: "same")
    let second = try hasher.hash(password: "same")

    #expect(first.hasPrefix("$argon2id$v=19$m=8,t=1,p=1$"))
    #expect(first != second)
  }

  /// A vector of the reference implementation's tests.
  @Test func `takes a hash made by the reference implementation`() {
    let hash =
      "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ"
      + "$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4"

    #expect(hasher.verify("password", against: hash))
    #expect(!hasher.verify("Password", against: hash))
  }

  @Test(arguments: ["", "plain", "$argon2id$", "$argon2id$v=19$m=8,t=1,p=1$", "$2b$12$abc", "\0"])
  func `takes no password for what is not a hash`(hash: String) {
    #expect(!hasher.verify("", against: hash))
    #expect(hasher.isOutdated(hash))
  }

  @Test func `says which hashes have other limits`() throws {
    let hash = try hasher.hash(password: "secret")

    #expect(!hasher.isOutdated(hash))
    #expect(PasswordHasher(operations: 2, memoryBytes: 8192).isOutdated(hash))
    #expect(PasswordHasher.standard.isOutdated(hash))
  }

  @Test(arguments: [(0, 8192), (1, 0), (1, 8191), (-1, -1), (1, Int.max)])
  func `refuses limits that cannot be kept`(operations: Int, memoryBytes: Int) {
    let hasher = PasswordHasher(operations: operations, memoryBytes: memoryBytes)

    #expect(throws: SodiumError.hashingFailed(memoryBytes: memoryBytes)) {
      try hasher.hash(password: "secret")
    }
  }
}
