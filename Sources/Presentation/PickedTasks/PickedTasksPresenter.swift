package import Domain

/// Does one thing to all tasks that somebody picked: one change, which one step takes back.
package final class PickedTasksPresenter {
  private weak let view: (any PickedTasksView)?
  private let context: SceneContext

  init(view: any PickedTasksView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  package func complete(_ ids: [TaskItem.ID]) async { await perform(ids) { .completeTasks($0) } }

  package func cancel(_ ids: [TaskItem.ID]) async { await perform(ids) { .cancelTasks($0) } }

  package func reopen(_ ids: [TaskItem.ID]) async { await perform(ids) { .reopenTasks($0) } }

  package func delete(_ ids: [TaskItem.ID]) async { await perform(ids) { .deleteTasks($0) } }

  /// Sets what the form names in all of them, and leaves the rest of each as it is.
  package func edit(_ ids: [TaskItem.ID], _ form: TaskForm) async {
    do {
      var tasks: [TaskItem] = []
      for id in ids { tasks.append(try await context.task(id)) }
      let changes = try form.changes(toEachOf: tasks, on: context.day())
      await perform(ids) { .editTasks($0, changes) }
    } catch let error as TaskFormError {
      view?.show(error.problem(in: context.words))
    } catch let error as StoreError {
      view?.show(Problem(error, in: context.words))
    } catch {
      view?.show(Problem(.unavailable, String(describing: error)))
    }
  }

  private func perform(_ ids: [TaskItem.ID], _ edit: ([TaskItem.ID]) -> Edit) async {
    let words = context.words
    var seen: Set<TaskItem.ID> = []
    let ids = ids.filter { seen.insert($0).inserted }
    guard !ids.isEmpty else {
      view?.show(Problem(.invalid(nil), words.pickFirst))
      return
    }
    do {
      let change = try await context.perform(edit(ids))
      view?.show(
        change.map { Notice($0, on: context.day(), in: words) }
          ?? Notice(message: words.nothingChanged))
    } catch {
      view?.show(Problem(error, in: words))
    }
  }
}
