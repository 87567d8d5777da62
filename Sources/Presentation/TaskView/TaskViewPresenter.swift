package import Domain

/// Decides what a ``TaskViewView`` shows as the person looks for tasks and works on what is found.
///
/// As in a list, what was changed is told by a notice, and the view is shown again if it was shown
/// before.
package final class TaskViewPresenter {
  /// Rows of one page.
  package static let pageSize = 100

  private weak let view: (any TaskViewView)?
  private let choice: TaskViewChoice
  private let context: SceneContext
  private var shownPage: Page?

  private struct Page {
    let after: TaskItem.ID?
  }

  init(view: any TaskViewView, choice: TaskViewChoice, context: SceneContext) {
    self.view = view
    self.choice = choice
    self.context = context
  }

  /// Shows the view from its start, or from after a task; says what `change` did, if it is given.
  package func load(after task: TaskItem.ID? = nil, announcing change: Change.ID? = nil) async {
    do {
      let content = try await content(after: task)
      shownPage = Page(after: task)
      view?.show(content)
      if let change {
        view?.show(Notice(try await context.change(change), on: context.day(), in: context.words))
      }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the view.
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func select(_ id: TaskItem.ID) async {
    do {
      view?.show(TitleAlert(id: id, title: try await context.task(id).title))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func toggle(_ id: TaskItem.ID) async {
    do {
      let task = try await context.task(id)
      await perform(task.isCompleted ? .reopenTasks([id]) : .completeTasks([id]))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func complete(_ id: TaskItem.ID) async { await perform(.completeTasks([id])) }

  package func cancel(_ id: TaskItem.ID) async { await perform(.cancelTasks([id])) }

  package func reopen(_ id: TaskItem.ID) async { await perform(.reopenTasks([id])) }

  package func delete(_ id: TaskItem.ID) async { await perform(.deleteTasks([id])) }

  /// Takes a task out of the trash.
  package func restore(_ id: TaskItem.ID) async { await perform(.restoreTasks([id])) }

  /// Brings a deleted list back, with its tasks.
  package func restore(_ list: TaskList.ID) async { await perform(.restoreList(list)) }

  /// Takes back a change, or the person's last one.
  package func undo(_ change: Change.ID? = nil) async { await perform(.undo(change)) }

  /// Makes a change again that was taken back: this one or the last.
  package func redo(_ change: Change.ID? = nil) async { await perform(.redo(change)) }

  /// Keeps a query under a name, and opens it there.
  ///
  /// What can't be read is not kept.
  package func save(view name: String, query: String) async {
    do {
      let lists = try await context.lists()
      _ = try context.filter(of: query, among: lists, on: context.day())
      let change = try await context.perform(.saveView(name: name, query: query))
      if let change { view?.show(Notice(change, on: context.day(), in: context.words)) }
      view?.open(.savedView(change?.settings.first?.name ?? name))
    } catch let problem as QueryProblem {
      view?.show(problem.problem)
    } catch let error as StoreError {
      view?.show(Problem(error, in: context.words))
    } catch {
      view?.show(Problem(.unavailable, String(describing: error)))
    }
  }

  /// Keeps a query no longer, and leads to what it found.
  package func delete(view name: String) async {
    do {
      let query = try await savedView(name).query
      let change = try await context.perform(.deleteView(name: name))
      if let change { view?.show(Notice(change, on: context.day(), in: context.words)) }
      view?.open(.search(query))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Keeps the view up to date until the surrounding task is cancelled.
  package func followChanges() async {
    for await _ in await context.changes() {
      await load(after: shownPage?.after)
    }
  }

  private func perform(_ edit: Edit) async {
    do {
      let change = try await context.perform(edit)
      if let shownPage { await load(after: shownPage.after) }
      if let change { view?.show(Notice(change, on: context.day(), in: context.words)) }
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func savedView(_ name: String) async throws(StoreError) -> SavedView {
    let key = Setting.viewKey(name)
    guard let view = try await context.views().first(where: { Setting.viewKey($0.name) == key })
    else { throw .viewNotFound(name) }
    return view
  }

  private func content(after task: TaskItem.ID?) async throws(StoreError) -> TaskViewContent {
    let day = context.day()
    let lists = try await context.lists()
    var answer = TaskViewAnswer(
      choice: choice, lists: lists, views: try await context.navigationViews(over: lists))
    answer.isContinued = task != nil
    if let selection = try await selection(for: &answer, on: day) {
      answer.page = try await context.tasks(
        selection.query(lists: lists, on: day, after: task, limit: Self.pageSize))
      answer.tagColors = try await context.tagColors(of: answer.page.tasks)
    }
    if choice == .named(.today) || choice == .named(.upcoming) {
      answer.weather = try await context.daysWeather(on: day)
    }
    if choice == .named(.trash), task == nil {
      answer.deletedLists = try await context.deletedLists()
    }
    return TaskViewContent(answer, on: day, in: context.words)
  }

  /// Nil when a query can't be read, which the answer then says, or when nothing was asked yet.
  private func selection(
    for answer: inout TaskViewAnswer, on day: Day
  ) async throws(StoreError) -> TaskSelection? {
    switch choice {
    case .named(let name): return TaskSelection(name, on: day)
    case .search(let query): answer.query = query
    case .saved(let name):
      let saved = try await savedView(name)
      answer.savedName = saved.name
      answer.query = saved.query
    }
    guard let query = answer.query, !query.allSatisfy(\.isWhitespace) else { return nil }
    do {
      return TaskSelection(try context.filter(of: query, among: answer.lists, on: day))
    } catch {
      answer.queryProblem = error
      return nil
    }
  }
}
