import Domain
import HTTP
import MemoryStorage
import Presentation
import Testing

@testable import Web

/// The whole of the web over a real store, with somebody who is logged in and one who is not theirs.
struct WebStage {
  let store: any TaskStore & AccountStore & ForecastStore = MemoryStore()
  let clock = ClockStub()
  let account: Account
  let stranger: Account
  /// The first account's list, and the stranger's.
  let list: TaskList.ID
  let foreignList: TaskList.ID
  let token: String
  private(set) var web: WebApplication
  let registration: Registration

  init(language: Language? = nil) async throws {
    let secrets = SecretKeeperStub()
    registration = Registration(
      accounts: store, tasks: store, secrets: secrets, clock: clock)
    account = try await registration.addLogin(
      email: "you@example.org", password: "long enough", zone: .utc, language: language)
    stranger = try await registration.addLogin(
      email: "other@example.org", password: "long enough", zone: .utc, language: nil)
    list = try await store.lists(for: account.id)[0].id
    foreignList = try await store.lists(for: stranger.id)[0].id
    token = try await Authentication(accounts: store, secrets: secrets, clock: clock)
      .startSession(for: account.id)
    web = WebApplication(
      store: store, accounts: store, secrets: secrets, clock: clock, zones: FixedZones(),
      metrics: Metrics())
  }

  /// The same, with tasks in a place that has failed.
  func broken(by failure: StorageFailure, isReadable: Bool) -> WebStage {
    var stage = self
    stage.web = WebApplication(
      store: BrokenStore(store: store, failure: failure, isReadable: isReadable),
      accounts: store, secrets: SecretKeeperStub(), clock: clock, zones: FixedZones(),
      metrics: Metrics())
    return stage
  }

  /// The same, with a service to ask for the weather.
  func with(_ service: any WeatherService) -> WebStage {
    var stage = self
    stage.web = WebApplication(
      store: store, accounts: store, secrets: SecretKeeperStub(), clock: clock, zones: FixedZones(),
      metrics: Metrics(),
      weather: WeatherSupply(
        model: WeatherModel(services: [service], store: store, clock: clock), store: store))
    return stage
  }

  var listPath: String { "/lists/\(list.number)" }

  /// Adds tasks at the top of the list, and returns them in the order given.
  @discardableResult
  func add(_ drafts: TaskDraft...) async throws -> [TaskItem] {
    try await store.perform(.addTasks(drafts, to: list), for: account.id, at: clock.now())?.tasks
      ?? []
  }

  func add(_ title: String) async throws -> TaskItem {
    try #require(try await add(TaskDraft(title: title)).first)
  }

  /// A task of somebody else.
  func foreignTask(_ title: String = "secret plan") async throws -> TaskItem {
    let change = try await store.perform(
      .addTasks([TaskDraft(title: title)], to: foreignList), for: stranger.id, at: clock.now())
    return try #require(change?.tasks.first)
  }

  func task(_ id: TaskItem.ID) async throws -> TaskItem {
    try await store.task(id, for: account.id)
  }

  func titles() async throws -> [String] {
    try await store.tasks(TaskQuery(lists: [list], sort: .manual, limit: 100), for: account.id)
      .tasks.map(\.title)
  }
}

extension WebStage {
  func get(
    _ target: String, isLoggedIn: Bool = true, headers: [(name: HeaderName, value: String)] = []
  ) async throws -> Response {
    try await send(.get, target, isLoggedIn: isLoggedIn, headers: headers)
  }

  /// Sends a form as a browser does.
  func post(
    _ target: String, _ fields: KeyValuePairs<String, String> = [:], isLoggedIn: Bool = true,
    headers: [(name: HeaderName, value: String)] = [(.secFetchSite, "same-origin")],
    from address: String = "127.0.0.1"
  ) async throws -> Response {
    let body = fields.map { "\(PercentEncoding.encoded($0))=\(PercentEncoding.encoded($1))" }
    return try await send(
      .post, target, isLoggedIn: isLoggedIn,
      headers: headers + [(.contentType, "application/x-www-form-urlencoded")],
      body: Array(body.joined(separator: "&").utf8), from: address)
  }

  func send(
    _ method: Method, _ target: String, isLoggedIn: Bool = true,
    headers: [(name: HeaderName, value: String)] = [], body: [UInt8] = [],
    from address: String = "127.0.0.1"
  ) async throws -> Response {
    var headers = headers
    if isLoggedIn { headers.append((.cookie, "hibi_session=\(token)")) }
    return await web.respond(
      to: try Request(
        method, target, headers: headers + [(.host, "localhost:8080")], body: body,
        remoteAddress: address))
  }

  /// Follows a redirect once.
  func follow(_ response: Response) async throws -> Response {
    try await get(try #require(response.headers[.location]))
  }
}
