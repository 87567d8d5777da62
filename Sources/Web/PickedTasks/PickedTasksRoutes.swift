import Domain
import HTTP
import Presentation

/// Answers requests about many tasks at once.
struct PickedTasksRoutes: Sendable {
  let scenes: Scenes

  func change(_ visit: Visit, _ person: Person) async -> Response {
    let outcome = PickedTasksOutcome()
    let presenter = scenes.pickedTasks(for: person, in: outcome)
    let ids = visit.form.pickedTasks
    switch visit.form["do"] {
    case "complete": await presenter.complete(ids)
    case "cancel": await presenter.cancel(ids)
    case "reopen": await presenter.reopen(ids)
    case "delete": await presenter.delete(ids)
    case "edit": await presenter.edit(ids, visit.form.pickedTasksForm)
    default: return ErrorPage(visit).response(.badRequest, visit.words.unreadableForm)
    }
    let place = visit.origin ?? Place(.home)
    guard let problem = outcome.problem else {
      return .redirect(to: place.address(announcing: outcome.notice))
    }
    return await response(to: problem, visit, person, at: place)
  }

  /// What can't be done comes back with what was picked.
  private func response(
    to problem: Problem, _ visit: Visit, _ person: Person, at place: Place
  ) async -> Response {
    if let list = place.list {
      let page = TaskListPage(visit, at: place)
      page.show(problem)
      await scenes.taskList(list, for: person, in: page).load(after: place.after)
      return page.response
    }
    guard let view = place.view else { return ErrorPage(visit).response(problem) }
    let page = TaskViewPage(visit, at: place)
    page.show(problem)
    await scenes.taskView(view, for: person, in: page).load(after: place.after)
    return page.response
  }
}

/// What came of a change.
private final class PickedTasksOutcome: PickedTasksView {
  private(set) var notice: Notice?
  private(set) var problem: Problem?

  func show(_ notice: Notice) { self.notice = notice }

  func show(_ problem: Problem) { self.problem = problem }
}

extension FormFields {
  /// The tasks whose boxes are ticked.
  var pickedTasks: [TaskItem.ID] {
    values(of: "task").compactMap(Resource.number).map { TaskItem.ID($0) }
  }

  /// What is to become of all of them; a field that is left blank leaves them as they are.
  fileprivate var pickedTasksForm: TaskForm {
    var form = TaskForm(priority: priority, list: list("list"))
    if let date = self["due-date"], !date.isEmpty { form.due = .fields(date: date, time: "") }
    if self["no-due"] != nil { form.due = .text("") }
    form.addedTags = values(of: "tag")
    form.removedTags = values(of: "untag")
    return form
  }
}
