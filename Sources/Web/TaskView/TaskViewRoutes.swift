import Domain
import HTTP
import Presentation

/// Answers requests about views of tasks, with a page and a presenter for each.
struct TaskViewRoutes: Sendable {
  let scenes: Scenes

  func show(_ name: TaskViewName, _ visit: Visit, _ person: Person) async -> Response {
    await show(.view(name), visit, person)
  }

  func search(_ visit: Visit, _ person: Person) async -> Response {
    await show(.search(visit.query["q"] ?? ""), visit, person)
  }

  func showSaved(_ visit: Visit, _ person: Person) async -> Response {
    guard let name = visit.query["name"], !name.isEmpty else {
      return .redirect(to: Destination.search("").path)
    }
    return await show(.savedView(name), visit, person)
  }

  /// Keeps a query under a name.
  func save(_ visit: Visit, _ person: Person) async -> Response {
    let query = visit.form["query"] ?? ""
    return await respond(to: visit, person, at: Place(.search(query))) { presenter, _ in
      await presenter.save(view: visit.form["name"] ?? "", query: query)
    }
  }

  func delete(_ visit: Visit, _ person: Person) async -> Response {
    let name = visit.form["name"] ?? visit.query["name"] ?? ""
    return await respond(to: visit, person, at: Place(.savedView(name))) { presenter, _ in
      await presenter.delete(view: name)
    }
  }

  func restore(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: Place(.view(.trash))) { presenter, _ in
      await presenter.restore(task)
    }
  }

  func restoreList(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person, at: Place(.view(.trash))) { presenter, _ in
      await presenter.restore(list)
    }
  }

  private func show(
    _ destination: Destination, _ visit: Visit, _ person: Person
  ) async -> Response {
    let place = Place(destination, after: visit.query.task("after"))
    return await respond(to: visit, person, at: place) { presenter, _ in
      await presenter.load(after: place.after, announcing: visit.query.change("change"))
      if let task = visit.query.task("selected") { await presenter.select(task) }
    }
  }

  /// Runs what somebody did; when it could not be done, the view is shown with what went wrong.
  func respond(
    to visit: Visit, _ person: Person, at place: Place,
    _ event: (TaskViewPresenter, TaskViewPage) async -> Void
  ) async -> Response {
    let page = TaskViewPage(visit, at: place)
    guard let choice = place.view else { return page.response }
    let presenter = scenes.taskView(choice, for: person, in: page)
    await event(presenter, page)
    if page.problem != nil, page.content == nil { await presenter.load(after: place.after) }
    return page.response
  }
}
