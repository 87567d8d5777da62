import Domain
import TestSupport

/// A store with one person and a list, and short words for what tests do with them.
struct Stage {
  let store: any TaskStore & AccountStore & CalendarStore & ForecastStore
  let account: Account.ID
  let list: TaskList.ID
  /// Where the store's file is; goes with the stage.
  private let folder: TemporaryFolder?

  init(
    store: any TaskStore & AccountStore & CalendarStore & ForecastStore, folder: TemporaryFolder?
  ) async throws {
    self.store = store
    self.folder = folder
    let account = try await store.addAccount(
      email: EmailAddress("first@example.org"), passwordHash: nil, zone: .utc, language: nil,
      at: at(0)
    ).id
    self.account = account
    let change = try await store.perform(.addList(title: "Home"), for: account, at: at(0))
    guard let list = change?.lists.first?.id else { throw StageError.nothingChanged }
    self.list = list
  }

  @discardableResult
  func perform(_ edit: Edit, at seconds: Int64 = 1) async throws -> Change {
    let change = try await store.perform(edit, for: account, at: at(seconds))
    guard let change else { throw StageError.nothingChanged }
    return change
  }

  func add(
    _ title: String, priority: Priority = .none, due: TaskDate? = nil, to list: TaskList.ID? = nil,
    at seconds: Int64 = 1
  ) async throws -> TaskItem {
    let draft = TaskDraft(title: title, priority: priority, due: due)
    let change = try await perform(.addTasks([draft], to: list ?? self.list), at: seconds)
    guard let task = change.tasks.first else { throw StageError.nothingChanged }
    return task
  }

  func addList(_ title: String) async throws -> TaskList.ID {
    guard let list = try await perform(.addList(title: title)).lists.first
    else { throw StageError.nothingChanged }
    return list.id
  }

  func addAccount(_ email: String) async throws -> Account.ID {
    try await store.addAccount(
      email: EmailAddress(email), passwordHash: nil, zone: .utc, language: nil, at: at(0)
    ).id
  }

  func task(_ id: TaskItem.ID) async throws -> TaskItem {
    try await store.task(id, for: account)
  }

  func tasks(
    _ sort: TaskSortName = .date, in lists: [TaskList.ID]? = nil, includesCompleted: Bool = true,
    after: TaskItem.ID? = nil, limit: Int = 1000
  ) async throws -> [TaskItem] {
    let query = TaskQuery(
      lists: lists ?? [list], sort: sort, scope: includesCompleted ? .all : .open, after: after,
      limit: limit)
    return try await store.tasks(query, for: account).tasks
  }

  func titles(
    _ sort: TaskSortName = .date, in lists: [TaskList.ID]? = nil, includesCompleted: Bool = true,
    after: TaskItem.ID? = nil
  ) async throws -> [String] {
    try await tasks(sort, in: lists, includesCompleted: includesCompleted, after: after)
      .map(\.title)
  }

  func summary(of list: TaskList.ID? = nil) async throws -> ListSummary {
    try await store.list(list ?? self.list, for: account)
  }
}

/// A test asked for a change where nothing was to be changed.
enum StageError: Error {
  case nothingChanged
}

/// Seconds after the start of a test's time.
func at(_ seconds: Int64) -> Instant {
  Instant(milliseconds: 1_700_000_000_000 + seconds * 1000)
}
