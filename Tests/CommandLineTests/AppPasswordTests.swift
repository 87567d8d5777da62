import Domain
import MemoryStorage
import Testing

@testable import CommandLine

/// App passwords made, listed and ended at the command line.
@Suite struct AppPasswordTests {
  let hibi = Sitting()

  init() async {
    await hibi("account", "add", "ada@example.org", typing: "a long enough password\n")
  }

  @Test func `prints a new one alone on a line`() async throws {
    let outcome = await hibi("account", "app-password", "add", "ADA@example.org", "Ada’s phone")

    #expect(outcome.output == "aaaaa-aaaaa-aaaaa-aaaaa\n")
    #expect(outcome.errors == "")
    #expect(outcome.status == .done)
    let account = try #require(try await hibi.store.accounts().first)
    let kept = try await hibi.store.appPasswords(of: account.id)
    #expect(kept.map(\.name.text) == ["Ada’s phone"])
  }

  @Test func `takes the words of a name as one`() async throws {
    await hibi("account", "app-password", "add", "ada@example.org", "my", "phone")

    let list = await hibi("account", "app-password", "list", "ada@example.org")

    #expect(list.output.hasPrefix("my phone  "))
  }

  @Test func `lists when each was made and last used`() async throws {
    #expect(
      await hibi("account", "app-password", "list", "ada@example.org").output
        == "No app passwords yet\n")
    await hibi("account", "app-password", "add", "ada@example.org", "Phone")
    let digest = try #require(PlainSecrets().digest(ofAppPassword: "aaaaa-aaaaa-aaaaa-aaaaa"))

    let unused = await hibi("account", "app-password", "list", "ada@example.org")
    try await hibi.store.touchAppPassword(digest, at: StoppedClock().now())
    let used = await hibi("account", "app-password", "list", "ada@example.org", "--json")

    #expect(unused.output == "Phone  Made: Today 18:00  Never used\n")
    #expect(
      used.output
        == """
        [{"name":"Phone","created":"2026-11-30T09:00:00.000Z","used":"2026-11-30T09:00:00.000Z"}]

        """)
  }

  @Test func `ends the one that is named`() async throws {
    await hibi("account", "app-password", "add", "ada@example.org", "Phone")

    let outcome = await hibi("account", "app-password", "revoke", "ada@example.org", "Phone")

    #expect(outcome.status == .done)
    #expect(outcome.output.contains("“Phone”"))
    #expect(
      await hibi("account", "app-password", "list", "ada@example.org", "--json").output == "[]\n")
  }

  static let mistakes: [([String], Int32, String)] = [
    (["add", "eve@example.org", "Phone"], 1, "There is no account for eve@example.org"),
    (["list", "eve@example.org"], 1, "There is no account for eve@example.org"),
    (["revoke", "eve@example.org", "Phone"], 1, "There is no account for eve@example.org"),
    (
      ["add", "ada@example.org", "Phone"], 1,
      "There is an app password “Phone” already; give this one another name"
    ),
    (
      ["revoke", "ada@example.org", "Tablet"], 1, "There is no app password “Tablet”"
    ),
    (
      ["add", "ada@example.org", " "], 2,
      "Name the device or program that gets the password"
    ),
    (
      ["add", "ada@example.org", String(repeating: "x", count: 61)], 2,
      "The name is too long: 60 characters at most"
    ),
    (
      ["add", "ada@example.org", "two\nlines"], 2,
      "The name has to be one line of plain text"
    ),
  ]

  @Test(arguments: mistakes)
  func `says what is wrong`(_ words: [String], _ status: Int32, _ message: String) async {
    await hibi("account", "app-password", "add", "ada@example.org", "Phone")

    let outcome = await hibi.run(["account", "app-password"] + words)

    #expect(outcome.status.rawValue == status)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("hibi: \(message)\n"))
  }

  @Test func `speaks three languages`() async throws {
    for (language, words) in [("ja", "アプリパスワードはまだありません\n"), ("ko", "아직 앱 비밀번호가 없습니다\n")] {
      hibi.environment["LANG"] = language

      #expect(await hibi("account", "app-password", "list", "ada@example.org").output == words)
    }
  }
}
