import Domain
import HTTP
import Presentation

/// Finds who answers for a resource and a method.
struct Router: Sendable {
  let login: LoginRoutes
  let setUp: SetUpRoutes
  let lists: TaskListsRoutes
  let list: TaskListRoutes
  let quickAdd: QuickAddRoutes
  let picked: PickedTasksRoutes
  let task: TaskDetailRoutes
  let tags: TagsRoutes
  let undo: UndoRoutes
  let view: TaskViewRoutes
  let account: AccountRoutes
  let connection: ConnectionRoutes
  let lookBack: LookBackRoutes
  let weather: WeatherRoutes
  let plan: PlanRoutes
  let live: LiveRoutes
  let operations: OperationsRoutes

  func respond(to visit: Visit) async -> Response {
    guard let resource = Resource(path: visit.request.path) else {
      return ErrorPage(visit).response(.notFound, visit.words.pageNotFound)
    }
    let handlers = handlers(for: resource, assets: visit.assets)
    switch handlers[visit.method] {
    case .anyone(let answer)?:
      return await answer(visit)
    case .person(let answer)?:
      guard let person = visit.person else { return leadToLogin(visit, from: resource) }
      return await answer(visit, person)
    case nil:
      return refuse(visit, resource, allowed: handlers.keys)
    }
  }

  private func handlers(for resource: Resource, assets: AssetLibrary) -> [Method: Handler] {
    switch resource {
    case .home: [.get: .person(lists.openFirst)]
    case .login: [.get: .anyone(login.show)]
    case .session: [.post: .anyone(login.logIn), .delete: .anyone(login.logOut)]
    case .setUp: [.get: .anyone(setUp.show), .post: .anyone(setUp.setUp)]
    case .lists: [.get: .person(lists.show), .post: .person(lists.add)]
    case .list(let id):
      [
        .get: .person(id, list.show), .put: .person(id, rename),
        .delete: .person(id, lists.delete),
      ]
    case .listPosition(let id): [.post: .person(id, lists.move), .put: .person(id, lists.move)]
    case .arrangement(let id): [.put: .person(id, list.arrange)]
    case .listTasks(let id): [.post: .person(id, list.add)]
    case .newTask(let id): [.get: .person(id, list.showAddDialog)]
    case .quickAdd(let id): [.post: .person(id, quickAdd.read)]
    case .pickedTasks: [.post: .person(picked.change)]
    case .task(let id):
      [
        .get: .person(id, task.show), .put: .person(id, task.save),
        .delete: .person(id, task.delete),
      ]
    case .completion(let id):
      [.post: .person(id, task.complete), .delete: .person(id, task.reopen)]
    case .taskPosition(let id): [.put: .person(id, task.move)]
    case .cancellation(let id): [.post: .person(id, task.cancel)]
    case .parts(let id): [.post: .person(id, task.addPart)]
    case .taskParent(let id): [.put: .person(id, task.setParent)]
    case .timer(let id):
      [.post: .person(id, task.startTimer), .delete: .person(id, task.stopTimer)]
    case .times(let id): [.put: .person(id, task.setTime)]
    case .undo: [.post: .person(undo.undo)]
    case .redo: [.post: .person(undo.redo)]
    case .tags:
      [.get: .person(tags.show), .put: .person(tags.change), .delete: .person(tags.delete)]
    case .view(let name): [.get: .person(name, view.show)]
    case .search: [.get: .person(view.search)]
    case .views:
      [
        .get: .person(view.showSaved), .post: .person(view.save), .delete: .person(view.delete),
      ]
    case .restoration(let id): [.post: .person(id, view.restore)]
    case .listRestoration(let id): [.post: .person(id, view.restoreList)]
    case .account: [.get: .person(account.show), .put: .person(account.save)]
    case .connection: [.get: .person(connection.show)]
    case .appPasswords:
      [.post: .person(connection.addPassword), .delete: .person(connection.revokePassword)]
    case .profile: [.get: .person(connection.downloadProfile)]
    case .lookBack: [.get: .person(lookBack.show)]
    case .weather: [.get: .person(weather.show)]
    case .weatherTime(let time): [.get: .person(time, weather.showTime)]
    case .weatherRefresh: [.post: .person(weather.refresh)]
    case .weatherPlace: [.put: .person(weather.choose)]
    case .plan: [.get: .person(plan.show), .post: .person(plan.accept)]
    case .planEntries: [.put: .person(plan.change)]
    case .planParking: [.post: .person(plan.park)]
    case .workHours: [.put: .person(account.saveHours)]
    case .password: [.put: .person(account.changePassword)]
    case .events: [.get: .anyone(live.events)]
    case .keys: [.get: .anyone(KeysPage.show)]
    case .health: [.get: .anyone(operations.health)]
    case .metrics: [.get: .anyone(operations.metrics)]
    case .asset(let version, let name):
      [.get: .anyone { $0.assets.response(version: version, name: name, for: $0) }]
    }
  }

  /// A list can be renamed on its own page and among the others.
  private func rename(_ id: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    visit.origin?.destination == .taskLists
      ? await lists.rename(id, visit, person) : await list.rename(id, visit, person)
  }

  /// After the login, who wanted to see something sees it; what was to be done is not done.
  private func leadToLogin(_ visit: Visit, from resource: Resource) -> Response {
    let place =
      visit.method == .get ? Place(address: visit.request.target) : visit.origin ?? resource.place
    guard let place, place.destination != .home else {
      return .redirect(to: Destination.login.path)
    }
    return .redirect(to: Place(.login).address(with: [("place", place.address)]))
  }

  private func refuse(
    _ visit: Visit, _ resource: Resource, allowed: some Sequence<Method>
  ) -> Response {
    if visit.method == .get, let place = resource.place { return .redirect(to: place.address) }
    var response = ErrorPage(visit).response(.methodNotAllowed, visit.words.cannotDoThat)
    response.headers[.allow] = allowed.map(\.name).sorted().joined(separator: ", ")
    return response
  }
}
