import Domain
import HTTP
import MemoryStorage
import Testing

@testable import Web

@Suite struct SetUpRoutesTests {
  private let store = MemoryStore()
  private let web: WebApplication
  private let registration: Registration

  init() {
    let secrets = SecretKeeperStub()
    registration = Registration(
      accounts: store, tasks: store, secrets: secrets, clock: ClockStub())
    web = WebApplication(
      store: store, accounts: store, secrets: secrets, clock: ClockStub(), zones: FixedZones(),
      metrics: Metrics())
  }

  private func send(_ method: Method, _ target: String, _ body: String = "") async throws
    -> Response
  {
    await web.respond(
      to: try Request(
        method, target,
        headers: [
          (.host, "localhost"), (.contentType, "application/x-www-form-urlencoded"),
        ], body: Array(body.utf8)))
  }

  @Test func `the one who has the link makes the first account, in the browser's zone`()
    async throws
  {
    let token = try #require(try await registration.invite())

    let form = try await send(.get, "/setup?token=\(token)")
    let response = try await send(
      .post, "/setup",
      "token=\(token)&email=you%40example.org&password=long+enough&zone=Asia%2FSeoul")
    let again = try await send(.get, "/setup?token=\(token)")

    #expect(form.tag("setupEmailTextField") != nil)
    #expect(form.text.contains("name=\"token\" value=\"\(token)\""))
    #expect(response.location == "/login?notice=account")
    let account = try #require(try await store.accounts().first)
    #expect(account.email == EmailAddress("you@example.org"))
    #expect(account.zone == ZoneName("Asia/Seoul"))
    #expect(again.status == .notFound)
  }

  @Test(arguments: [
    ("email=nonsense&password=long+enough", "That is not an e-mail address"),
    ("email=you%40example.org&password=short", "The password needs at least 8 characters"),
  ])
  func `what can't be used is said, and the address is kept`(
    _ fields: String, _ message: String
  ) async throws {
    let token = try #require(try await registration.invite())

    let page = try await send(.post, "/setup", "token=\(token)&\(fields)")

    #expect(page.status == .unprocessableContent)
    #expect(page.element("errorMessage")?.hasPrefix(message) == true)
    #expect(page.tag("setupEmailTextField")?.contains("value=\"\"") == false)
    #expect(try await store.accounts().isEmpty)
  }

  @Test func `a guessed link leads nowhere`() async throws {
    _ = try await registration.invite()

    let form = try await send(.get, "/setup?token=guess")
    let response = try await send(
      .post, "/setup", "token=guess&email=you%40example.org&password=long+enough")

    #expect(form.status == .notFound)
    #expect(response.status == .notFound)
    #expect(form.element("errorMessage")?.contains("no longer valid") == true)
    #expect(try await store.accounts().isEmpty)
  }
}
