package import Domain

/// Adds and changes tasks by number, several as one change, and says what was done.
package final class TaskBatchPresenter {
  private weak let view: (any TaskBatchView)?
  private let context: SceneContext

  init(view: any TaskBatchView, context: SceneContext) {
    self.view = view
    self.context = context
  }

  /// Adds all of the tasks or none, to the first list unless one is named.
  package func add(_ forms: [TaskForm], to list: ListReference?) async {
    await perform { context in
      let day = context.day()
      var drafts: [TaskDraft] = []
      for form in forms { drafts.append(try form.draft(for: context.person, on: day)) }
      return .addTasks(drafts, to: try await Self.list(list, in: context))
    }
  }

  package func edit(_ id: TaskItem.ID, _ form: TaskForm, list: ListReference?) async {
    await perform { context in
      let task = try await context.task(id)
      var changes = try form.changes(to: task, on: context.day())
      if let list { changes.list = try await Self.list(list, in: context) }
      return .editTask(id, changes, since: task.revision)
    }
  }

  package func complete(_ ids: [TaskItem.ID]) async { await perform { _ in .completeTasks(ids) } }

  package func reopen(_ ids: [TaskItem.ID]) async { await perform { _ in .reopenTasks(ids) } }

  package func delete(_ ids: [TaskItem.ID]) async { await perform { _ in .deleteTasks(ids) } }

  package func undo() async { await perform { _ in .undo(nil) } }

  package func addList(title: String) async { await perform { _ in .addList(title: title) } }

  package func rename(_ list: ListReference, to title: String) async {
    await perform { .renameList(try await Self.list(list, in: $0), title: title) }
  }

  package func delete(_ list: ListReference) async {
    await perform { .deleteList(try await Self.list(list, in: $0)) }
  }

  private func perform(_ makeEdit: (SceneContext) async throws -> Edit) async {
    do {
      let change = try await context.perform(try await makeEdit(context))
      view?.show(
        change.map { Notice($0, in: context.words) }
          ?? Notice(message: context.words.nothingChanged))
    } catch let error as ListReferenceError {
      view?.show(error.problem(in: context.words))
    } catch let error as TaskFormError {
      view?.show(error.problem(in: context.words))
    } catch StoreError.taskNotFound(let id) {
      view?.show(Problem(.notFound, context.words.noTask(id.number)))
    } catch let error as StoreError {
      view?.show(Problem(error, in: context.words))
    } catch {
      view?.show(Problem(.unavailable, String(describing: error)))
    }
  }

  /// The list that is meant; the first one when none is named, made now if there is none.
  private static func list(
    _ reference: ListReference?, in context: SceneContext
  ) async throws -> TaskList.ID {
    let lists = try await context.lists()
    if let reference { return try reference.resolve(among: lists, in: context.words).id }
    if let first = lists.first { return first.id }
    let change = try await context.perform(.addFirstList)
    guard let list = change?.lists.first else { throw ListReferenceError.none("") }
    return list.id
  }
}
