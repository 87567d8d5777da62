import Domain
import Testing

/// How every store keeps accounts.
@Suite struct AccountContractTests {
  @Test(arguments: StoreKind.allCases)
  func `gives accounts by number, and each by its address in any case`(
    _ kind: StoreKind
  ) async throws {
    let store = try await kind.makeStage().store
    let address = try #require(EmailAddress("Ada@Example.org"))
    let ada = try await store.addAccount(
      email: address, passwordHash: "hash", zone: ZoneName("Asia/Seoul"), language: .korean,
      at: at(4))
    let nameless = try await store.addAccount(
      email: nil, passwordHash: nil, zone: .utc, language: nil, at: at(5))

    let found = try await store.account(withEmail: try #require(EmailAddress("ADA@example.ORG")))

    #expect(found == ada)
    #expect(ada.email?.text == "Ada@Example.org")
    #expect(ada.zone.identifier == "Asia/Seoul")
    #expect(ada.language == .korean)
    #expect(ada.created == at(4))
    #expect(try await store.accounts().map(\.id.number) == [1, 2, 3])
    #expect(try await store.account(nameless.id) == nameless)
    #expect(try await store.passwordHash(of: ada.id) == "hash")
    #expect(try await store.passwordHash(of: nameless.id) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses an address that somebody has`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let taken = try #require(EmailAddress("FIRST@example.org"))
    var other = try await stage.store.addAccount(
      email: EmailAddress("other@example.org"), passwordHash: nil, zone: .utc, language: nil,
      at: at(1))

    await #expect(throws: AccountError.emailTaken(taken)) {
      try await stage.store.addAccount(
        email: taken, passwordHash: nil, zone: .utc, language: nil, at: at(2))
    }
    other.email = taken
    await #expect(throws: AccountError.emailTaken(taken)) { try await stage.store.update(other) }
  }

  @Test(arguments: StoreKind.allCases)
  func `sets address, language and zone`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    var account = try await stage.store.account(stage.account)
    account.email = EmailAddress("FIRST@EXAMPLE.ORG")
    account.language = .japanese
    account.zone = ZoneName("Asia/Tokyo")

    try await stage.store.update(account)

    let kept = try await stage.store.account(stage.account)
    #expect(kept == account)
    #expect(kept.email?.text == "FIRST@EXAMPLE.ORG")
  }

  @Test(arguments: StoreKind.allCases)
  func `finds no account that was never made`(_ kind: StoreKind) async throws {
    let store = try await kind.makeStage().store
    let nobody = Account.ID(99)
    let account = Account(id: nobody, email: nil, zone: .utc, created: at(0))

    await #expect(throws: AccountError.notFound) { try await store.account(nobody) }
    await #expect(throws: AccountError.notFound) { try await store.passwordHash(of: nobody) }
    await #expect(throws: AccountError.notFound) { try await store.update(account) }
    await #expect(throws: AccountError.notFound) {
      try await store.setPasswordHash("x", of: nobody)
    }
    await #expect(throws: AccountError.notFound) { try await store.deleteAccount(nobody) }
    await #expect(throws: AccountError.notFound) {
      try await store.addSession(
        Session(
          digest: TokenDigest(bytes: [1]), account: nobody, created: at(0), used: at(0)))
    }
    #expect(try await store.account(withEmail: try #require(EmailAddress("no@one"))) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `removes an account with its lists and history, and nobody else's`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let task = try await stage.add("mine")
    let change = try await stage.perform(.completeTasks([task.id]))
    try await stage.perform(.undo(nil))
    let other = try await stage.addAccount("other@example.org")
    let theirs = try await stage.store.perform(.addList(title: "Theirs"), for: other, at: at(1))

    try await stage.store.deleteAccount(stage.account)

    #expect(try await stage.store.accounts().map(\.id) == [other])
    #expect(try await stage.store.lists(for: stage.account).isEmpty)
    await #expect(throws: StoreError.taskNotFound(task.id)) { try await stage.task(task.id) }
    await #expect(throws: StoreError.changeNotFound(change.id)) {
      try await stage.store.change(change.id, for: stage.account)
    }
    #expect(try await stage.store.lists(for: other).map(\.list.title) == ["Theirs"])
    let kept = try #require(theirs)
    #expect(try await stage.store.change(kept.id, for: other) == kept)
    let next = try await stage.addAccount("first@example.org")
    #expect(next > other)
  }
}
