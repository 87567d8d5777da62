import Domain

/// What the detail of a task is made of.
struct TaskDetailSources {
  let task: TaskItem
  let lists: [ListSummary]
  let views: NavigationViews
  /// All that there are.
  let tagNames: [Tag]
  let tagColors: TagColors
  /// Nil for a task that is a part of none.
  let parent: TaskItem?
  /// All that are a part of it, wholes before their parts.
  let parts: [TaskItem]
  /// The times that it was completed, the last one last; of one that was completed very often, the
  /// last ones.
  let occurrences: [TaskItem]
  /// The person's times of it, and the one that goes on, of it or another task.
  let times: [TimeEntry]
  let timer: TimeEntry?
  /// How full the next days are without it.
  let dayLoads: [DayLoadRow]
  /// The last changes, the newest first, with the names of those who made them.
  let history: [(change: Change, who: String)]
}

extension TaskDetailSources {
  static let historyLimit = 50
  private static let partLimit = 500

  /// Asks for all that is shown of a task.
  init(
    of task: TaskItem, in context: SceneContext, accounts: any AccountStore
  ) async throws(StoreError) {
    self.task = task
    lists = try await context.lists()
    views = try await context.navigationViews(over: lists)
    tagNames = try await context.tagNames()
    tagColors = try await context.tagColors()
    parent =
      if let parent = task.parent { try await Self.found(parent, in: context) } else { nil }
    parts = try await Self.parts(of: task, in: context)
    occurrences =
      task.repetition == nil
      ? []
      : try await context.occurrences(of: task.id, limit: LookBackPresenter.mostOccurrences)
    times = try await context.times(since: Instant(milliseconds: 0), of: task.id)
    timer = try await context.timer()
    dayLoads = try await context.dayLoads(without: task.id, on: context.day())
    let changes = try await context.history(of: task.id, limit: Self.historyLimit)
    var names: [Account.ID: String] = [context.person.account: context.words.you]
    for change in changes where names[change.account] == nil {
      let account = try? await accounts.account(change.account)
      names[change.account] = account?.email?.text ?? context.words.somebody
    }
    history = changes.map { ($0, names[$0.account] ?? context.words.somebody) }
  }

  private static func found(
    _ id: TaskItem.ID, in context: SceneContext
  ) async throws(StoreError) -> TaskItem? {
    do {
      return try await context.task(id)
    } catch .taskNotFound {
      return nil
    }
  }

  /// One question for each level.
  private static func parts(
    of task: TaskItem, in context: SceneContext
  ) async throws(StoreError) -> [TaskItem] {
    var children: [TaskItem.ID: [TaskItem]] = [:]
    var seen: Set<TaskItem.ID> = [task.id]
    var level = [task.id]
    while !level.isEmpty, seen.count < partLimit {
      let found = try await context.tasks(
        TaskQuery(
          lists: [task.list], sort: .manual,
          filter: .init(.any(level.map(TaskFilter.partOf)), on: context.day()), limit: partLimit)
      ).tasks.filter { seen.insert($0.id).inserted }
      for part in found { if let whole = part.parent { children[whole, default: []].append(part) } }
      level = found.map(\.id)
    }
    var parts: [TaskItem] = []
    var left = Array((children[task.id] ?? []).reversed())
    while let part = left.popLast() {
      parts.append(part)
      left += (children[part.id] ?? []).reversed()
    }
    return parts
  }
}
