import Domain
import SQLite

/// What a filter leaves of a query's lists and halves, and of the days on which tasks are due, as
/// far as indexes know it.
struct TaskNarrowing {
  let lists: [TaskList.ID]
  let parts: [TaskPart]
  /// Bounds of `due_key`, both within; nil when there are none.
  let firstDueKey: String?
  let lastDueKey: String?
  /// Those that a task can have, when not any.
  let priorities: ClosedRange<Int>?
  private let grams: SearchGrams
  private let wholes: Set<TaskItem.ID>?
  private let occurrenceOf: TaskItem.ID?

  /// No narrowing: all of the lists of a query.
  init(_ query: TaskQuery, lists: [TaskList.ID]) {
    let narrowing = (query.filter?.filter ?? .all([])).narrowing
    self.lists = lists.filter { narrowing.lists?.contains($0) ?? true }
    parts = query.scope.parts.filter { part in
      switch part {
      case .open: narrowing.isCompleted != true
      case .completed: narrowing.isCompleted != false
      case .deleted: true
      }
    }
    let to = narrowing.dueTo ?? (narrowing.isOverdue ? query.filter?.day.today : nil)
    firstDueKey = narrowing.dueFrom?.earliestDueKey ?? (narrowing.hasDue == false ? "~" : nil)
    lastDueKey = to?.latestDueKey ?? (narrowing.hasDue == true ? "}" : nil)
    priorities = query.filter?.filter.priorities
    grams = SearchGrams(neededFor: narrowing.texts, tags: narrowing.tags)
    wholes = narrowing.wholes
    occurrenceOf = narrowing.occurrenceOf
  }

  /// Whether only texts and tags narrow what is asked for.
  var isByTextOnly: Bool { isByText && !hasDueBounds && priorities == nil }

  private var isByText: Bool { grams.query != nil }

  private var hasDueBounds: Bool { firstDueKey != nil || lastDueKey != nil }

  /// What SQLite can test of a row by itself, before a task is made of it; begins with `AND`.
  var condition: String {
    priorities.map { "AND priority BETWEEN \($0.lowerBound) AND \($0.upperBound)" } ?? ""
  }

  /// Whether so many candidates are better read and sorted than found on the way through an order.
  ///
  /// Many are, when SQLite itself passes over most of them.
  func isFew(_ count: Int, limit: Int) -> Bool {
    count <= (hasDueBounds || priorities != nil ? limit : limit / 40)
  }

  /// All tasks that can match, by number; nil when they are more than `limit`, or no index tells them.
  func candidates(
    isDueOrder: Bool, limit: Int, in transaction: Transaction
  ) throws(StorageFailure) -> [TaskItem.ID]? {
    if lists.isEmpty || parts.isEmpty { return [] }
    // What is deleted is in none of these indexes.
    if parts.contains(.deleted) { return nil }
    if let found = try tasksOfText(limit: limit, in: transaction) {
      return found.count <= limit ? found : nil
    }
    var found: [TaskItem.ID]?
    if let occurrenceOf {
      found = try transaction.all(
        Self.lookUpOccurrences, [.init(occurrenceOf.number), .init(limit + 1)]
      ) { TaskItem.ID($0.int(at: 0)) }
    } else if let wholes {
      found = try transaction.all(
        Self.lookUpParts, [.array(wholes.map(\.number)), .init(limit + 1)]
      ) { TaskItem.ID($0.int(at: 0)) }
    } else if hasDueBounds, !isDueOrder {
      found = try tasksDue(limit: limit + 1, in: transaction)
    }
    return found.flatMap { $0.count <= limit ? $0 : nil }
  }

  /// Those that the texts and tags leave; nil when there are none of these.
  ///
  /// Days due are looked up sooner: when they leave few, texts are not looked up at all, unless one
  /// or two words of the index tell them, which costs less than to read a hundred rows.
  private func tasksOfText(
    limit: Int, in transaction: Transaction
  ) throws(StorageFailure) -> [TaskItem.ID]? {
    guard isByText else { return nil }
    var due: [TaskItem.ID]?
    if hasDueBounds {
      let found = try tasksDue(limit: limit / 4 + 1, in: transaction)
      if found.count <= limit / (grams.count > 2 ? 4 : 200) { return found }
      if found.count <= limit / 4 { due = found }
    }
    let found = try SearchIndex(transaction: transaction).tasks(with: grams, limit: limit + 1)
    guard let due, found.count <= limit else { return due ?? found }
    let both = Set(found)
    return due.filter(both.contains)
  }

  private func tasksDue(
    limit: Int, in transaction: Transaction
  ) throws(StorageFailure) -> [TaskItem.ID] {
    var found: [TaskItem.ID] = []
    for list in lists {
      for part in parts where found.count < limit {
        found += try transaction.all(
          Self.lookUpDue(part, hasDue: lastDueKey != nil, condition: condition),
          [
            .init(list.number), .text(firstDueKey ?? ""), .text(lastDueKey ?? "~"),
            .init(limit - found.count),
          ]
        ) { TaskItem.ID($0.int(at: 0)) }
      }
    }
    return found
  }

  static let lookUpParts = """
    SELECT id FROM task INDEXED BY task_by_parent
    WHERE parent IN (SELECT value FROM json_each(?1)) LIMIT ?2
    """

  static let lookUpOccurrences =
    "SELECT id FROM task INDEXED BY task_by_occurrence_of WHERE occurrence_of = ?1 LIMIT ?2"

  /// Of what is due at all, the index has the priority too, so that no row is read.
  static func lookUpDue(_ part: TaskPart, hasDue: Bool = true, condition: String = "") -> String {
    """
    SELECT id FROM task INDEXED BY \(hasDue ? "task_by_due_and_priority" : "task_by_due_key")
    WHERE list = ?1 AND \(part.condition(in: "due_key")) AND due_key BETWEEN ?2 AND ?3
      \(hasDue ? "AND due_key < '~'" : "") \(condition)
    LIMIT ?4
    """
  }
}

extension TaskFilter {
  /// The priorities that every task which matches has one of; nil when it may have any.
  fileprivate var priorities: ClosedRange<Int>? {
    switch self {
    case .all(let filters):
      filters.lazy.compactMap(\.priorities).first
    case .priority(let comparison, let priority):
      switch comparison {
      case .less: -1...(priority.rawValue - 1)
      case .lessOrEqual: 0...priority.rawValue
      case .equal: priority.rawValue...priority.rawValue
      case .greaterOrEqual: priority.rawValue...9
      case .greater: (priority.rawValue + 1)...9
      }
    default: nil
    }
  }
}

extension CalendarDate {
  /// A bound of ``TaskItem/dueKey`` for what is due on a person's day or later.
  ///
  /// The key is of the wall where the task is due, and clocks differ by a day and two hours at most:
  /// that wall and the person's are at most two days apart.
  fileprivate var earliestDueKey: String { advanced(byDays: -2).iso }

  /// A bound of ``TaskItem/dueKey`` for what is due on a person's day or earlier.
  fileprivate var latestDueKey: String { advanced(byDays: 2).iso + "T24" }
}
