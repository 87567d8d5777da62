/// A browser in which somebody is logged in.
package struct Session: Equatable, Sendable {
  package let digest: TokenDigest
  package let account: Account.ID
  package let created: Instant
  /// Kept to the hour, so that a page is not a write.
  package var used: Instant

  /// Unused for so many seconds, a session ends: 30 days.
  package static let idleLimit: Int64 = 30 * 86_400
  /// No session lives longer than so many seconds: a year.
  package static let ageLimit: Int64 = 365 * 86_400
  /// Seconds after which a use is written down again.
  package static let touchInterval: Int64 = 3600

  package init(digest: TokenDigest, account: Account.ID, created: Instant, used: Instant) {
    self.digest = digest
    self.account = account
    self.created = created
    self.used = used
  }

  package func isExpired(at now: Instant) -> Bool {
    used.advanced(bySeconds: Self.idleLimit) <= now
      || created.advanced(bySeconds: Self.ageLimit) <= now
  }
}

/// What is kept of a token: enough to know it again, not enough to use it.
package struct TokenDigest: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) {
    self.bytes = bytes
  }
}
