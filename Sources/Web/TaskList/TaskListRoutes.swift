import Domain
import HTTP
import Presentation

/// Answers requests about one list and its rows, with a page and a presenter for each.
struct TaskListRoutes: Sendable {
  let scenes: Scenes
  let store: any TaskStore
  let clock: any WallClock
  private let cache = PageCache()

  init(scenes: Scenes, store: any TaskStore, clock: any WallClock) {
    self.scenes = scenes
    self.store = store
    self.clock = clock
  }

  func show(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    guard visit.query.all.allSatisfy({ $0.name == "after" }),
      let change = try? await store.lastChange()
    else { return await makePage(list, visit, person) }
    let stamp = PageCache.Stamp(change: change, minute: clock.now().milliseconds / 60_000)
    let key = PageCache.Key(person: person, target: visit.request.target)
    if let response = cache.response(for: key, at: stamp) { return response }
    let response = await makePage(list, visit, person)
    if response.status == .ok { cache.keep(response, for: key, at: stamp) }
    return response
  }

  private func makePage(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    let place = Place(.taskList(list), after: visit.query.task("after"))
    return await respond(to: visit, person, at: place) { presenter, _ in
      await presenter.load(after: place.after, announcing: visit.query.change("change"))
      if let task = visit.query.task("selected") { await presenter.select(task) }
    }
  }

  func showAddDialog(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: visit.place(in: list)) { presenter, page in
      await presenter.load(after: visit.place(in: list).after)
      if page.content != nil { presenter.didTapAdd() }
    }
  }

  func add(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: visit.place(in: list)) { presenter, page in
      // The field at the top takes a line, or several by a script; the dialog has a field for each
      // thing.
      if let lines = visit.form["lines"] {
        await presenter.add(lines: lines)
      } else if visit.form["add"] != nil {
        await presenter.add(line: visit.form["title"] ?? "", visit.form.choices)
      } else {
        await presenter.add(visit.form.draft)
      }
      if page.problem != nil, visit.form["details"] != nil { presenter.didTapAdd() }
    }
  }

  func rename(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: visit.place(in: list)) { presenter, _ in
      await presenter.rename(to: visit.form["title"] ?? "")
    }
  }

  func arrange(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: visit.place(in: list)) { presenter, _ in
      let sort = visit.form["sort"].flatMap(TaskSortName.init(rawValue:))
      if let sort { await presenter.sort(by: sort) }
      if let completed = visit.form["completed"] {
        await presenter.hideCompleted(completed == "hidden")
      } else if sort == nil {
        await presenter.load()
      }
    }
  }

  /// Runs what somebody did; when it could not be done, the list is shown with what went wrong.
  private func respond(
    to visit: Visit, _ person: Person, at place: Place,
    _ event: (TaskListPresenter, TaskListPage) async -> Void
  ) async -> Response {
    let page = TaskListPage(visit, at: place)
    guard let list = place.list else { return page.response }
    let presenter = scenes.taskList(list, for: person, in: page)
    await event(presenter, page)
    if page.problem != nil, page.content == nil { await presenter.load(after: place.after) }
    return page.response
  }
}

extension Visit {
  /// The page of a list that a form was sent from; its first one when the form does not say.
  func place(in list: TaskList.ID) -> Place {
    let said = origin ?? query["place"].flatMap(Place.init(address:))
    if let said, said.list == list { return said }
    return Place(.taskList(list))
  }
}
