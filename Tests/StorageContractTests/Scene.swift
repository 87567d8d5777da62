import Domain

/// Everything a person can see, without what counts revisions: two equal ones look alike.
struct Scene: Equatable {
  private let lists: [List]
  private let tags: [TagSummary]
  private let views: [SavedView]

  private struct List: Equatable {
    let id: TaskList.ID
    let title: String
    let position: Position
    let counts: [Int]
    let tasks: [TaskItem]
  }

  init(of stage: Stage) async throws {
    var lists: [List] = []
    for summary in try await stage.store.lists(for: stage.account) {
      let tasks = try await stage.tasks(.manual, in: [summary.id])
      lists.append(
        List(
          id: summary.id, title: summary.list.title, position: summary.membership.position,
          counts: [summary.openCount, summary.completedCount],
          tasks: tasks.map(Self.withoutRevision)))
    }
    self.lists = lists
    tags = try await stage.store.tags(for: stage.account)
    views = try await stage.store.views(for: stage.account)
  }

  private static func withoutRevision(_ task: TaskItem) -> TaskItem {
    var task = task
    task.revision = 0
    task.changed = task.created
    return task
  }
}
