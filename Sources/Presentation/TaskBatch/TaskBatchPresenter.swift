package import Domain
import UnicodeText

/// Adds and changes tasks by number, several as one change, and says what was done.
package final class TaskBatchPresenter {
  private weak let view: (any TaskBatchView)?
  private let asData: Bool
  private let context: SceneContext

  init(view: any TaskBatchView, asData: Bool, context: SceneContext) {
    self.view = view
    self.asData = asData
    self.context = context
  }

  /// Adds a task to the first list unless one is named.
  package func add(_ form: TaskForm, to list: ListReference?) async {
    await perform { context in
      let draft = try form.draft(on: context.day())
      return .addTasks([draft], to: try await Self.list(list, in: context))
    }
  }

  /// Adds a task for each line that is not blank, like `form` in all but the title: all or none.
  package func add(_ lines: [TypedLine], like form: TaskForm, to list: ListReference?) async {
    await perform { context in
      var draft = try form.draft(on: context.day())
      var drafts: [TaskDraft] = []
      for line in lines where !isBlank(line.text) {
        do throws(TitleError) {
          draft.title = try Title.validated(line.text)
        } catch {
          throw TypedLineError(line: line.number, error: error)
        }
        drafts.append(draft)
      }
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
      let notice = notice(for: change)
      if asData {
        let lists = try await context.lists()
        view?.show(ChangeRecord(change, message: notice.message, lists: lists))
      } else {
        view?.show(notice)
      }
    } catch {
      view?.show(problem(error))
    }
  }

  /// Says the numbers of new tasks as well, by which they are named from now on.
  private func notice(for change: Change?) -> Notice {
    let words = context.words
    guard let change else { return Notice(message: words.nothingChanged) }
    let notice = Notice(change, on: context.day(), in: words)
    guard change.action == .addTasks, change.undoes == nil, let first = notice.tasks.first,
      let last = notice.tasks.last
    else { return notice }
    return Notice(
      message: words.numbered(notice.message, first: first.id.number, last: last.id.number),
      undo: notice.undo, redo: notice.redo, tasks: notice.tasks)
  }

  private func problem(_ error: any Error) -> Problem {
    let words = context.words
    switch error {
    case let error as ListReferenceError: return error.problem(in: words)
    case let error as TaskFormError: return error.problem(in: words)
    case let error as TypedLineError: return error.problem(in: words)
    case StoreError.taskNotFound(let id): return Problem(.notFound, words.noTask(id.number))
    case let error as StoreError: return Problem(error, in: words)
    default: return Problem(.unavailable, String(describing: error))
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

/// Why a line can't become a task.
private struct TypedLineError: Error {
  let line: Int
  let error: TitleError

  func problem(in words: Words) -> Problem {
    let problem = Problem(StoreError.title(error), in: words)
    return Problem(problem.kind, words.inLine(line, problem.message))
  }
}
