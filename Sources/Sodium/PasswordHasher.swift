import CSodium

/// Hashes passwords with Argon2id (RFC 9106) and compares them with their hashes.
///
/// Each call takes `memoryBytes` of memory and a large part of a second at the standard limits:
/// callers keep it off threads that others wait for, and bound how many run at once.
package struct PasswordHasher: Equatable, Sendable {
  /// Passes over the memory; at least 1.
  package let operations: Int
  /// Memory taken while hashing, in bytes; at least 8,192.
  package let memoryBytes: Int

  /// What libsodium names interactive: 2 passes over 64 MiB.
  package static let standard = PasswordHasher(operations: 2, memoryBytes: 64 * 1024 * 1024)

  package init(operations: Int, memoryBytes: Int) {
    self.operations = operations
    self.memoryBytes = memoryBytes
  }

  /// The hash as text, with its salt and limits in it ("$argon2id$v=19$m=65536,t=2,p=1$…").
  package func hash(password: String) throws(SodiumError) -> String {
    guard Library.isReady else { throw .notReady }
    var text = [CChar](repeating: 0, count: Int(crypto_pwhash_STRBYTES))
    let status = withWipedCopy(of: password) { password, length in
      crypto_pwhash_str(
        &text, password, length, UInt64(max(operations, 0)), max(memoryBytes, 0))
    }
    guard status == 0 else { throw .hashingFailed(memoryBytes: memoryBytes) }
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Whether `hash` was made of this password, by the limits that are written in the hash.
  ///
  /// It is `false` too when `hash` is not one, and when there is not enough memory.
  package func verify(_ password: String, against hash: String) -> Bool {
    guard Library.isReady else { return false }
    let status = withWipedCopy(of: password) { password, length in
      hash.withCString { crypto_pwhash_str_verify($0, password, length) }
    }
    return status == 0
  }

  /// Whether `hash` was made with other limits than these, so that it is time to make a new one.
  package func isOutdated(_ hash: String) -> Bool {
    hash.utf8.count >= Int(crypto_pwhash_STRBYTES)
      || hash.withCString {
        crypto_pwhash_str_needs_rehash($0, UInt64(max(operations, 0)), max(memoryBytes, 0)) != 0
      }
  }
}

/// Calls `body` with the UTF-8 of `secret` in memory that is overwritten afterwards.
private func withWipedCopy(
  of secret: String, _ body: (UnsafePointer<CChar>, UInt64) -> Int32
) -> Int32 {
  // One byte more, so that there is an address even when the secret is empty.
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: secret.utf8.count + 1) { copy in
    guard let start = copy.baseAddress else { return -1 }
    defer { sodium_memzero(start, copy.count) }
    copy.initialize(repeating: 0)
    for (index, byte) in secret.utf8.enumerated() { copy[index] = CChar(bitPattern: byte) }
    return body(start, UInt64(secret.utf8.count))
  }
}
