import Domain
import HTTP
import Presentation

/// Answers requests about the person's lists as a whole.
struct TaskListsRoutes: Sendable {
  let scenes: Scenes

  func openFirst(_ visit: Visit, _ person: Person) async -> Response {
    let page = TaskListsPage(visit)
    await scenes.taskLists(for: person, in: page).openFirst()
    return page.response
  }

  func show(_ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person) { await $0.load(announcing: visit.query.change("change")) }
  }

  func add(_ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person) { await $0.add(title: visit.form["title"] ?? "") }
  }

  func rename(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person) {
      await $0.rename(list, to: visit.form["title"] ?? "")
    }
  }

  func delete(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(to: visit, person) { await $0.delete(list) }
  }

  /// Puts a list behind another one of the person's; behind none, it is the first.
  func move(_ list: TaskList.ID, _ visit: Visit, _ person: Person) async -> Response {
    let after = visit.form.list("after") ?? visit.query.list("after")
    return await respond(to: visit, person) { await $0.move(list, after: after) }
  }

  private func respond(
    to visit: Visit, _ person: Person, _ event: (TaskListsPresenter) async -> Void
  ) async -> Response {
    let page = TaskListsPage(visit)
    let presenter = scenes.taskLists(for: person, in: page)
    await event(presenter)
    if page.problem != nil, page.content == nil { await presenter.load() }
    return page.response
  }
}
