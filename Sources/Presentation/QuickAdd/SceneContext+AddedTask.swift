import Domain

extension SceneContext {
  /// The notice of a change as it is said at a list.
  ///
  /// Of one new task it says what else than a title was understood, and where the task is when that
  /// is another list: without a script nobody has seen it before.
  func notice(of change: Change, at list: TaskList.ID) async throws(StoreError) -> Notice {
    guard let task = change.onlyAddedTask else { return Notice(change, on: day(), in: words) }
    let elsewhere =
      task.list == list
      ? nil : try await lists().first { $0.id == task.list }?.displayTitle(in: words)
    let facts = facts(of: task)
    guard elsewhere != nil || !facts.isEmpty else { return Notice(change, on: day(), in: words) }
    let title = words.quoted(task.title)
    let sentence =
      elsewhere.map { words.added(title, to: words.quoted($0)) } ?? words.sentence(for: change)
    return Notice(
      change, saying: ([sentence] + facts).joined(separator: " · "), details: .task(task.id))
  }

  private func facts(of task: TaskItem) -> [String] {
    var names = DayNames(on: day(), in: words)
    var facts: [String] = []
    if let due = task.due { facts.append(names.label(of: due)) }
    if let start = task.start {
      facts.append(words.quickPart(.start) + " " + names.label(of: start))
    }
    if let repetition = task.repetition { facts.append(words.repetition(repetition, on: day())) }
    facts += task.tags.map { "#" + $0.name }
    if task.priority != .none { facts.append(words.priorityDescription(task.priority)) }
    if let minutes = task.estimate { facts.append(words.duration(minutes: minutes)) }
    return facts
  }
}

extension Change {
  /// The task that came of it, if it did nothing but add that one.
  fileprivate var onlyAddedTask: TaskItem? {
    guard action == .addTasks, undoes == nil, steps.count == 1,
      case .task(before: nil, let task) = steps[0]
    else { return nil }
    return task
  }
}
