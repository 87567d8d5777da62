import Domain

/// Tells a ``TaskHistoryView`` the changes of a task, also of one that is in the trash.
package final class TaskHistoryPresenter {
  private weak let view: (any TaskHistoryView)?
  private let task: TaskItem.ID
  private let context: SceneContext
  private let accounts: any AccountStore

  /// `accounts` say who made a change.
  init(
    view: any TaskHistoryView, task: TaskItem.ID, context: SceneContext,
    accounts: any AccountStore
  ) {
    self.view = view
    self.task = task
    self.context = context
    self.accounts = accounts
  }

  /// Shows the last changes, so many at most.
  package func load(limit: Int) async {
    do {
      let changes = try await context.history(of: task, limit: limit)
      let names = await names(of: Set(changes.map(\.account)))
      let day = context.day()
      let completions = try await completions()
      view?.show(
        TaskHistoryContent(
          rows: changes.map { change in
            TaskHistoryContent.Row(
              change, by: names[change.account] ?? context.words.somebody,
              isOfAnother: change.account != context.person.account, on: day, in: context.words)
          }, completions: completions))
    } catch {
      view?.show(Problem(anyOf: error, in: context.words))
    }
  }

  private func completions() async throws(StoreError) -> CompletionHistory? {
    do {
      return try await CompletionHistory(of: try await context.task(task), in: context)
    } catch .taskNotFound {
      return nil
    }
  }

  private func names(of ids: Set<Account.ID>) async -> [Account.ID: String] {
    var names = [context.person.account: context.words.you]
    for id in ids where names[id] == nil {
      names[id] = (try? await accounts.account(id))?.email?.text
    }
    return names
  }
}
