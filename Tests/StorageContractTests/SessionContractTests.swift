import Domain
import Testing

/// How every store keeps sessions, the invitation and attempts to log in.
@Suite struct SessionContractTests {
  @Test(arguments: StoreKind.allCases)
  func `keeps a session until it is ended`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let session = session(1, of: stage.account, used: at(3))
    try await stage.store.addSession(session)
    #expect(try await stage.store.session(session.digest) == session)

    try await stage.store.touchSession(session.digest, at: at(4000))
    #expect(try await stage.store.session(session.digest)?.used == at(4000))

    try await stage.store.endSession(session.digest)
    #expect(try await stage.store.session(session.digest) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `ends all sessions of an account with its password, and no others`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let sessions = [session(1, of: stage.account), session(2, of: stage.account)]
    let theirs = session(3, of: other)
    for session in sessions + [theirs] { try await stage.store.addSession(session) }

    try await stage.store.setPasswordHash("new", of: stage.account)

    for session in sessions { #expect(try await stage.store.session(session.digest) == nil) }
    #expect(try await stage.store.session(theirs.digest) == theirs)
    #expect(try await stage.store.passwordHash(of: stage.account) == "new")
  }

  @Test(arguments: StoreKind.allCases)
  func `ends sessions with their account`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let session = session(1, of: stage.account)
    try await stage.store.addSession(session)

    try await stage.store.deleteAccount(stage.account)

    #expect(try await stage.store.session(session.digest) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `forgets sessions that are idle or old`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let day: Int64 = 86_400
    let idle = session(1, of: stage.account, created: 370 * day, used: at(370 * day))
    let old = session(2, of: stage.account, created: 0, used: at(399 * day))
    let good = session(3, of: stage.account, created: 390 * day, used: at(399 * day))
    for session in [idle, old, good] { try await stage.store.addSession(session) }

    try await stage.store.forgetExpired(at: at(400 * day))

    #expect(try await stage.store.session(idle.digest) == nil)
    #expect(try await stage.store.session(old.digest) == nil)
    #expect(try await stage.store.session(good.digest) == good)
  }

  @Test(arguments: StoreKind.allCases)
  func `keeps one invitation`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStage().store
    #expect(try await store.invitation() == nil)

    try await store.setInvitation(TokenDigest(bytes: [1, 2]))
    try await store.setInvitation(TokenDigest(bytes: [3, 0, 4]))
    #expect(try await store.invitation() == TokenDigest(bytes: [3, 0, 4]))

    try await store.setInvitation(nil)
    #expect(try await store.invitation() == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `an invitation is redeemed once, and by no other token`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStage().store
    try await store.setInvitation(TokenDigest(bytes: [1, 2]))

    #expect(try await !store.redeemInvitation(TokenDigest(bytes: [1, 3])))
    #expect(try await store.redeemInvitation(TokenDigest(bytes: [1, 2])))
    #expect(try await !store.redeemInvitation(TokenDigest(bytes: [1, 2])))
  }

  @Test(arguments: StoreKind.allCases)
  func `makes guessing wait, longer each time, and takes a success back`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStage().store
    let attempt = LoginAttempt(email: "ada@example.org", address: "192.0.2.1")
    for _ in 0..<5 { #expect(try await store.countAttempt(attempt, at: at(0)) == nil) }

    #expect(try await store.countAttempt(attempt, at: at(0)) == 1)
    #expect(try await store.countAttempt(attempt, at: at(1)) == nil)
    #expect(try await store.countAttempt(attempt, at: at(2)) == 1)
    #expect(try await store.countAttempt(attempt, at: at(3)) == nil)
    try await store.recordSuccess(attempt, at: at(3))

    #expect(try await store.countAttempt(attempt, at: at(3)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `lets the owner in where the owner was before, whoever guesses elsewhere`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStage().store
    let owner = LoginAttempt(email: "ada@example.org", address: "192.0.2.1")
    _ = try await store.countAttempt(owner, at: at(0))
    try await store.recordSuccess(owner, at: at(0))
    for place in 0..<60 {
      let guess = LoginAttempt(email: "ada@example.org", address: "198.51.100.\(place)")
      _ = try await store.countAttempt(guess, at: at(1))
    }

    let stranger = LoginAttempt(email: "ada@example.org", address: "203.0.113.9")
    #expect(try await store.countAttempt(stranger, at: at(1)) != nil)
    #expect(try await store.countAttempt(owner, at: at(1)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `counts anew after a day, and remembers a known place for longer`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStage().store
    let attempt = LoginAttempt(email: "ada@example.org", address: "192.0.2.1")
    for _ in 0..<5 { _ = try await store.countAttempt(attempt, at: at(0)) }
    let day = LoginAttempt.memory

    try await store.forgetExpired(at: at(day - 1))
    #expect(try await store.countAttempt(attempt, at: at(0)) != nil)
    #expect(try await store.countAttempt(attempt, at: at(day)) == nil)
    try await store.recordSuccess(attempt, at: at(day))
    try await store.forgetExpired(at: at(3 * day))
    for place in 0..<60 {
      let guess = LoginAttempt(email: "ada@example.org", address: "198.51.100.\(place)")
      _ = try await store.countAttempt(guess, at: at(3 * day))
    }
    #expect(try await store.countAttempt(attempt, at: at(3 * day)) == nil)
  }

  private func session(
    _ number: UInt8, of account: Account.ID, created: Int64 = 0, used: Instant = at(0)
  ) -> Session {
    Session(
      digest: TokenDigest(bytes: Array(repeating: number, count: 32)), account: account,
      created: at(created), used: used)
  }
}
