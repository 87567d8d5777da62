import CSodium

/// `count` bytes that cannot be guessed, from the system's generator; none for a negative count.
package func randomBytes(count: Int) -> [UInt8] {
  var bytes = [UInt8](repeating: 0, count: max(count, 0))
  randombytes_buf(&bytes, bytes.count)
  return bytes
}

/// The BLAKE2b-256 digest of `bytes` (RFC 7693), 32 bytes.
///
/// It is fast, and so fit for secrets with the entropy of a random token, never for passwords.
package func digest(_ bytes: [UInt8]) -> [UInt8] {
  var digest = [UInt8](repeating: 0, count: Int(crypto_generichash_BYTES))
  crypto_generichash(&digest, digest.count, bytes, UInt64(bytes.count), nil, 0)
  return digest
}

/// Whether both are the same, in a time that tells nothing about where they differ.
package func areEqualInConstantTime(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  left.count == right.count && sodium_memcmp(left, right, left.count) == 0
}
