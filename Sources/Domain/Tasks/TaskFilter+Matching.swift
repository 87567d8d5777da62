extension TaskFilter {
  /// A test of tasks on a day, made ready for many.
  package func test(on day: Day) -> @Sendable (TaskItem) -> Bool {
    switch self {
    case .all(let filters):
      let tests = filters.map { $0.test(on: day) }
      return { task in tests.allSatisfy { $0(task) } }
    case .any(let filters):
      let tests = filters.map { $0.test(on: day) }
      return { task in tests.contains { $0(task) } }
    case .not(let filter):
      let test = filter.test(on: day)
      return { !test($0) }
    case .text(let text):
      let matcher = text.matcher()
      return { matcher.matches($0) }
    case .tag(let key): return { $0.tags.contains(key: key) }
    case .list(let list): return { $0.list == list }
    case .priority(let comparison, let priority):
      return { comparison.holds($0.priority, priority) }
    case .date(let property, let comparison, let date):
      return { task in
        property.day(of: task, on: day).map { comparison.holds($0, date) } ?? false
      }
    case .estimate(let comparison, let minutes):
      return { task in task.estimate.map { comparison.holds($0, minutes) } ?? false }
    case .has(let property): return { property.isThere(in: $0) }
    case .state(let state): return { state.isState(of: $0, on: day) }
    case .partOf(let parent): return { $0.parent == parent }
    case .occurrenceOf(let whole): return { $0.occurrenceOf == whole }
    }
  }
}

extension TaskFilter.DateProperty {
  fileprivate func day(of task: TaskItem, on day: Day) -> CalendarDate? {
    switch self {
    case .due: task.due.map(day.day(of:))
    case .start: task.start.map(day.day(of:))
    case .completed: task.completed.map(day.day(of:))
    case .created: day.day(of: task.created)
    case .changed: day.day(of: task.changed)
    }
  }
}

extension TaskFilter.Property {
  fileprivate func isThere(in task: TaskItem) -> Bool {
    switch self {
    case .due: task.due != nil
    case .start: task.start != nil
    case .notes: !task.notes.isEmpty
    case .tags: !task.tags.isEmpty
    case .estimate: task.estimate != nil
    case .url: !task.url.isEmpty
    case .repetition: task.repetition != nil
    case .reminders: !task.reminders.isEmpty
    case .parent: task.parent != nil
    }
  }
}

extension TaskFilter.State {
  fileprivate func isState(of task: TaskItem, on day: Day) -> Bool {
    switch self {
    case .open: !task.isCompleted
    case .completed: task.isCompleted && !task.isCancelled
    case .cancelled: task.isCancelled
    case .overdue: !task.isCompleted && task.due.map(day.isOver) ?? false
    }
  }
}
