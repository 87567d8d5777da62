import Credentials
import Domain
import Sodium
import Testing

/// Passwords and tokens.
@Suite struct SodiumSecretKeeperTests {
  private let keeper = SodiumSecretKeeper(
    hasher: PasswordHasher(operations: 1, memoryBytes: 8192))

  @Test func `knows the password again and no other`() async throws {
    let hash = try await keeper.hash(password: "correct horse")

    #expect(await keeper.verify(password: "correct horse", against: hash))
    #expect(await !keeper.verify(password: "correct horsf", against: hash))
    #expect(await !keeper.verify(password: "", against: hash))
    #expect(hash.hasPrefix("$argon2id$"))
    #expect(try await keeper.hash(password: "correct horse") != hash)
  }

  @Test func `refuses every password where there is no account or no hash`() async {
    #expect(await !keeper.verify(password: "", against: nil))
    #expect(await !keeper.verify(password: "x", against: nil))
    #expect(await !keeper.verify(password: "x", against: ""))
    #expect(await !keeper.verify(password: "x", against: "no hash"))
  }

  @Test func `takes as long for no account as for a wrong password`() async throws {
    let slow = SodiumSecretKeeper(
      hasher: PasswordHasher(operations: 3, memoryBytes: 8 * 1024 * 1024))
    let hash = try await slow.hash(password: "right")
    var known: [Duration] = []
    var unknown: [Duration] = []
    for _ in 0..<9 {
      known.append(await time { _ = await slow.verify(password: "wrong", against: hash) })
      unknown.append(await time { _ = await slow.verify(password: "wrong", against: nil) })
    }

    let ratio = known.sorted()[4] / unknown.sorted()[4]

    #expect((0.5...2).contains(ratio))
  }

  @Test func `says when there is not enough memory`() async {
    let greedy = SodiumSecretKeeper(hasher: PasswordHasher(operations: 1, memoryBytes: .max))

    await #expect(throws: SecretError.outOfMemory) { try await greedy.hash(password: "x") }
  }

  @Test func `hashes many at once`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<50 {
        group.addTask {
          let hash = try await keeper.hash(password: "\(number)")
          return await keeper.verify(password: "\(number)", against: hash)
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test func `makes tokens that are safe in an address and known by their digest`() {
    let (token, digest) = keeper.makeToken()

    #expect(token.utf8.count == 43)
    #expect(token.utf8.allSatisfy { Self.safeCharacters.contains($0) })
    #expect(keeper.digest(ofToken: token) == digest)
    #expect(digest.bytes.count == 32)
    #expect(keeper.makeToken().token != token)
  }

  @Test(arguments: ["", "short", "=", String(repeating: "A", count: 1_000_000), "日々"])
  func `takes nothing else for a token`(_ text: String) {
    #expect(keeper.digest(ofToken: text) == nil)
  }

  @Test func `takes no other spelling of a token`() {
    let token = keeper.makeToken().token

    #expect(keeper.digest(ofToken: token + "=") == nil)
    #expect(keeper.digest(ofToken: token + "A") == nil)
    #expect(keeper.digest(ofToken: " " + token) == nil)
    #expect(keeper.digest(ofToken: String(token.dropLast())) == nil)
  }

  @Test func `makes app passwords that are known by their digest, however they are typed`() {
    let (text, digest) = keeper.makeAppPassword()

    #expect(text.split(separator: "-").map(\.count) == [5, 5, 5, 5])
    #expect(keeper.digest(ofAppPassword: text) == digest)
    #expect(keeper.digest(ofAppPassword: text.uppercased()) == digest)
    #expect(digest.bytes.count == 32)
    #expect(keeper.makeAppPassword().text != text)
    #expect(keeper.digest(ofAppPassword: String(text.dropLast())) == nil)
    #expect(keeper.digest(ofAppPassword: keeper.makeToken().token) == nil)
  }

  private static let safeCharacters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  private func time(_ body: () async -> Void) async -> Duration {
    let start = ContinuousClock.now
    await body()
    return ContinuousClock.now - start
  }
}
