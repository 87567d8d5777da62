/// A password of one device or program that is connected to an account, as its owner sees it.
///
/// What the password itself is, nobody can see: of its text only a digest is kept.
package struct AppPassword: Equatable, Sendable {
  /// No two of an account have the same.
  package let name: AppPasswordName
  package let created: Instant
  /// Kept to the hour, so that a read is not a write; nil until it is used.
  package var used: Instant?

  /// Seconds after which a use is written down again.
  package static let touchInterval: Int64 = 3600

  package init(name: AppPasswordName, created: Instant, used: Instant? = nil) {
    self.name = name
    self.created = created
    self.used = used
  }

  /// Whether a use now is to be written down.
  package func isUseDue(at now: Instant) -> Bool {
    used.map { $0.advanced(bySeconds: Self.touchInterval) <= now } ?? true
  }
}

/// The account for which an app password stands, and what is known of the password.
package struct AppPasswordOwner: Equatable, Sendable {
  package let account: Account
  package let password: AppPassword

  package init(account: Account, password: AppPassword) {
    self.account = account
    self.password = password
  }
}
