import Domain
import MemoryStorage
import Testing

@testable import CommandLine

@Suite struct AccountTests {
  let hibi = Sitting()
  static let password = "a long enough password"

  @Test func `gives the account of the command line its login and keeps its tasks`() async throws {
    await hibi("add", "one")

    let outcome = await hibi("account", "add", "ada@example.org", typing: Self.password + "\n")

    #expect(outcome.output == "Account ada@example.org added, with the tasks made here so far\n")
    let accounts = try await hibi.store.accounts()
    #expect(accounts.map(\.email) == [EmailAddress("ada@example.org")])
    let account = try #require(accounts.first)
    #expect(try await hibi.store.passwordHash(of: account.id) == "hash of \(Self.password)")
    #expect(await hibi("list").output == "1 ☐ one\n")
  }

  @Test func `keeps each account's tasks apart`() async throws {
    for name in ["ada", "bob"] {
      await hibi("account", "add", "\(name)@example.org", typing: Self.password)
    }
    await hibi("add", "Ada's")
    await hibi("add", "Bob's", "--account", "BOB@example.org")

    #expect(await hibi("list").output == "1 ☐ Ada's\n")
    hibi.environment["HIBI_ACCOUNT"] = "bob@example.org"
    #expect(await hibi("list").output == "2 ☐ Bob's\n")
    #expect(await hibi("show", "1").status == .failed)
    #expect(await hibi("list", "--account", "ada@example.org").output == "1 ☐ Ada's\n")
    #expect(
      await hibi("list", "--account", "eve@example.org").errors
        == "hibi: There is no account for eve@example.org\n")
    #expect(
      await hibi("account", "list").lines.map { $0.contains("@example.org") } == [true, true])
  }

  @Test func `refuses what can't be an account`() async throws {
    await hibi("account", "add", "ada@example.org", typing: Self.password)

    #expect(await hibi("account", "add", "no-address").status == .misused)
    #expect(await hibi("account", "add", "bob@example.org", "secret").status == .misused)
    #expect(await hibi("account", "add", "bob@example.org", typing: "short\n").status == .failed)
    #expect(await hibi("account", "add", "bob@example.org").status == .failed)
    let taken = await hibi("account", "add", "Ada@example.org", typing: Self.password)
    #expect(taken.status == .failed)
    #expect(taken.errors.contains("already"))
    #expect(try await hibi.store.accounts().count == 1)
  }

  @Test func `sets a password`() async throws {
    await hibi("account", "add", "ada@example.org", typing: Self.password)

    #expect(
      await hibi("account", "password", "ada@example.org", typing: "quite another\n").status
        == .done)
    #expect(
      await hibi("account", "password", "eve@example.org", typing: "x").errors
        == "hibi: There is no account for eve@example.org\n")
    let account = try #require(try await hibi.store.accounts().first)
    #expect(try await hibi.store.passwordHash(of: account.id) == "hash of quite another")
  }

  @Test func `deletes an account only when that is meant`() async throws {
    await hibi("account", "add", "ada@example.org", typing: Self.password)

    let unasked = await hibi("account", "delete", "ada@example.org")
    #expect(unasked.status == .misused)
    #expect(unasked.errors.contains("--yes"))
    #expect(try await hibi.store.accounts().count == 1)
    #expect(
      await hibi("account", "delete", "ada@example.org", "--yes").output
        == "Account ada@example.org deleted\n")
    #expect(await hibi("account", "list").output == "No accounts yet\n")
  }
}
