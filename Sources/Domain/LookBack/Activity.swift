/// What was done in a person's lists from a moment on, and how many tasks were open meanwhile.
///
/// It is made of the tasks as they stand now: one that was reopened counts as having been open all
/// along, and one whose addition was taken back was never there.
package struct Activity: Equatable, Sendable {
  package let start: Instant
  /// How many tasks are open now.
  package let openCount: Int
  /// What was completed, by time; what was deleted afterwards is still done.
  package let completions: [Completion]
  /// How the number of open tasks changed, by time.
  package let openChanges: [OpenChange]

  package struct Completion: Equatable, Sendable {
    package let at: Instant
    /// The repeating task of which it was one time; nil for a task that is done once.
    package let series: TaskItem.ID?
  }

  package struct OpenChange: Equatable, Sendable {
    package let at: Instant
    /// More than zero for what was added, less for what was closed or deleted.
    package let count: Int
  }

  /// Each list that was there at some time since `start`, and each task that was added, closed or
  /// deleted since, once.
  package init(since start: Instant, lists: [ListLife], tasks: [TaskLife]) {
    self.start = start
    openCount = lists.filter { $0.deleted == nil }.reduce(0) { $0 + $1.openCount }
    completions = tasks.compactMap { $0.completion(since: start) }.sorted { $0.at < $1.at }
    let closings = lists.compactMap { list in
      list.deleted.map { OpenChange(at: $0, count: -list.openCount) }
    }
    openChanges = (tasks.flatMap { $0.openChanges(since: start) } + closings)
      .filter { $0.count != 0 }.sorted { $0.at < $1.at }
  }
}

/// A list, as far as its open tasks are counted.
package struct ListLife: Sendable {
  /// Of those that it holds; they are there until the list is deleted.
  package let openCount: Int
  package let deleted: Instant?

  package init(openCount: Int, deleted: Instant?) {
    self.openCount = openCount
    self.deleted = deleted
  }
}

/// When a task came and went.
package struct TaskLife: Sendable {
  private let created: Instant
  private let completed: Instant?
  private let isCancelled: Bool
  private let deleted: Instant?
  private let occurrenceOf: TaskItem.ID?
  /// Its own number if it repeats.
  private let repeating: TaskItem.ID?

  package init(
    created: Instant, completed: Instant?, isCancelled: Bool, deleted: Instant?,
    occurrenceOf: TaskItem.ID?, repeating: TaskItem.ID?
  ) {
    self.created = created
    self.completed = completed
    self.isCancelled = isCancelled
    self.deleted = deleted
    self.occurrenceOf = occurrenceOf
    self.repeating = repeating
  }

  package init(_ task: TaskItem) {
    self.init(
      created: task.created, completed: task.completed, isCancelled: task.isCancelled,
      deleted: task.deleted, occurrenceOf: task.occurrenceOf,
      repeating: task.repetition == nil ? nil : task.id)
  }

  fileprivate func completion(since start: Instant) -> Activity.Completion? {
    guard let completed, completed >= start, !isCancelled else { return nil }
    return Activity.Completion(at: completed, series: occurrenceOf ?? repeating)
  }

  /// A completed time of a repeating task is a task that never was open: the repeating one was, and
  /// still is.
  ///
  /// Nor was one that was closed before it came here, as from a file.
  fileprivate func openChanges(since start: Instant) -> [Activity.OpenChange] {
    guard occurrenceOf == nil else { return [] }
    let closed = [completed, deleted].compactMap(\.self).min()
    if let closed, closed < created { return [] }
    let changes = [(created, 1)] + (closed.map { [($0, -1)] } ?? [])
    return changes.filter { $0.0 >= start }.map { Activity.OpenChange(at: $0.0, count: $0.1) }
  }
}
