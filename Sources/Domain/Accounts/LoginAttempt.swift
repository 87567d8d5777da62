/// An attempt to log in, as it is counted against guessing.
///
/// Three counts: of the pair of account and address, which waits soonest; of the address, whatever
/// accounts it tries; and of the account, whoever tries, from which pairs that logged in before are
/// free: nobody can lock an owner out of a place where the owner has been.
package struct LoginAttempt: Equatable, Sendable {
  package let email: String
  package let address: String
  package let door: Door

  package init(email: String, address: String, door: Door = .login) {
    self.door = door
    // What can't be an address is counted all the same, by as much of it as an address may have.
    self.email = EmailAddress(email)?.canonical ?? String(email.prefix(254)).lowercased()
    self.address = address
  }

  package var keys: [Key] {
    [
      Key(name: "\(door.prefix)pair:\(address) \(email)", kind: .pair),
      Key(name: "\(door.prefix)address:\(address)", kind: .address),
      Key(name: "\(door.prefix)account:\(email)", kind: .account),
    ]
  }

  /// Where somebody wants in; what is tried at one is not counted at the other.
  package enum Door: Sendable {
    /// With the password of the account.
    case login
    /// With an app password.
    case appPassword

    fileprivate var prefix: String {
      switch self {
      case .login: ""
      case .appPassword: "app-"
      }
    }
  }

  /// What attempts are counted under.
  package struct Key: Hashable, Sendable {
    package let name: String
    package let kind: Kind
  }

  package enum Kind: Sendable {
    case pair
    case address
    case account

    /// So many attempts cost no wait.
    package var free: Int {
      switch self {
      case .pair: 5
      case .address: 20
      case .account: 50
      }
    }
  }

  /// Seconds after which a count starts anew: a day.
  package static let memory: Int64 = 86_400

  /// Seconds to wait before the next attempt, when `count` were made and the last one at `last`.
  ///
  /// Nil when there is nothing to wait for. Doubles with each, up to a quarter of an hour.
  package static func wait(
    _ kind: Kind, count: Int, last: Instant, at now: Instant
  ) -> Int? {
    guard count >= kind.free else { return nil }
    let pause = Int64(min(900, 1 << min(count - kind.free, 10)))
    let left = last.advanced(bySeconds: pause).milliseconds - now.milliseconds
    // A clock that was set back must not lock anyone out for longer than the pause.
    return left > 0 ? Int(min(pause, (left + 999) / 1000)) : nil
  }
}
