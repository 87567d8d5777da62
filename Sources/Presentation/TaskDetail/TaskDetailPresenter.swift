package import Domain

/// Decides what a ``TaskDetailView`` shows as the person reads and edits a task.
package final class TaskDetailPresenter {
  private weak let view: (any TaskDetailView)?
  private let id: TaskItem.ID
  private let context: SceneContext
  private let accounts: any AccountStore

  /// `accounts` say who made a change.
  init(
    view: any TaskDetailView, task: TaskItem.ID, context: SceneContext,
    accounts: any AccountStore
  ) {
    self.view = view
    id = task
    self.context = context
    self.accounts = accounts
  }

  /// Shows the task; says what `change` did, if it is given.
  package func load(announcing change: Change.ID? = nil) async {
    do {
      view?.show(try await content(of: try await context.task(id)))
      if let change { show(try await context.change(change)) }
    } catch StoreError.changeNotFound {
      // Whoever follows an old link still gets the task.
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

  package func complete() async { await performInList(.completeTasks([id])) }

  package func cancel() async { await performInList(.cancelTasks([id])) }

  package func reopen() async { await performInList(.reopenTasks([id])) }

  package func delete() async { await performInList(.deleteTasks([id])) }

  /// Adds a task behind the others that are a part of this one.
  package func addPart(title: String) async {
    do {
      let task = try await context.task(id)
      let draft = TaskDraft(title: title, parent: id)
      await perform(.addTasks([draft], to: task.list))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  package func complete(part: TaskItem.ID) async { await perform(.completeTasks([part])) }

  package func reopen(part: TaskItem.ID) async { await perform(.reopenTasks([part])) }

  package func delete(part: TaskItem.ID) async { await perform(.deleteTasks([part])) }

  /// Nil for no colour.
  package func color(tag name: String, _ color: TagColor?) async {
    guard let tag = Tag(name) else {
      view?.show(TaskFormError.notATag(name).problem(in: context.words))
      return
    }
    await perform(.colorTag(tag, color))
  }

  package func startTimer() async { await perform(.startTimer(id)) }

  package func stopTimer() async { await perform(.stopTimer(minutes: nil)) }

  /// Corrects how long a time took, as it is typed; a blank text takes it away.
  package func setTime(since start: Instant, took text: String) async {
    if text.allSatisfy(\.isWhitespace) {
      return await perform(.setTime(since: start, minutes: nil))
    }
    guard let minutes = context.day().phrases.minutes(text) else {
      view?.show(TaskFormError.notADuration(text).problem(in: context.words))
      return
    }
    await perform(.setTime(since: start, minutes: minutes))
  }

  /// Takes back a change, or the person's last one.
  package func undo(_ change: Change.ID? = nil) async { await perform(.undo(change)) }

  /// Makes what was taken back again.
  package func redo(_ change: Change.ID? = nil) async { await perform(.redo(change)) }

  private func store(_ form: TaskForm, over task: TaskItem, since revision: Int?) async throws {
    let changes = try form.changes(to: task, on: context.day())
    let change = try await context.perform(.editTask(id, changes, since: revision))
    if let change {
      show(change)
    } else {
      view?.show(Notice(message: context.words.taskSaved, tasks: [task]))
    }
    view?.open(.taskList(changes.list ?? task.list))
  }

  /// Does something after which the person is back among the other tasks.
  private func performInList(_ edit: Edit) async {
    do {
      let list = try await context.task(id).list
      if let change = try await context.perform(edit) { show(change) }
      view?.open(.taskList(list))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  /// Does something after which the person still looks at the task, unless that took it away.
  private func perform(_ edit: Edit) async {
    do {
      if let change = try await context.perform(edit) { show(change) }
      view?.open(try await isThere() ? .task(id) : .home)
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func isThere() async throws(StoreError) -> Bool {
    do {
      _ = try await context.task(id)
      return true
    } catch .taskNotFound {
      return false
    }
  }

  private func show(_ change: Change) {
    view?.show(Notice(change, on: context.day(), in: context.words))
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
          fields: form.differences(from: stored, on: context.day(), in: context.words)))
    } catch {
      view?.show(Problem(error, in: context.words))
    }
  }

  private func content(of task: TaskItem) async throws(StoreError) -> TaskDetailContent {
    TaskDetailContent(
      try await TaskDetailSources(of: task, in: context, accounts: accounts), on: context.day(),
      in: context.words)
  }
}
