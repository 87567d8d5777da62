import Domain
import Synchronization

/// Monday, the 30th of November 2026, 09:00 in UTC: 18:00 in Seoul.
struct StoppedClock: WallClock {
  func now() -> Instant { Instant(milliseconds: 1_796_029_200_000) }
}

/// UTC, and Seoul's nine hours more.
struct TwoZones: ZoneRules {
  func offset(of zone: ZoneName, at instant: Instant) -> Int? {
    switch zone.identifier {
    case "UTC": 0
    case "Asia/Seoul": 9 * 3600
    default: nil
    }
  }
}

/// Keeps passwords as they are, so that a test can read them.
struct PlainSecrets: SecretKeeper {
  func hash(password: String) async -> String { "hash of \(password)" }

  func verify(password: String, against hash: String?) async -> Bool {
    hash == "hash of \(password)"
  }

  func makeToken() -> (token: String, digest: TokenDigest) {
    ("token", TokenDigest(bytes: [1]))
  }

  func digest(ofToken token: String) -> TokenDigest? {
    token == "token" ? TokenDigest(bytes: [1]) : nil
  }

  /// The same each time: `aaaaa-aaaaa-aaaaa-aaaaa`.
  func makeAppPassword() -> (text: String, digest: TokenDigest) {
    let text = AppPasswordText { Array(repeating: 0, count: $0) }
    return (text.grouped, TokenDigest(bytes: text.symbols))
  }

  func digest(ofAppPassword text: String) -> TokenDigest? {
    AppPasswordText(typed: text).map { TokenDigest(bytes: $0.symbols) }
  }
}

/// Answers as it is told to.
final class ArchiveStub: Archive {
  private let answers = Mutex(Answers())

  struct Answers {
    var error: ArchiveError?
    var kept: String?
    var findings: [Finding] = []
  }

  func answer(_ change: (inout Answers) -> Void) {
    answers.withLock { change(&$0) }
  }

  func backUp(to path: String) async throws(ArchiveError) {
    _ = try answer()
  }

  func restore(from path: String) async throws(ArchiveError) -> String? {
    try answer().kept
  }

  func check() async throws(ArchiveError) -> [Finding] {
    try answer().findings
  }

  private func answer() throws(ArchiveError) -> Answers {
    let answer = answers.withLock { $0 }
    if let error = answer.error { throw error }
    return answer
  }
}
