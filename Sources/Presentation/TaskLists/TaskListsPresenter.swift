package import Domain

/// Decides what a ``TaskListsView`` shows as the person makes, names and orders lists.
package final class TaskListsPresenter {
  private weak let view: (any TaskListsView)?
  private let context: SceneContext
  private var isShown = false

  init(view: any TaskListsView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Shows the lists; says what `change` did, if it is given.
  package func load(announcing change: Change.ID? = nil) async {
    do {
      let lists = try await context.lists()
      let views = try await context.navigationViews(over: lists)
      view?.show(TaskListsContent(lists, views: views, in: context.words))
      isShown = true
      if let change {
        view?.show(Notice(try await context.change(change), on: context.day(), in: context.words))
      }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the lists.
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Opens the list to start with: the first one, or all of them when there is none.
  package func openFirst() async {
    do {
      let first = try await context.lists().first
      view?.open(first.map { .taskList($0.id) } ?? .taskLists)
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func add(title: String) async { await perform(.addList(title: title)) }

  package func rename(_ id: TaskList.ID, to title: String) async {
    await perform(.renameList(id, title: title))
  }

  package func delete(_ id: TaskList.ID) async { await perform(.deleteList(id)) }

  /// Puts a list behind another one, or first.
  package func move(_ id: TaskList.ID, after other: TaskList.ID?) async {
    await perform(.moveList(id, after: other))
  }

  /// Takes back a change, or the person's last one.
  package func undo(_ change: Change.ID? = nil) async { await perform(.undo(change)) }

  /// Makes what was taken back again.
  package func redo(_ change: Change.ID? = nil) async { await perform(.redo(change)) }

  /// Keeps the view up to date until the surrounding task is cancelled.
  package func followChanges() async {
    for await _ in await context.changes() { await load() }
  }

  private func perform(_ edit: Edit) async {
    do {
      let change = try await context.perform(edit)
      if isShown { await load() }
      if let change { view?.show(Notice(change, on: context.day(), in: context.words)) }
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }
}
