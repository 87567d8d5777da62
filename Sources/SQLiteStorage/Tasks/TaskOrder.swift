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

  /// Reads the tasks of list `?1` that are open or completed, as `?2` says.
  ///
  /// The columns of the order stand behind those of the task when rows are to be `merging` with
  /// others. `?3` and so on are those of the task after which to begin.
  func select(continuing: Bool, merging: Bool) -> String {
    let direction = isDescending ? " DESC" : ""
    let terms = columns.map { $0 + direction }.joined(separator: ", ")
    let keys = columns.joined(separator: ", ")
    // The index ends in the number, but SQLite looks there only when it knows by which collation
    // to compare; a column of numbers has none by itself, and thousands of tasks may have been made
    // in one moment.
    let parameters = columns.enumerated().map { index, column in
      "?\(index + 3)\(column == "id" ? " COLLATE BINARY" : "")"
    }.joined(separator: ", ")
    let bound = continuing ? "AND (\(keys)) \(isDescending ? "<" : ">") (\(parameters))" : ""
    // Named, so that no other index is ever thought better: one that is missing is an error.
    return """
      SELECT \(TaskRow.columns)\(merging ? ", \(keys)" : "") FROM task INDEXED BY task_by_\(columns[0])
      WHERE list = ?1 AND is_completed = ?2 AND deleted IS NULL \(bound) ORDER BY \(terms)
      """
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
    case .createdAscending, .createdDescending: "created"
    case .numberAscending, .numberDescending: "id"
    }
  }

  fileprivate var isDescending: Bool { self == .createdDescending || self == .numberDescending }
}
