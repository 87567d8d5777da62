import Domain
import MemoryStorage
import Presentation
import Testing

@Suite struct SetUpPresenterTests {
  let store = MemoryStore()
  let view = SetUpViewSpy()

  @Test func `whoever has the link makes the first account`() async throws {
    let token = try #require(try await registration.invite())

    await presenter.load(token: token)
    #expect(view.content?.token == token)
    await presenter.setUp(
      token: token, email: "you@example.org", password: "long enough", zone: "Asia/Seoul")

    #expect(view.destinations == [.login])
    let account = try #require(try await store.accounts().first)
    #expect(account.email == EmailAddress("you@example.org"))
    #expect(account.zone == ZoneName("Asia/Seoul"))
    #expect(try await store.lists(for: account.id).count == 1)
  }

  @Test func `the account that the command line made keeps its tasks`() async throws {
    let first = try await registration.firstAccount(zone: .utc)
    let token = try #require(try await registration.invite())

    await presenter.setUp(
      token: token, email: "you@example.org", password: "long enough", zone: "")

    let accounts = try await store.accounts()
    #expect(accounts.map(\.id) == [first.id])
    #expect(accounts.first?.email != nil)
  }

  @Test func `the link works once`() async throws {
    let token = try #require(try await registration.invite())
    await presenter.setUp(
      token: token, email: "you@example.org", password: "long enough", zone: "UTC")

    await presenter.setUp(
      token: token, email: "thief@example.org", password: "long enough", zone: "UTC")

    #expect(view.problem?.kind == .notFound)
    #expect(try await store.accounts().count == 1)
    #expect(try await registration.invite() == nil)
  }

  @Test(arguments: [
    ("you@example.org", "short", Problem.Field.password), ("nowhere", "long enough", .email),
  ])
  func `what can't be used is said, and the form stays`(
    _ email: String, _ password: String, _ field: Problem.Field
  ) async throws {
    let token = try #require(try await registration.invite())

    await presenter.setUp(token: token, email: email, password: password, zone: "UTC")

    #expect(view.problem?.kind == .invalid(field))
    #expect(view.content?.token == token)
    #expect(try await store.accounts().isEmpty)
  }

  private var registration: Registration {
    Registration(
      accounts: store, tasks: store, secrets: SecretKeeperStub(), clock: ClockStub())
  }

  private var presenter: SetUpPresenter {
    Scenes(
      store: store, accounts: store, secrets: SecretKeeperStub(), clock: ClockStub(),
      zones: FixedZones()
    ).setUp(in: .english, in: view)
  }
}

final class SetUpViewSpy: SetUpView {
  private(set) var content: SetUpContent?
  private(set) var problem: Problem?
  private(set) var destinations: [Destination] = []

  func show(_ content: SetUpContent) { self.content = content }
  func show(_ problem: Problem) { self.problem = problem }
  func open(_ destination: Destination) { destinations.append(destination) }
}
