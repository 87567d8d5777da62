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
  /// others. `?2` and so on are those of the task after which to begin, then the bounds of
  /// `due_key` that there are. Of numbers alone, no row is read: the index has them.
  func select(
    _ part: TaskPart, roots: Bool, continuing: Bool, merging: Bool, due bounds: DueBounds = [],
    condition: String = "", numbersOnly: Bool = false
  ) -> String {
    let terms = terms(columns)
    let keys = columns.joined(separator: ", ")
    // The index ends in the number, but SQLite looks there only when it knows by which collation
    // to compare; a column of numbers has none by itself, and thousands of tasks may have been made
    // in one moment.
    let parameters = columns.enumerated().map { index, column in
      "?\(index + 2)\(column == "id" ? " COLLATE BINARY" : "")"
    }.joined(separator: ", ")
    let bound = continuing ? "AND (\(keys)) \(isDescending ? "<" : ">") (\(parameters))" : ""
    var next = continuing ? columns.count + 2 : 2
    var due = ""
    for (isThere, sign) in [(bounds.contains(.first), ">="), (bounds.contains(.last), "<=")]
    where isThere {
      due += " AND due_key \(sign) ?\(next)"
      next += 1
    }
    let chosen = numbersOnly ? "id" : TaskRow.columns
    // Named, so that no other index is ever thought better: one that is missing is an error.
    return """
      SELECT \(chosen)\(merging ? ", \(keys)" : "") FROM task INDEXED BY task_by_\(columns[0])
      WHERE list = ?1 AND \(part.condition(in: columns[0])) \(roots ? part.rootCondition : "") \(bound)\(due) \(condition)
      ORDER BY \(terms)
      """
  }

  /// Reads the tasks of these numbers that are in one of these lists and parts, and behind each the
  /// columns of the order.
  ///
  /// `?1` and `?2` are numbers of tasks and of lists, as arrays of JSON, `?3` and `?4` the bounds of
  /// `due_key`; the others are those of the task after which to begin, first whether it is completed when open ones are kept apart.
  func select(
    among parts: [TaskPart], separating: Bool, continuing: Bool, condition: String = ""
  ) -> String {
    let columns = separating ? ["is_completed"] + columns : columns
    let parameters = columns.indices.map { "?\($0 + 5)" }.joined(separator: ", ")
    let sign = isDescending ? "<" : ">"
    let bound =
      continuing ? "AND (\(columns.joined(separator: ", "))) \(sign) (\(parameters))" : ""
    let conditions = parts.map { "(\($0.condition(in: "id")))" }.joined(separator: " OR ")
    return """
      SELECT \(TaskRow.columns), \(columns.joined(separator: ", ")) FROM task
      WHERE id IN (SELECT value FROM json_each(?1)) AND +list IN (SELECT value FROM json_each(?2))
        AND due_key BETWEEN ?3 AND ?4 AND (\(conditions)) \(condition) \(bound)
      """
  }

  /// Whether open tasks are to stand before completed ones among these.
  func separates(_ parts: [TaskPart]) -> Bool { separatesCompleted && parts.contains(.completed) }

  private func terms(_ columns: [String]) -> String {
    columns.map { isDescending ? "\($0) DESC" : $0 }.joined(separator: ", ")
  }
}

/// Which of the two bounds of a range of days there are.
struct DueBounds: OptionSet {
  let rawValue: Int

  static let first = DueBounds(rawValue: 1)
  static let last = DueBounds(rawValue: 2)
}

/// The tasks of a list that one range of an index holds.
enum TaskPart {
  case open
  case completed
  case deleted

  /// Of a task that is shown by itself, and not behind the one that it is a part of.
  var rootCondition: String {
    switch self {
    case .deleted:
      """
      AND NOT EXISTS (
        SELECT 1 FROM task AS whole WHERE whole.id = task.parent
          AND whole.deleted = task.deleted AND whole.is_withdrawn IS NULL)
      """
    default: "AND parent IS NULL"
    }
  }

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
