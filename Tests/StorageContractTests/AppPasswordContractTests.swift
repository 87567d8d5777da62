import Domain
import Testing

/// How every store keeps app passwords.
@Suite struct AppPasswordContractTests {
  @Test(arguments: StoreKind.allCases)
  func `gives the passwords of an account by name`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let phone = try password("Phone", at: 3)
    let laptop = try password("Laptop", at: 4)
    try await stage.store.addAppPassword(phone, digest: digest(1), of: stage.account)
    try await stage.store.addAppPassword(laptop, digest: digest(2), of: stage.account)
    try await stage.store.addAppPassword(phone, digest: digest(3), of: other)

    #expect(try await stage.store.appPasswords(of: stage.account) == [laptop, phone])
    #expect(try await stage.store.appPasswords(of: other) == [phone])
    #expect(try await stage.store.appPasswords(of: .init(99)).isEmpty)
  }

  @Test(arguments: StoreKind.allCases)
  func `finds the owner by the digest, and nobody by another`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let phone = try password("Phone", at: 3)
    try await stage.store.addAppPassword(phone, digest: digest(1), of: stage.account)

    let owner = try await stage.store.owner(ofAppPassword: digest(1))

    let account = try await stage.store.account(stage.account)
    #expect(owner == AppPasswordOwner(account: account, password: phone))
    #expect(try await stage.store.owner(ofAppPassword: digest(2)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `writes down when one was used`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    try await stage.store.addAppPassword(
      try password("Phone", at: 3), digest: digest(1), of: stage.account)

    try await stage.store.touchAppPassword(digest(1), at: at(50))
    try await stage.store.touchAppPassword(digest(2), at: at(60))

    #expect(try await stage.store.appPasswords(of: stage.account).map(\.used) == [at(50)])
  }

  @Test(arguments: StoreKind.allCases)
  func `refuses a name that the account has, and an account that is not there`(
    _ kind: StoreKind
  ) async throws {
    let stage = try await kind.makeStage()
    let phone = try password("Phone", at: 3)
    try await stage.store.addAppPassword(phone, digest: digest(1), of: stage.account)

    await #expect(throws: AccountError.appPasswordTaken(phone.name)) {
      try await stage.store.addAppPassword(phone, digest: digest(2), of: stage.account)
    }
    await #expect(throws: AccountError.notFound) {
      try await stage.store.addAppPassword(phone, digest: digest(2), of: .init(99))
    }
    #expect(try await stage.store.owner(ofAppPassword: digest(2)) == nil)
  }

  @Test(arguments: StoreKind.allCases)
  func `ends the one that is named and no other`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let phone = try password("Phone", at: 3)
    let laptop = try password("Laptop", at: 3)
    try await stage.store.addAppPassword(phone, digest: digest(1), of: stage.account)
    try await stage.store.addAppPassword(laptop, digest: digest(2), of: stage.account)
    try await stage.store.addAppPassword(phone, digest: digest(3), of: other)

    try await stage.store.revokeAppPassword(phone.name, of: stage.account)

    #expect(try await stage.store.owner(ofAppPassword: digest(1)) == nil)
    #expect(try await stage.store.appPasswords(of: stage.account) == [laptop])
    #expect(try await stage.store.owner(ofAppPassword: digest(3))?.account.id == other)
    await #expect(throws: AccountError.appPasswordNotFound(phone.name)) {
      try await stage.store.revokeAppPassword(phone.name, of: stage.account)
    }
    try await stage.store.addAppPassword(phone, digest: digest(4), of: stage.account)
  }

  @Test(arguments: StoreKind.allCases)
  func `ends them with their account, and not with its password`(_ kind: StoreKind) async throws {
    let stage = try await kind.makeStage()
    let other = try await stage.addAccount("other@example.org")
    let phone = try password("Phone", at: 3)
    try await stage.store.addAppPassword(phone, digest: digest(1), of: stage.account)
    try await stage.store.addAppPassword(phone, digest: digest(2), of: other)

    try await stage.store.setPasswordHash("new", of: stage.account)
    #expect(try await stage.store.owner(ofAppPassword: digest(1)) != nil)

    try await stage.store.deleteAccount(stage.account)
    #expect(try await stage.store.owner(ofAppPassword: digest(1)) == nil)
    #expect(try await stage.store.appPasswords(of: stage.account).isEmpty)
    #expect(try await stage.store.owner(ofAppPassword: digest(2)) != nil)
  }

  private func password(_ name: String, at seconds: Int64) throws -> AppPassword {
    AppPassword(name: try AppPasswordName(name), created: at(seconds))
  }

  private func digest(_ number: UInt8) -> TokenDigest {
    TokenDigest(bytes: Array(repeating: number, count: 32))
  }
}
