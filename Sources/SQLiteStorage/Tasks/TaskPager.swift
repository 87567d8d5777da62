import Domain
import SQLite

/// Answers a query from the indexes: no more rows are read than the page has, and one for each
/// cursor that is merged.
///
/// With a filter, the rows of the few tasks that an index knows can match are read, sorted and
/// tested; if they are not few, the order is gone through, testing those, or else each.
struct TaskPager {
  let transaction: Transaction
  let query: TaskQuery
  let account: Account.ID
  /// Of more tasks that may match, an order is gone through without knowing which.
  let candidateLimit: Int

  func page() throws(StoreError) -> TaskPage {
    var lists: [TaskList.ID] = []
    for list in query.lists where !lists.contains(list) {
      guard try transaction.isVisible(list, to: account) else { throw .listNotFound(list) }
      lists.append(list)
    }
    let order = TaskOrder(query.sort.strategy)
    let start = try query.after.map { id throws(StoreError) in try self.start(at: id, in: order) }
    return try StoreError.mapping { () throws(StorageFailure) in
      let page = try page(of: TaskNarrowing(query, lists: lists), in: order, from: start)
      return query.nests
        ? try TaskNesting(transaction: transaction, query: query).nested(page) : page
    }
  }

  private func page(
    of narrowing: TaskNarrowing, in order: TaskOrder, from start: Start?
  ) throws(StorageFailure) -> TaskPage {
    guard !query.nests, query.filter != nil else {
      return try merged(narrowing, in: order, from: start)
    }
    if narrowing.isByTextOnly, let page = try nearPage(of: narrowing, in: order, from: start) {
      return page
    }
    let candidates = try narrowing.candidates(
      isDueOrder: order.columns[0] == "due_key", limit: candidateLimit, in: transaction)
    if let candidates, narrowing.isFew(candidates.count, limit: candidateLimit) {
      return try page(among: candidates, of: narrowing, in: order, from: start)
    }
    return try merged(narrowing, among: candidates.map { Set($0) }, in: order, from: start)
  }

  /// The page, when what matches is so frequent that the first rows of the order fill it; else nil.
  ///
  /// To look up which tasks have a frequent text takes longer than that.
  private func nearPage(
    of narrowing: TaskNarrowing, in order: TaskOrder, from start: Start?
  ) throws(StorageFailure) -> TaskPage? {
    guard query.limit <= candidateLimit / 200 else { return nil }
    let allowance = RowAllowance(candidateLimit / 32, wanting: query.limit)
    let page = try merged(narrowing, in: order, from: start, allowance: allowance)
    return allowance.isSpent ? nil : page
  }

  /// Goes through the order's index of each list, and merges what is found.
  private func merged(
    _ narrowing: TaskNarrowing, among candidates: Set<TaskItem.ID>? = nil, in order: TaskOrder,
    from start: Start?, allowance: RowAllowance? = nil
  ) throws(StorageFailure) -> TaskPage {
    var tasks: [TaskItem] = []
    for group in groups(of: narrowing, in: order, from: start) {
      let comparing = narrowing.lists.count * group.count > 1
      var cursors: [TaskCursor] = []
      for list in narrowing.lists {
        for half in group {
          cursors.append(
            try cursor(
              of: list, half, narrowing, among: candidates, in: order, comparing: comparing,
              allowance: allowance))
        }
      }
      if cursors.count == 1 {
        if try cursors[0].append(to: &tasks, upTo: query.limit) { continue }
        return TaskPage(tasks: tasks, hasMore: true)
      }
      while let next = first(of: cursors, in: order), let task = next.head {
        if tasks.count == query.limit { return TaskPage(tasks: tasks, hasMore: true) }
        tasks.append(task)
        try next.advance()
      }
    }
    return TaskPage(tasks: tasks, hasMore: false)
  }

  /// The page that those of a few tasks make which match.
  private func page(
    among candidates: [TaskItem.ID], of narrowing: TaskNarrowing, in order: TaskOrder,
    from start: Start?
  ) throws(StorageFailure) -> TaskPage {
    if candidates.isEmpty { return TaskPage(tasks: [], hasMore: false) }
    var values: [SQLiteValue] = [
      .array(candidates.map(\.number)), .array(narrowing.lists.map(\.number)),
      .text(narrowing.firstDueKey ?? ""), .text(narrowing.lastDueKey ?? "~"),
    ]
    let separating = order.separates(query.scope.parts)
    if let start, separating { values.append(.init(start.isCompleted ? 1 : 0)) }
    values += start?.key ?? []
    let text = order.select(
      among: narrowing.parts, separating: separating, continuing: start != nil,
      condition: narrowing.condition)
    let keyCount = order.columns.count + (separating ? 1 : 0)
    let cursor = try cursor(text, values, keyCount: keyCount)
    // Sorted here, as most of what is read fails the test.
    var matches: [(key: [SQLiteValue], task: TaskItem)] = []
    while let task = cursor.head {
      matches.append((cursor.key, task))
      try cursor.advance()
    }
    matches.sort { order.isDescending ? $1.key.precedes($0.key) : $0.key.precedes($1.key) }
    return TaskPage(
      tasks: matches.prefix(query.limit).map(\.task), hasMore: matches.count > query.limit)
  }

  private func cursor(
    of list: TaskList.ID, _ half: Half, _ narrowing: TaskNarrowing,
    among candidates: Set<TaskItem.ID>?, in order: TaskOrder, comparing: Bool,
    allowance: RowAllowance?
  ) throws(StorageFailure) -> TaskCursor {
    var bounds: DueBounds = []
    var values = [.init(list.number)] + (half.start ?? [])
    // In the order by due date, what comes after a task is bounded by it already.
    if let key = narrowing.firstDueKey, half.start == nil || order.columns[0] != "due_key" {
      bounds.insert(.first)
      values.append(.text(key))
    }
    if let key = narrowing.lastDueKey {
      bounds.insert(.last)
      values.append(.text(key))
    }
    let text = order.select(
      half.part, roots: query.nests, continuing: half.start != nil, merging: comparing, due: bounds,
      condition: narrowing.condition, numbersOnly: candidates != nil)
    return try cursor(
      text, values, among: candidates, keyCount: comparing ? order.columns.count : 0,
      allowance: allowance)
  }

  private func cursor(
    _ text: String, _ values: [SQLiteValue], among members: Set<TaskItem.ID>? = nil,
    keyCount: Int, allowance: RowAllowance? = nil
  ) throws(StorageFailure) -> TaskCursor {
    let statement: Statement
    do {
      statement = try transaction.connection.prepare(text, values)
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
    return try TaskCursor(
      statement, members: members, keyCount: keyCount,
      test: query.filter.map { $0.filter.test(on: $0.day) },
      allowance: allowance, in: transaction)
  }

  /// The open or the completed tasks, and the key after which they begin.
  private struct Half {
    let part: TaskPart
    let start: [SQLiteValue]?
  }

  /// What is merged, group after group.
  private func groups(
    of narrowing: TaskNarrowing, in order: TaskOrder, from start: Start?
  ) -> [[Half]] {
    guard order.separates(query.scope.parts) else {
      return [narrowing.parts.map { Half(part: $0, start: start?.key) }]
    }
    return narrowing.parts.filter { $0 == .completed || start?.isCompleted != true }.map {
      let isSame = ($0 == .completed) == start?.isCompleted
      return [Half(part: $0, start: isSame ? start?.key : nil)]
    }
  }

  private func first(of cursors: [TaskCursor], in order: TaskOrder) -> TaskCursor? {
    var first: TaskCursor?
    for cursor in cursors where cursor.head != nil {
      guard let other = first else {
        first = cursor
        continue
      }
      let precedes =
        order.isDescending ? other.key.precedes(cursor.key) : cursor.key.precedes(other.key)
      if precedes { first = cursor }
    }
    return first
  }

  private struct Start {
    let isCompleted: Bool
    let key: [SQLiteValue]
  }

  /// Where a task stands that may be deleted by now, but was once seen by this account.
  private func start(at id: TaskItem.ID, in order: TaskOrder) throws(StoreError) -> Start {
    let columns = order.columns.joined(separator: ", ")
    let start = try StoreError.mapping { () throws(StorageFailure) in
      try transaction.first(
        """
        SELECT is_completed, \(columns) FROM task
        WHERE id = ?1 AND list IN (SELECT list FROM member WHERE account = ?2)
        """, [.init(id.number), .init(account.number)]
      ) { row in
        Start(
          isCompleted: row.int(at: 0) == 1,
          key: order.columns.indices.map { row.value(at: $0 + 1) })
      }
    }
    guard let start else { throw .taskNotFound(id) }
    return start
  }
}
