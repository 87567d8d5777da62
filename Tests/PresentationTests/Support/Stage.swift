import Domain
import MemoryStorage

@testable import Presentation

/// A real store with one account and one list, and a clock and zones that say what a test wants.
struct Stage {
  let store = MemoryStore()
  let clock = ClockStub()
  let account: Account
  let list: TaskList.ID
  let scenes: Scenes

  init() async throws {
    account = try await store.addAccount(
      email: EmailAddress("you@example.org"), passwordHash: "hash of correct", zone: .utc,
      language: nil, at: clock.now())
    let change = try await store.perform(.addFirstList, for: account.id, at: clock.now())
    list = change?.lists.first?.id ?? .init(0)
    scenes = Scenes(
      store: store, accounts: store, secrets: SecretKeeperStub(), clock: clock, zones: FixedZones())
  }

  func person(_ language: Language = .english, zone: ZoneName = .utc) -> Person {
    Person(account: account.id, language: language, zone: zone)
  }

  /// Adds tasks at the top of the list, and returns them in the order given.
  @discardableResult
  func add(_ titles: String..., due: TaskDate? = nil) async throws -> [TaskItem] {
    let drafts = titles.map { TaskDraft(title: $0, due: due) }
    return try await store.perform(
      .addTasks(drafts, to: list), for: account.id, at: clock.now())?.tasks ?? []
  }

  func add(_ draft: TaskDraft) async throws -> TaskItem {
    let change = try await store.perform(
      .addTasks([draft], to: list), for: account.id, at: clock.now())
    guard let task = change?.tasks.first else { throw StoreError.taskNotFound(.init(0)) }
    return task
  }

  func task(_ id: TaskItem.ID) async throws -> TaskItem {
    try await store.task(id, for: account.id)
  }
}

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
  func hash(password: String) async -> String { "hash of \(password)" }

  func verify(password: String, against hash: String?) async -> Bool {
    hash == "hash of \(password)"
  }

  func makeToken() -> (token: String, digest: TokenDigest) {
    let token = "token \(UInt64.random(in: 0 ... .max))"
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
