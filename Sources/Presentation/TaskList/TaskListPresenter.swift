package import Domain

/// Decides what a ``TaskListView`` shows as the person works through a list.
///
/// A presenter runs wherever its caller runs and starts no tasks of its own. What was changed is
/// told by a notice; the list is shown again if it was shown before.
package final class TaskListPresenter {
  /// Rows of one page.
  package static let pageSize = 100

  private weak let view: (any TaskListView)?
  private let list: TaskList.ID
  private let context: SceneContext
  private var shownPage: Page?

  private struct Page {
    let after: TaskItem.ID?
  }

  init(view: any TaskListView, list: TaskList.ID, context: SceneContext) {
    self.view = view
    self.list = list
    self.context = context
  }

  /// Shows the list from its start, or from after a task; says what `change` did, if it is given.
  package func load(after task: TaskItem.ID? = nil, announcing change: Change.ID? = nil) async {
    do {
      let content = try await content(after: task)
      shownPage = Page(after: task)
      view?.show(content)
      if let change { view?.show(try await context.notice(of: context.change(change), at: list)) }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the list.
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func didTapAdd() {
    view?.show(AddTaskDialog(list: list, priorities: PriorityChoice.all(in: context.words)))
  }

  package func add(title: String) async {
    await add(TaskForm(title: title))
  }

  /// Adds the task that a line comes to, to the list that it names or to this one.
  package func add(line: String, _ choices: QuickChoices = QuickChoices()) async {
    do {
      let read = try await context.lineReader(at: list).read(line, choices)
      await perform(.addTasks([read.draft], to: read.list ?? list))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Adds the tasks that the lines of a text come to, all as one change or none; they are of one list.
  package func add(lines text: String) async {
    do {
      let read = try await context.lineReader(at: list).read(TypedLine.all(of: text))
      let lists = Set(read.map { $0.list ?? list })
      guard lists.count < 2 else { throw SeveralListsError() }
      await perform(.addTasks(read.map(\.draft), to: lists.first ?? list))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  package func add(_ form: TaskForm) async {
    do {
      let draft = try form.draft(on: context.day())
      await perform(.addTasks([draft], to: list))
    } catch {
      view?.show(error.problem(in: context.words))
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

  package func reopen(_ id: TaskItem.ID) async { await perform(.reopenTasks([id])) }

  package func delete(_ id: TaskItem.ID) async { await perform(.deleteTasks([id])) }

  package func cancel(_ id: TaskItem.ID) async { await perform(.cancelTasks([id])) }

  /// Makes a task a part of another one, or of none.
  package func makePart(_ id: TaskItem.ID, of whole: TaskItem.ID?) async {
    await perform(.editTask(id, TaskChanges(parent: .some(whole)), since: nil))
  }

  /// Puts a task behind another one, or first.
  package func move(_ id: TaskItem.ID, after other: TaskItem.ID?) async {
    await perform(.moveTask(id, after: other))
  }

  package func sort(by sort: TaskSortName) async {
    await arrange { $0.sort = sort }
  }

  package func hideCompleted(_ hides: Bool) async {
    await arrange { $0.hidesCompleted = hides }
  }

  package func rename(to title: String) async { await perform(.renameList(list, title: title)) }

  /// Takes back a change, or the person's last one.
  package func undo(_ change: Change.ID? = nil) async { await perform(.undo(change)) }

  /// Makes what was taken back again: by a change that took it back, or by the person's last one.
  package func redo(_ change: Change.ID? = nil) async { await perform(.redo(change)) }

  /// Keeps the view up to date until the surrounding task is cancelled.
  package func followChanges() async {
    for await _ in await context.changes() {
      await load(after: shownPage?.after)
    }
  }

  private func arrange(_ change: (inout Arrangement) -> Void) async {
    do {
      var arrangement = try await context.list(list).membership.arrangement
      change(&arrangement)
      _ = try await context.perform(.arrangeList(list, arrangement))
      await showAgain()
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func perform(_ edit: Edit) async {
    do {
      let change = try await context.perform(edit)
      await showAgain()
      if let change { view?.show(try await context.notice(of: change, at: list)) }
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func showAgain() async {
    if let shownPage { await load(after: shownPage.after) }
  }

  private func content(after task: TaskItem.ID?) async throws(StoreError) -> TaskListContent {
    let lists = try await context.lists()
    guard let summary = lists.first(where: { $0.id == list }) else { throw .listNotFound(list) }
    let arrangement = summary.membership.arrangement
    let page = try await context.tasks(
      TaskQuery(
        lists: [list], sort: arrangement.sort, scope: arrangement.hidesCompleted ? .open : .all,
        nests: true, after: task, limit: Self.pageSize))
    return TaskListContent(
      summary, page: page, tagColors: try await context.tagColors(of: page.tasks),
      isContinued: task != nil, lists: lists, views: try await context.navigationViews(over: lists),
      on: context.day(), in: context.words)
  }
}
