import Domain
import HTTP
import Presentation

/// Takes back what was done, and makes it again, wherever the person is: they stay there.
struct UndoRoutes: Sendable {
  let scenes: Scenes
  let store: any TaskStore

  /// Takes back the change that is named, or the person's last one.
  func undo(_ visit: Visit, _ person: Person) async -> Response {
    await respond(
      to: visit, person,
      Step(
        list: { await $0.undo($1) }, lists: { await $0.undo($1) },
        task: { await $0.undo($1) }, tags: { await $0.undo($1) },
        view: { await $0.undo($1) }, plan: { await $0.undo($1) }))
  }

  /// Makes again what the change that is named took back, or the person's last one did.
  func redo(_ visit: Visit, _ person: Person) async -> Response {
    await respond(
      to: visit, person,
      Step(
        list: { await $0.redo($1) }, lists: { await $0.redo($1) },
        task: { await $0.redo($1) }, tags: { await $0.redo($1) },
        view: { await $0.redo($1) }, plan: { await $0.redo($1) }))
  }

  /// One step back or forth, as each scene takes it.
  private struct Step {
    let list: (TaskListPresenter, Change.ID?) async -> Void
    let lists: (TaskListsPresenter, Change.ID?) async -> Void
    let task: (TaskDetailPresenter, Change.ID?) async -> Void
    let tags: (TagsPresenter, Change.ID?) async -> Void
    let view: (TaskViewPresenter, Change.ID?) async -> Void
    let plan: (PlanPresenter, Change.ID?) async -> Void
  }

  private func respond(to visit: Visit, _ person: Person, _ step: Step) async -> Response {
    let place = visit.origin ?? Place(.taskLists)
    let change = visit.form.change("change")
    switch place.destination {
    case .taskList(let list): return await onList(list, at: place, visit, person, step)
    case .task(let task):
      let page = TaskDetailPage(visit)
      let presenter = scenes.task(task, for: person, in: page)
      await step.task(presenter, change)
      if page.problem != nil { await presenter.load() }
      return page.response
    case .tags:
      let page = TagsPage(visit)
      let presenter = scenes.tags(for: person, in: page)
      await step.tags(presenter, change)
      if page.problem != nil { await presenter.load() }
      return page.response
    case .plan:
      return await PlanRoutes(scenes: scenes).respond(to: visit, person) {
        await step.plan($0, change)
      }
    case .view, .search, .savedView:
      return await TaskViewRoutes(scenes: scenes).respond(to: visit, person, at: place) {
        presenter, _ in await step.view(presenter, change)
      }
    default:
      let page = TaskListsPage(visit, at: place)
      let presenter = scenes.taskLists(for: person, in: page)
      await step.lists(presenter, change)
      if page.problem != nil { await presenter.load() }
      return page.response
    }
  }

  private func onList(
    _ list: TaskList.ID, at place: Place, _ visit: Visit, _ person: Person, _ step: Step
  ) async -> Response {
    let page = TaskListPage(visit, at: place)
    let presenter = scenes.taskList(list, for: person, in: page)
    await step.list(presenter, visit.form.change("change"))
    if page.problem != nil {
      await presenter.load(after: place.after)
    } else if (try? await store.list(list, for: person.account)) == nil {
      // The list itself was taken back.
      return .redirect(to: Place(.taskLists).address(announcing: page.notice))
    }
    return page.response
  }
}
