package import Domain
package import Sodium
import Synchronization

/// Makes and checks secrets with libsodium: passwords by Argon2id, tokens of 32 random bytes.
package final class SodiumSecretKeeper: SecretKeeper {
  /// More at once would only take more memory, of which each takes 64 MiB.
  private static let hashesAtOnce = 2
  private static let tokenLength = 32

  private let hasher: PasswordHasher
  private let queue = HashingQueue(width: hashesAtOnce)
  /// The hash that a password is compared with when there is no account; made when first needed.
  private let decoy = Mutex<String?>(nil)

  /// Tests hash at less cost than `standard`.
  package init(hasher: PasswordHasher = .standard) {
    self.hasher = hasher
  }

  package func hash(password: String) async throws(SecretError) -> String {
    let hasher = hasher
    let hash = await queue.run { try? hasher.hash(password: password) }
    guard let hash else { throw .outOfMemory }
    return hash
  }

  package func verify(password: String, against hash: String?) async -> Bool {
    let hasher = hasher
    // Made for the first one of all, so that it tells nothing about the one that has no account.
    let decoy = await decoyHash()
    return await queue.run {
      let isRight = hasher.verify(password, against: hash ?? decoy ?? "")
      return isRight && hash != nil
    }
  }

  package func makeToken() -> (token: String, digest: TokenDigest) {
    let bytes = randomBytes(count: Self.tokenLength)
    return (Base64URL.encode(bytes), TokenDigest(bytes: Sodium.digest(bytes)))
  }

  package func digest(ofToken token: String) -> TokenDigest? {
    guard token.utf8.count <= 2 * Self.tokenLength, let bytes = Base64URL.decode(token),
      bytes.count == Self.tokenLength
    else { return nil }
    return TokenDigest(bytes: Sodium.digest(bytes))
  }

  package func makeAppPassword() -> (text: String, digest: TokenDigest) {
    let text = AppPasswordText(randomBytes)
    return (text.grouped, Self.digest(text))
  }

  package func digest(ofAppPassword text: String) -> TokenDigest? {
    AppPasswordText(typed: text).map(Self.digest)
  }

  private static func digest(_ text: AppPasswordText) -> TokenDigest {
    TokenDigest(bytes: Sodium.digest(text.symbols))
  }

  private func decoyHash() async -> String? {
    if let made = decoy.withLock({ $0 }) { return made }
    let hasher = hasher
    let made = await queue.run {
      try? hasher.hash(password: Base64URL.encode(randomBytes(count: Self.tokenLength)))
    }
    decoy.withLock { $0 = $0 ?? made }
    return made
  }
}
