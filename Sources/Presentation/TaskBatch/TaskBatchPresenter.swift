import Domain
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
      return .addTasks([draft], to: try await Self.list(list, for: draft, in: context))
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
      return .addTasks(drafts, to: try await Self.list(list, for: draft, in: context))
    }
  }

  /// Sets the same fields of all tasks that are meant.
  package func edit(_ reference: TaskReference, _ form: TaskForm, list: ListReference?) async {
    await perform { context in
      let ids = try await reference.resolve(in: .open, context)
      var tasks: [TaskItem] = []
      for id in ids { tasks.append(try await context.task(id)) }
      var changes = try form.changes(toEachOf: tasks, on: context.day())
      if let list { changes.list = try await Self.list(list, in: context) }
      if ids.count == 1 { return .editTask(ids[0], changes, since: tasks[0].revision) }
      return .editTasks(ids, changes)
    }
  }

  package func complete(_ reference: TaskReference) async {
    await perform { .completeTasks(try await reference.resolve(in: .open, $0)) }
  }

  package func cancel(_ reference: TaskReference) async {
    await perform { .cancelTasks(try await reference.resolve(in: .open, $0)) }
  }

  package func reopen(_ reference: TaskReference) async {
    await perform { .reopenTasks(try await reference.resolve(in: .completed, $0)) }
  }

  package func delete(_ reference: TaskReference) async {
    await perform { .deleteTasks(try await reference.resolve(in: .open, $0)) }
  }

  /// Takes tasks out of the trash.
  package func restore(_ reference: TaskReference) async {
    await perform { .restoreTasks(try await reference.resolve(in: .deleted, $0)) }
  }

  package func undo() async { await perform { _ in .undo(nil) } }

  package func redo() async { await perform { _ in .redo(nil) } }

  package func addList(title: String) async { await perform { _ in .addList(title: title) } }

  package func rename(_ list: ListReference, to title: String) async {
    await perform { .renameList(try await Self.list(list, in: $0), title: title) }
  }

  package func delete(_ list: ListReference) async {
    await perform { .deleteList(try await Self.list(list, in: $0)) }
  }

  func perform(_ makeEdit: (SceneContext) async throws -> Edit) async {
    await performSaying { (try await makeEdit($0), nil) }
  }

  /// What is said beside the edit stands behind what was done.
  func performSaying(
    _ makeEdit: (SceneContext) async throws -> (edit: Edit, addendum: String?)
  ) async {
    do {
      let (edit, addendum) = try await makeEdit(context)
      let change = try await context.perform(edit)
      let notice = notice(for: change, addendum: addendum)
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
  private func notice(for change: Change?, addendum: String?) -> Notice {
    let words = context.words
    guard let change else { return Notice(message: words.nothingChanged) }
    let notice = Notice(change, on: context.day(), in: words)
    guard change.action == .addTasks, change.undoes == nil, let first = notice.tasks.first,
      let last = notice.tasks.last
    else { return notice }
    let numbered = words.numbered(
      notice.message, first: first.id.number, last: last.id.number)
    return Notice(
      message: numbered + (addendum.map { ": " + $0 } ?? ""),
      undo: notice.undo, redo: notice.redo, tasks: notice.tasks)
  }

  private func problem(_ error: any Error) -> Problem {
    Problem(anyOf: error, in: context.words)
  }

  /// The list for a new task: unless one is named, that of the task of which it is a part.
  static func list(
    _ reference: ListReference?, for draft: TaskDraft, in context: SceneContext
  ) async throws -> TaskList.ID {
    if reference == nil, let parent = draft.parent { return try await context.task(parent).list }
    return try await list(reference, in: context)
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
struct TypedLineError: Error {
  let line: Int
  let error: TitleError

  func problem(in words: Words) -> Problem {
    let problem = Problem(StoreError.title(error), in: words)
    return Problem(problem.kind, words.inLine(line, problem.message))
  }
}
