/// An order of tasks, as a value that can be swapped while a list is shown.
///
/// Every order is total: what the terms leave open is settled by the time of creation, then by the
/// number. Storage turns the terms into an index, so an order is described, not computed.
package protocol TaskSortStrategy: Sendable {
  var name: TaskSortName { get }
  var terms: [TaskSortTerm] { get }
}

/// The name under which an order is kept and chosen.
package enum TaskSortName: String, CaseIterable, Sendable {
  case date
  case priority
  case completion
  case title
  case due
  case manual
  /// Last completed or cancelled first.
  case completed
  /// Last deleted first.
  case deleted

  /// Those that a person chooses from for a list; the others are a view's own.
  package static let allCases: [TaskSortName] = [date, priority, completion, title, due, manual]

  package var strategy: any TaskSortStrategy {
    switch self {
    case .date: DateSort()
    case .priority: PrioritySort()
    case .completion: CompletionSort()
    case .title: TitleSort()
    case .due: DueSort()
    case .manual: ManualSort()
    case .completed: CompletedSort()
    case .deleted: DeletedSort()
    }
  }
}

/// A comparison that an order is made of.
package enum TaskSortTerm: Equatable, Sendable {
  /// Open tasks before completed ones.
  case openFirst
  /// High before medium, low and none.
  case highPriorityFirst
  case titleAscending
  /// Earlier first; tasks without a due date last.
  case dueAscending
  case positionAscending
  /// Open tasks, which have no such time, last.
  case completedDescending
  case deletedDescending
  case createdAscending
  case createdDescending
  case numberAscending
  case numberDescending
}

/// Newest first.
package struct DateSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .date }
  package var terms: [TaskSortTerm] { [.createdDescending, .numberDescending] }
}

/// Most important first.
package struct PrioritySort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .priority }
  package var terms: [TaskSortTerm] {
    [.highPriorityFirst, .createdAscending, .numberAscending]
  }
}

/// Open ones first.
package struct CompletionSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .completion }
  package var terms: [TaskSortTerm] { [.openFirst, .createdAscending, .numberAscending] }
}

/// By title, as people expect: numbers by value, case and accents folded.
package struct TitleSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .title }
  package var terms: [TaskSortTerm] {
    [.titleAscending, .createdAscending, .numberAscending]
  }
}

/// Soonest due first, those without a due date last.
package struct DueSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .due }
  package var terms: [TaskSortTerm] { [.dueAscending, .createdAscending, .numberAscending] }
}

/// As somebody put them.
package struct ManualSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .manual }
  package var terms: [TaskSortTerm] {
    [.positionAscending, .createdAscending, .numberAscending]
  }
}

/// Last completed or cancelled first: what was done, looking back.
package struct CompletedSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .completed }
  package var terms: [TaskSortTerm] { [.completedDescending, .numberDescending] }
}

/// Last deleted first, as in the trash.
package struct DeletedSort: TaskSortStrategy {
  package init() {}
  package var name: TaskSortName { .deleted }
  package var terms: [TaskSortTerm] { [.deletedDescending, .numberDescending] }
}
