/// Makes and checks secrets: passwords and tokens.
package protocol SecretKeeper: Sendable {
  /// A hash to be stored, slow on purpose.
  func hash(password: String) async throws(SecretError) -> String
  /// As slow whether the password is right or not. Nil for the hash stands for no such account, and
  /// takes the same time.
  func verify(password: String, against hash: String?) async -> Bool
  /// A new random token, safe in an address and a cookie, and what to keep of it.
  func makeToken() -> (token: String, digest: TokenDigest)
  /// Nil when it can't be one of our tokens.
  func digest(ofToken token: String) -> TokenDigest?
  /// A new app password as it is shown once, and what to keep of it.
  func makeAppPassword() -> (text: String, digest: TokenDigest)
  /// Nil when what was typed can't be one of our app passwords.
  func digest(ofAppPassword text: String) -> TokenDigest?
}

/// Why a secret could not be made.
package enum SecretError: Error, Equatable, Sendable {
  /// Hashing a password takes tens of megabytes.
  case outOfMemory
}
