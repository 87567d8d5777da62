import Domain

/// Monday, 30 November 2026, 09:30 UTC.
struct ClockStub: WallClock {
  func now() -> Instant { Instant(milliseconds: 1_796_031_000_000) }
}

/// Zones with one offset all year.
struct FixedZones: ZoneRules {
  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    ["UTC": 0, "Asia/Seoul": 9 * 3600, "America/New_York": -5 * 3600][zone.identifier]
  }
}

/// Knows a password by its hash at once.
struct SecretKeeperStub: SecretKeeper {
  func hash(password: String) async throws(SecretError) -> String { "hash of \(password)" }

  func verify(password: String, against hash: String?) async -> Bool {
    hash == "hash of \(password)"
  }

  func makeToken() -> (token: String, digest: TokenDigest) {
    let token = "token-\(UInt64.random(in: 0 ... .max))"
    return (token, TokenDigest(bytes: Array(token.utf8)))
  }

  func digest(ofToken token: String) -> TokenDigest? { TokenDigest(bytes: Array(token.utf8)) }

  func makeAppPassword() -> (text: String, digest: TokenDigest) {
    let text = AppPasswordText { count in (0..<count).map { _ in .random(in: 0 ... .max) } }
    return (text.grouped, TokenDigest(bytes: text.symbols))
  }

  func digest(ofAppPassword text: String) -> TokenDigest? {
    AppPasswordText(typed: text).map { TokenDigest(bytes: $0.symbols) }
  }
}
