import Domain

/// An order of tasks as an index and the columns it is made of.
struct TaskOrder {
  /// The columns by which tasks of one list are ordered, of open and of completed ones alike.
  let columns: [String]
  let isDescending: Bool
  /// Whether all open tasks come before all completed ones.
  let separatesCompleted: Bool

  init(_ strategy: some TaskSortStrategy) {
    let terms = strategy.terms.filter { $0 != .openFirst }
    separatesCompleted = terms.count < strategy.terms.count
    columns = terms.map(\.column)
    isDescending = terms.first?.isDescending ?? false
  }

  /// Reads the tasks of list `?1` that are in a part of it.
  ///
  /// The columns of the order stand behind those of the task when rows are to be `merging` with
  /// others. `?2` and so on are those of the task after which to begin.
  func select(_ part: TaskPart, roots: Bool, continuing: Bool, merging: Bool) -> String {
    let direction = isDescending ? " DESC" : ""
    let terms = columns.map { $0 + direction }.joined(separator: ", ")
    let keys = columns.joined(separator: ", ")
    // The index ends in the number, but SQLite looks there only when it knows by which collation
    // to compare; a column of numbers has none by itself, and thousands of tasks may have been made
    // in one moment.
    let parameters = columns.enumerated().map { index, column in
      "?\(index + 2)\(column == "id" ? " COLLATE BINARY" : "")"
    }.joined(separator: ", ")
    let bound = continuing ? "AND (\(keys)) \(isDescending ? "<" : ">") (\(parameters))" : ""
    // Named, so that no other index is ever thought better: one that is missing is an error.
    return """
      SELECT \(TaskRow.columns)\(merging ? ", \(keys)" : "") FROM task INDEXED BY task_by_\(columns[0])
      WHERE list = ?1 AND \(part.condition(in: columns[0])) \(roots ? "AND parent IS NULL" : "") \(bound)
      ORDER BY \(terms)
      """
  }
}

/// The tasks of a list that one range of an index holds.
enum TaskPart {
  case open
  case completed
  case deleted

  /// As the index says it.
  func condition(in column: String) -> String {
    switch self {
    case .open: "is_completed = 0 AND deleted IS NULL"
    case .completed where column == "completed":
      "is_completed = 1 AND deleted IS NULL AND completed IS NOT NULL"
    case .completed: "is_completed = 1 AND deleted IS NULL"
    case .deleted: "deleted IS NOT NULL AND is_withdrawn IS NULL"
    }
  }
}

extension TaskQuery.Scope {
  var parts: [TaskPart] {
    switch self {
    case .open: [.open]
    case .completed: [.completed]
    case .all: [.open, .completed]
    case .deleted: [.deleted]
    }
  }
}

extension TaskSortTerm {
  /// The column, in which a lower value comes first unless ``isDescending``.
  fileprivate var column: String {
    switch self {
    case .openFirst: "is_completed"
    case .highPriorityFirst: "priority_key"
    case .titleAscending: "title_key"
    case .dueAscending: "due_key"
    case .positionAscending: "position"
    case .completedDescending: "completed"
    case .deletedDescending: "deleted"
    case .createdAscending, .createdDescending: "created"
    case .numberAscending, .numberDescending: "id"
    }
  }

  fileprivate var isDescending: Bool {
    switch self {
    case .completedDescending, .deletedDescending, .createdDescending, .numberDescending: true
    default: false
    }
  }
}
