import Domain
import HTTP
import Presentation

/// Answers requests about one task.
///
/// What is done to a row of a list leads back to that list, in a view to that view; what is done on the task's own page
/// leads where its presenter says.
struct TaskDetailRoutes: Sendable {
  let scenes: Scenes

  func show(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    let page = TaskDetailPage(visit)
    await scenes.task(task, for: person, in: page).load(
      announcing: visit.query.change("change"))
    return page.response
  }

  func save(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await onPage(of: task, visit, person) { presenter in
      await presenter.save(
        visit.form.taskForm, since: visit.form["revision"].flatMap(Resource.number))
    }
  }

  func complete(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(
      about: task, visit, person, inList: { await $0.complete(task) },
      inView: { await $0.complete(task) },
      inWhole: { await $0.complete(part: task) }, onPage: { await $0.complete() })
  }

  func reopen(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(
      about: task, visit, person, inList: { await $0.reopen(task) },
      inView: { await $0.reopen(task) },
      inWhole: { await $0.reopen(part: task) }, onPage: { await $0.reopen() })
  }

  func delete(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await respond(
      about: task, visit, person, inList: { await $0.delete(task) },
      inView: { await $0.delete(task) },
      inWhole: { await $0.delete(part: task) }, onPage: { await $0.delete() })
  }

  func cancel(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    if let response = await inList(visit, person, { await $0.cancel(task) }) { return response }
    if let response = await inView(visit, person, { await $0.cancel(task) }) { return response }
    return await onPage(of: task, visit, person) { await $0.cancel() }
  }

  func startTimer(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await onPage(of: task, visit, person) { await $0.startTimer() }
  }

  func stopTimer(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await onPage(of: task, visit, person) { await $0.stopTimer() }
  }

  /// Corrects a time, which is named by its start.
  func setTime(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    guard let start = visit.form["start"].flatMap({ Instant(utc: $0) }) else {
      return ErrorPage(visit).response(.badRequest, visit.words.unreadableForm)
    }
    return await onPage(of: task, visit, person) {
      await $0.setTime(since: start, took: visit.form["took"] ?? "")
    }
  }

  func addPart(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    await onPage(of: task, visit, person) { await $0.addPart(title: visit.form["part"] ?? "") }
  }

  /// Makes a task a part of another one of its list; of none, it stands for itself.
  func setParent(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    let whole = visit.form.task("whole") ?? visit.query.task("whole")
    if let response = await inList(visit, person, { await $0.makePart(task, of: whole) }) {
      return response
    }
    return await onPage(of: task, visit, person) {
      await $0.save(TaskForm(parent: whole.map { String($0.number) } ?? ""), since: nil)
    }
  }

  /// Puts a task behind another one of its list; behind none, it is the first.
  func move(_ task: TaskItem.ID, _ visit: Visit, _ person: Person) async -> Response {
    let after = visit.form.task("after") ?? visit.query.task("after")
    if let response = await inList(visit, person, { await $0.move(task, after: after) }) {
      return response
    }
    let page = TaskListPage(visit, at: Place(.task(task)))
    // Which list it is in is the store's to say; none is shown here.
    let presenter = scenes.taskList(.init(0), for: person, in: page)
    await presenter.move(task, after: after)
    return page.response
  }

  /// Does something to a task where it was shown: in its list, in a view, among the parts of another one, or on
  /// its own page.
  private func respond(
    about task: TaskItem.ID, _ visit: Visit, _ person: Person,
    inList: (TaskListPresenter) async -> Void, inView: (TaskViewPresenter) async -> Void,
    inWhole: (TaskDetailPresenter) async -> Void, onPage: (TaskDetailPresenter) async -> Void
  ) async -> Response {
    if let response = await self.inList(visit, person, inList) { return response }
    if let response = await self.inView(visit, person, inView) { return response }
    if case .task(let whole)? = visit.origin?.destination, whole != task {
      return await self.onPage(of: whole, visit, person, inWhole)
    }
    return await self.onPage(of: task, visit, person, onPage)
  }

  /// Nil when it was not done in a list.
  private func inList(
    _ visit: Visit, _ person: Person, _ event: (TaskListPresenter) async -> Void
  ) async -> Response? {
    guard let place = visit.origin, let list = place.list else { return nil }
    let page = TaskListPage(visit, at: place)
    let presenter = scenes.taskList(list, for: person, in: page)
    await event(presenter)
    if page.problem != nil { await presenter.load(after: place.after) }
    return page.response
  }

  /// Nil when it was not done in a view.
  private func inView(
    _ visit: Visit, _ person: Person, _ event: (TaskViewPresenter) async -> Void
  ) async -> Response? {
    guard let place = visit.origin, place.view != nil else { return nil }
    return await TaskViewRoutes(scenes: scenes).respond(to: visit, person, at: place) {
      presenter, _ in await event(presenter)
    }
  }

  private func onPage(
    of task: TaskItem.ID, _ visit: Visit, _ person: Person,
    _ event: (TaskDetailPresenter) async -> Void
  ) async -> Response {
    let page = TaskDetailPage(visit)
    let presenter = scenes.task(task, for: person, in: page)
    await event(presenter)
    if page.problem != nil { await presenter.load() }
    return page.response
  }
}
