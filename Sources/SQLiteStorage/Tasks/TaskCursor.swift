import Domain
import SQLite

/// Tasks of one part of one list, read one by one in an order of which an index is kept; those that
/// are not asked for are passed over.
final class TaskCursor {
  private(set) var head: TaskItem?
  /// The columns of the order at the head.
  private(set) var key: [SQLiteValue] = []
  private let statement: Statement
  private let transaction: Transaction
  private let test: ((TaskItem) -> Bool)?
  /// A cursor that is merged with no other need not read its keys.
  private let keyCount: Int

  init(
    _ statement: Statement, keyCount: Int, test: ((TaskItem) -> Bool)?, in transaction: Transaction
  ) throws(StorageFailure) {
    self.statement = statement
    self.keyCount = keyCount
    self.test = test
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
      key = (0..<keyCount).map { statement.value(at: TaskRow.count + $0) }
    }
  }

  private func next() throws(StorageFailure) -> TaskItem? {
    do {
      while try statement.step() {
        let task = TaskRow.read(statement)
        if test?(task) ?? true { return task }
      }
      return nil
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
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
