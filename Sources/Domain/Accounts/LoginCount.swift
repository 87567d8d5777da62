/// What is remembered of the attempts to log in under one key.
package struct LoginCount: Equatable, Sendable {
  package var count: Int
  package var last: Instant
  /// When somebody last got in; nil when nobody ever did.
  package var succeeded: Instant?

  package init(count: Int, last: Instant, succeeded: Instant? = nil) {
    self.count = count
    self.last = last
    self.succeeded = succeeded
  }

  /// Seconds for which a place where somebody got in is known: a year.
  package static let placeMemory: Int64 = 365 * 86_400

  /// Whether somebody got in there, so that what others try elsewhere is no reason to wait.
  package func isKnown(at now: Instant) -> Bool {
    succeeded.map { now < $0.advanced(bySeconds: Self.placeMemory) } ?? false
  }

  /// Whether it makes no difference any more.
  package func isForgettable(at now: Instant) -> Bool {
    hasLapsed(at: now) && !isKnown(at: now)
  }

  fileprivate func hasLapsed(at now: Instant) -> Bool {
    last.advanced(bySeconds: LoginAttempt.memory) <= now
  }
}

extension LoginAttempt {
  /// What comes of counting an attempt.
  package enum Verdict: Equatable, Sendable {
    /// The counts that changed.
    case counted([Key: LoginCount])
    /// Seconds to wait.
    case mustWait(Int)
  }

  /// Counts this attempt under each of its keys, given what is counted so far.
  package func counting(_ counts: [Key: LoginCount], at now: Instant) -> Verdict {
    let isKnown = keys.contains { counts[$0]?.isKnown(at: now) ?? false }
    var counted: [Key: LoginCount] = [:]
    var longest: Int?
    for key in keys where key.kind != .account || !isKnown {
      var count = counts[key] ?? LoginCount(count: 0, last: now)
      if count.hasLapsed(at: now) { count.count = 0 }
      if let wait = Self.wait(key.kind, count: count.count, last: count.last, at: now) {
        longest = max(longest ?? 0, wait)
      }
      count.count += 1
      count.last = now
      counted[key] = count
    }
    return longest.map(Verdict.mustWait) ?? .counted(counted)
  }

  /// The counts that change because this attempt, counted already, got in: it was no guess, and its
  /// place is known from now on.
  package func succeeding(_ counts: [Key: LoginCount], at now: Instant) -> [Key: LoginCount] {
    var changed: [Key: LoginCount] = [:]
    for key in keys {
      var count = counts[key] ?? LoginCount(count: 0, last: now)
      switch key.kind {
      case .pair:
        count.count = 0
        count.succeeded = now
      case .address, .account:
        count.count = max(0, count.count - 1)
      }
      changed[key] = count
    }
    return changed
  }
}
