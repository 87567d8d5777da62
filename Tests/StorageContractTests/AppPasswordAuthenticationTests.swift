import Domain
import Synchronization
import Testing

/// Who is let in by an app password, over every store.
@Suite struct AppPasswordAuthenticationTests {
  private let clock = ClockStub()
  private let wrong = "aaaaa-aaaaa-aaaaa-aaaaa"

  @Test(arguments: StoreKind.allCases)
  func `lets in by address and password, however they are typed`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let password = try await add("Phone", to: stage)

    for (email, typed) in [
      ("first@example.org", password), (" FIRST@example.ORG", password.uppercased()),
    ] {
      let account = try await door(stage).account(email: email, password: typed, from: "192.0.2.1")
      #expect(account.id == stage.account)
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `lets nobody in by anything else`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let nameless = try await stage.store.addAccount(
      email: nil, passwordHash: nil, zone: .utc, language: nil, at: at(0))
    let password = try await add("Phone", to: stage)
    let theirs = try await passwords(stage).add("Phone", to: other)
    let nobodys = try await passwords(stage).add("Phone", to: nameless.id)

    for (number, (email, typed)) in [
      ("first@example.org", wrong), ("first@example.org", theirs), ("other@example.org", password),
      ("nobody@example.org", password), ("", password), ("first", password),
      ("first@example.org", ""), ("first@example.org", "the login's own"), ("", nobodys),
    ].enumerated() {
      await #expect(throws: LoginError.wrongCredentials) {
        try await door(stage).account(email: email, password: typed, from: "192.0.2.\(number)")
      }
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `lets nobody in by a password that was revoked`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let password = try await add("Phone", to: stage)

    try await passwords(stage).revoke(" Phone", of: stage.account)

    await #expect(throws: LoginError.wrongCredentials) {
      try await door(stage).account(
        email: "first@example.org", password: password, from: "192.0.2.1")
    }
  }

  @Test(arguments: StoreKind.allCases)
  func `makes guessing wait, and never who has a password`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let password = try await add("Phone", to: stage)
    let guess = { (email: String) async throws(LoginError) in
      _ = try await door(stage).account(email: email, password: wrong, from: "192.0.2.1")
    }
    for email in ["first@example.org", "nobody@example.org"] {
      for _ in 0..<5 {
        await #expect(throws: LoginError.wrongCredentials) { try await guess(email) }
      }
      await #expect(throws: LoginError.tooManyAttempts(retryAfter: 1)) { try await guess(email) }
    }

    let account = try await door(stage).account(
      email: "first@example.org", password: password, from: "192.0.2.1")

    #expect(account.id == stage.account)
    await #expect(throws: LoginError.tooManyAttempts(retryAfter: 1)) {
      try await guess("first@example.org")
    }
    clock.advance(bySeconds: 1)
    await #expect(throws: LoginError.wrongCredentials) { try await guess("first@example.org") }
  }

  @Test(arguments: StoreKind.allCases)
  func `locks nobody out of the browser by a device with a wrong password`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    for _ in 0..<10 {
      _ = try? await door(stage).account(
        email: "first@example.org", password: wrong, from: "192.0.2.1")
    }

    let login = LoginAttempt(email: "first@example.org", address: "192.0.2.1")

    #expect(try await stage.store.countAttempt(login, at: clock.now()) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `writes down the use once an hour`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let password = try await add("Phone", to: stage)
    var uses: [Instant?] = []

    for wait: Int64 in [0, 3599, 1, 10] {
      clock.advance(bySeconds: wait)
      _ = try await door(stage).account(
        email: "first@example.org", password: password, from: "192.0.2.1")
      uses.append(try await stage.store.appPasswords(of: stage.account).first?.used)
    }

    #expect(uses == [at(0), at(0), at(3600), at(3600)])
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses a name that is taken or is none`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    _ = try await add("Phone", to: stage)
    let taken = try AppPasswordName("Phone")

    await #expect(throws: AppPasswordError.account(.appPasswordTaken(taken))) {
      try await add(" Phone ", to: stage)
    }
    await #expect(throws: AppPasswordError.name(.empty)) { try await add(" ", to: stage) }
    await #expect(throws: AppPasswordError.account(.appPasswordNotFound(try AppPasswordName("x"))))
    {
      try await passwords(stage).revoke("x", of: stage.account)
    }
    #expect(try await stage.store.appPasswords(of: stage.account).count == 1)
  }

  private func door(_ stage: Stage) -> AppPasswordAuthentication {
    AppPasswordAuthentication(accounts: stage.store, secrets: PlainSecrets(), clock: clock)
  }

  private func passwords(_ stage: Stage) -> AppPasswords {
    AppPasswords(accounts: stage.store, secrets: PlainSecrets(), clock: clock)
  }

  private func add(_ name: String, to stage: Stage) async throws(AppPasswordError) -> String {
    try await passwords(stage).add(name, to: stage.account)
  }
}

private final class ClockStub: WallClock {
  private let seconds = Mutex<Int64>(0)

  func now() -> Instant { at(seconds.withLock { $0 }) }

  func advance(bySeconds more: Int64) { seconds.withLock { $0 += more } }
}

/// Keeps app passwords as they are; nothing else is asked of it here.
private struct PlainSecrets: SecretKeeper {
  func hash(password: String) async -> String { password }

  func verify(password: String, against hash: String?) async -> Bool { password == hash }

  func makeToken() -> (token: String, digest: TokenDigest) { ("", TokenDigest(bytes: [])) }

  func digest(ofToken token: String) -> TokenDigest? { nil }

  func makeAppPassword() -> (text: String, digest: TokenDigest) {
    let text = AppPasswordText { count in (0..<count).map { _ in .random(in: 0 ... .max) } }
    return (text.grouped, TokenDigest(bytes: text.symbols))
  }

  func digest(ofAppPassword text: String) -> TokenDigest? {
    AppPasswordText(typed: text).map { TokenDigest(bytes: $0.symbols) }
  }
}
