package import Domain
package import HTTP
package import Presentation

/// Hibi in a browser: what it answers to each request.
package struct WebApplication: Sendable {
  private let authentication: Authentication
  private let router: Router
  private let assets = AssetLibrary()
  private let answered = AnsweredRequests()

  package init(
    store: any TaskStore, accounts: any AccountStore, secrets: any SecretKeeper,
    clock: any WallClock, zones: any ZoneRules, metrics: Metrics, weather: WeatherSupply? = nil
  ) {
    let scenes = Scenes(
      store: store, accounts: accounts, secrets: secrets, clock: clock, zones: zones,
      weather: weather)
    authentication = Authentication(accounts: accounts, secrets: secrets, clock: clock)
    router = Router(
      login: LoginRoutes(scenes: scenes, authentication: authentication),
      setUp: SetUpRoutes(scenes: scenes),
      lists: TaskListsRoutes(scenes: scenes),
      list: TaskListRoutes(scenes: scenes, store: store, clock: clock),
      quickAdd: QuickAddRoutes(scenes: scenes),
      picked: PickedTasksRoutes(scenes: scenes),
      task: TaskDetailRoutes(scenes: scenes),
      tags: TagsRoutes(scenes: scenes),
      undo: UndoRoutes(scenes: scenes, store: store),
      view: TaskViewRoutes(scenes: scenes),
      account: AccountRoutes(scenes: scenes),
      connection: ConnectionRoutes(scenes: scenes),
      lookBack: LookBackRoutes(scenes: scenes),
      weather: WeatherRoutes(scenes: scenes),
      plan: PlanRoutes(scenes: scenes),
      live: LiveRoutes(scenes: scenes, store: store, metrics: metrics),
      operations: OperationsRoutes(accounts: accounts, metrics: metrics))
  }

  package func respond(to request: Request) async -> Response {
    var response = await answer(request)
    SafetyHeaders.add(to: &response)
    return response.compressed(for: request).conditional(for: request)
  }

  private func answer(_ request: Request) async -> Response {
    let nobody = Visit(
      request: request, method: request.method, form: FormFields(), account: nil, assets: assets)
    if !request.method.isSafe, CrossSite.isForeign(request) {
      return ErrorPage(nobody).response(.forbidden, nobody.words.fromAnotherSite)
    }
    guard let form = form(of: request) else {
      return ErrorPage(nobody).response(.badRequest, nobody.words.unreadableForm)
    }
    guard let key = AnsweredRequests.Key(request) else {
      return await answer(request, form, nobody)
    }
    return await answered.answer(key) { await answer(request, form, nobody) }
  }

  private func answer(_ request: Request, _ form: FormFields, _ nobody: Visit) async -> Response {
    do {
      let token = request.cookies[SessionCookie.name]
      let account =
        if let token { try await authentication.account(forToken: token) } else { nil as Account? }
      return await router.respond(
        to: Visit(
          request: request, method: method(of: request, form), form: form, account: account,
          assets: assets))
    } catch {
      let problem = Problem(error, in: nobody.words)
      return ErrorPage(nobody).response(problem)
    }
  }

  /// Nil when what was sent is no form.
  private func form(of request: Request) -> FormFields? {
    if request.method.isSafe || request.body.isEmpty { return FormFields() }
    return try? request.form()
  }

  private func method(of request: Request, _ form: FormFields) -> Method {
    guard request.method == .post, let name = form["_method"] ?? request.query["_method"]
    else { return request.method }
    return ["PUT", "DELETE"].contains(name) ? Method(name) : request.method
  }
}
