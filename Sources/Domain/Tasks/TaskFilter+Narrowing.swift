extension TaskFilter {
  /// What every task that matches surely has: what a store can look up in an index before it tests
  /// the tasks it finds there.
  package var narrowing: Narrowing {
    var narrowing = Narrowing()
    narrow(&narrowing)
    return narrowing
  }

  package struct Narrowing: Equatable, Sendable {
    /// Each is a part of the title, the notes or a tag.
    package var texts: [SearchText] = []
    package var tags: [String] = []
    package var lists: Set<TaskList.ID>?
    /// The first and the last day on which it can be due, by the person's days.
    package var dueFrom: CalendarDate?
    package var dueTo: CalendarDate?
    /// Whether it has a due date; nil when both may be.
    package var hasDue: Bool?
    /// Whether it is completed or cancelled; nil when both may be.
    package var isCompleted: Bool?
    /// The tasks of which it is a part of one.
    package var wholes: Set<TaskItem.ID>?
    /// The repeating task of which it is a completed time.
    package var occurrenceOf: TaskItem.ID?
    /// Whether it is surely overdue, and so due today or before.
    package var isOverdue = false
  }

  private func narrow(_ narrowing: inout Narrowing) {
    switch self {
    case .all(let filters): for filter in filters { filter.narrow(&narrowing) }
    case .any(let filters) where filters.count == 1: filters[0].narrow(&narrowing)
    case .text(let text): narrowing.texts.append(text)
    case .tag(let key): narrowing.tags.append(key)
    case .list(let list): narrowing.lists = narrowing.lists?.intersection([list]) ?? [list]
    case .date(.due, let comparison, let date): narrowing.narrowDue(comparison, date)
    case .date(.completed, _, _), .state(.completed), .state(.cancelled):
      narrowing.isCompleted = true
    case .state(.open): narrowing.isCompleted = false
    case .state(.overdue):
      narrowing.isCompleted = false
      narrowing.hasDue = true
      narrowing.isOverdue = true
    case .has(.due): narrowing.hasDue = true
    case .not(.has(.due)): narrowing.hasDue = false
    case .not(.state(.open)): narrowing.isCompleted = true
    case .partOf(let whole): narrowing.narrow(to: [whole])
    case .any(let filters):
      let wholes = filters.compactMap { if case .partOf(let whole) = $0 { whole } else { nil } }
      if wholes.count == filters.count { narrowing.narrow(to: Set(wholes)) }
    case .occurrenceOf(let whole):
      narrowing.occurrenceOf = whole
      narrowing.isCompleted = true
    case .not, .priority, .date, .estimate, .has: break
    }
  }
}

extension TaskFilter.Narrowing {
  fileprivate mutating func narrow(to wholes: Set<TaskItem.ID>) {
    self.wholes = self.wholes?.intersection(wholes) ?? wholes
  }

  fileprivate mutating func narrowDue(_ comparison: TaskFilter.Comparison, _ date: CalendarDate) {
    hasDue = true
    if comparison != .less, comparison != .lessOrEqual {
      dueFrom = dueFrom.map { max($0, date) } ?? date
    }
    if comparison != .greater, comparison != .greaterOrEqual {
      dueTo = dueTo.map { min($0, date) } ?? date
    }
  }
}
