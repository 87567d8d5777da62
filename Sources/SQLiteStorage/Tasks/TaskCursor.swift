import Domain
import SQLite

/// Tasks of one part of one list, read one by one in an order of which an index is kept; those that
/// are not asked for are passed over.
final class TaskCursor {
  private(set) var head: TaskItem?
  /// The columns of the order at the head.
  private(set) var key: [SQLiteValue] = []
  private let statement: Statement
  private let members: Set<TaskItem.ID>?
  private let transaction: Transaction
  private let test: ((TaskItem) -> Bool)?
  private let allowance: RowAllowance?
  /// A cursor that is merged with no other need not read its keys.
  private let keyCount: Int

  /// With `members`, the statement gives numbers instead of rows, and only of these rows are read.
  init(
    _ statement: Statement, members: Set<TaskItem.ID>? = nil, keyCount: Int,
    test: ((TaskItem) -> Bool)?, allowance: RowAllowance? = nil, in transaction: Transaction
  ) throws(StorageFailure) {
    self.statement = statement
    self.members = members
    self.keyCount = keyCount
    self.test = test
    self.allowance = allowance
    self.transaction = transaction
    try advance()
  }

  deinit {
    transaction.connection.keep(statement)
  }

  /// Adds the tasks that are left, without a word about their keys; false when there are more.
  func append(to tasks: inout [TaskItem], upTo limit: Int) throws(StorageFailure) -> Bool {
    while let task = head {
      if tasks.count == limit { return false }
      tasks.append(task)
      head = try next()
    }
    return true
  }

  func advance() throws(StorageFailure) {
    head = try next()
    if keyCount > 0, head != nil {
      let first = members == nil ? TaskRow.count : 1
      key = (0..<keyCount).map { statement.value(at: first + $0) }
    }
  }

  private func next() throws(StorageFailure) -> TaskItem? {
    while allowance?.take() ?? true, try step() {
      guard let task = try task() else { continue }
      if test?(task) ?? true {
        allowance?.noteMatch()
        return task
      }
    }
    return nil
  }

  private func step() throws(StorageFailure) -> Bool {
    do {
      return try statement.step()
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
  }

  private func task() throws(StorageFailure) -> TaskItem? {
    guard let members else { return TaskRow.read(statement) }
    let id = TaskItem.ID(statement.int(at: 0))
    if !members.contains(id) { return nil }
    return try transaction.first(TaskRow.lookUp, [.init(id.number)], TaskRow.read)
  }
}

extension [SQLiteValue] {
  /// Whether these come before others of the same kinds, as SQLite orders them.
  func precedes(_ others: [SQLiteValue]) -> Bool {
    for (left, right) in zip(self, others) where left != right {
      switch (left, right) {
      case (.integer(let left), .integer(let right)): return left < right
      case (.text(let left), .text(let right)):
        return left.utf8.lexicographicallyPrecedes(right.utf8)
      case (.blob(let left), .blob(let right)): return left.lexicographicallyPrecedes(right)
      default: return false
      }
    }
    return false
  }
}
