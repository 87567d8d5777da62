import Domain

/// Decides what a ``TaskDetailView`` shows as the person reads and edits a task.
package final class TaskDetailPresenter {
  private weak let view: (any TaskDetailView)?
  private let id: TaskItem.ID
  private let context: SceneContext

  init(view: any TaskDetailView, task: TaskItem.ID, context: SceneContext) {
    self.view = view
    id = task
    self.context = context
  }

  package func load() async {
    do {
      view?.show(try await content(of: try await context.task(id)))
    } catch StoreError.taskNotFound(let id) {
      view?.show(Problem(.notFound, context.words.noTask(id.number)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Stores what was typed, on the base of the revision that was shown.
  ///
  /// What others changed elsewhere in the task stays; a field that both changed is a conflict, of
  /// which both sides are shown and neither is lost.
  package func save(_ form: TaskForm, since revision: Int?) async {
    do {
      let task = try await context.task(id)
      try await store(form, over: task, since: revision)
    } catch let error as TaskFormError {
      view?.show(error.problem(in: context.words))
    } catch let error as StoreError {
      await show(error, for: form)
    } catch {
      view?.show(Problem(.unavailable, String(describing: error)))
    }
  }

  package func complete() async { await perform(.completeTasks([id])) }

  package func reopen() async { await perform(.reopenTasks([id])) }

  package func delete() async { await perform(.deleteTasks([id])) }

  private func store(_ form: TaskForm, over task: TaskItem, since revision: Int?) async throws {
    let changes = try form.changes(to: task, on: context.day())
    let change = try await context.perform(.editTask(id, changes, since: revision))
    if let change {
      view?.show(Notice(change, in: context.words))
    } else {
      view?.show(Notice(message: context.words.taskSaved, tasks: [task]))
    }
    view?.open(.taskList(changes.list ?? task.list))
  }

  private func perform(_ edit: Edit) async {
    do {
      let list = try await context.task(id).list
      if let change = try await context.perform(edit) {
        view?.show(Notice(change, in: context.words))
      }
      view?.open(.taskList(list))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func show(_ error: StoreError, for form: TaskForm) async {
    guard case .conflict(let current) = error else {
      view?.show(Problem(error, in: context.words))
      return
    }
    do {
      let stored = try await content(of: current)
      view?.show(
        TaskConflict(
          stored: stored, typed: form,
          fields: form.differences(from: stored, in: context.words)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func content(of task: TaskItem) async throws(StoreError) -> TaskDetailContent {
    TaskDetailContent(
      task, lists: try await context.lists(), on: context.day(), in: context.words)
  }
}
