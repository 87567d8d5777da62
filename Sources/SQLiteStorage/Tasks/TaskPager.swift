import Domain
import SQLite

/// Answers a query from the indexes: no more rows are read than the page has, and one for each
/// cursor that is merged.
struct TaskPager {
  let transaction: Transaction
  let query: TaskQuery
  let account: Account.ID

  func page() throws(StoreError) -> TaskPage {
    var lists: [TaskList.ID] = []
    for list in query.lists where !lists.contains(list) {
      guard try isVisible(list) else { throw .listNotFound(list) }
      lists.append(list)
    }
    let order = TaskOrder(query.sort.strategy)
    let start = try query.after.map { id throws(StoreError) in try self.start(at: id, in: order) }
    return try StoreError.mapping { () throws(StorageFailure) in
      let page = try page(of: lists, in: order, from: start)
      return query.nests
        ? try TaskNesting(transaction: transaction, query: query).nested(page) : page
    }
  }

  private func page(
    of lists: [TaskList.ID], in order: TaskOrder, from start: Start?
  ) throws(StorageFailure) -> TaskPage {
    var tasks: [TaskItem] = []
    let test = query.filter.map { $0.filter.test(on: $0.day) }
    for group in groups(in: order, from: start) {
      let comparing = lists.count * group.count > 1
      var cursors: [TaskCursor] = []
      for list in lists {
        for half in group {
          cursors.append(try cursor(of: list, half, in: order, comparing: comparing, test))
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

  private func cursor(
    of list: TaskList.ID, _ half: Half, in order: TaskOrder, comparing: Bool,
    _ test: ((TaskItem) -> Bool)?
  ) throws(StorageFailure) -> TaskCursor {
    let statement: Statement
    do {
      statement = try transaction.connection.prepare(
        order.select(
          half.part, roots: query.nests, continuing: half.start != nil, merging: comparing),
        [.init(list.number)] + (half.start ?? []))
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
    return try TaskCursor(
      statement, keyCount: comparing ? order.columns.count : 0, test: test, in: transaction)
  }

  /// The open or the completed tasks, and the key after which they begin.
  private struct Half {
    let part: TaskPart
    let start: [SQLiteValue]?
  }

  /// What is merged, group after group.
  private func groups(in order: TaskOrder, from start: Start?) -> [[Half]] {
    let parts = query.scope.parts
    guard order.separatesCompleted, parts.contains(.completed) else {
      return [parts.map { Half(part: $0, start: start?.key) }]
    }
    return parts.filter { $0 == .completed || start?.isCompleted != true }.map {
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

  private func isVisible(_ list: TaskList.ID) throws(StoreError) -> Bool {
    try StoreError.mapping { () throws(StorageFailure) in
      try transaction.exists(
        """
        SELECT 1 FROM member JOIN list ON list.id = member.list
        WHERE member.account = ?1 AND member.list = ?2 AND list.deleted IS NULL
        """, [.init(account.number), .init(list.number)])
    }
  }
}
