import Domain
import SQLite

/// Tasks of one list, open or completed, read one by one in an order of which an index is kept.
final class TaskCursor {
  private(set) var head: TaskItem?
  /// The columns of the order at the head.
  private(set) var key: [SQLiteValue] = []
  private let statement: Statement
  private let transaction: Transaction
  /// A cursor that is merged with no other need not read its keys.
  private let keyCount: Int

  /// Begins after the task whose columns of the order are `start`.
  init(
    list: TaskList.ID, isCompleted: Bool, order: TaskOrder, after start: [SQLiteValue]?,
    comparing: Bool, in transaction: Transaction
  ) throws(StorageFailure) {
    let values = [.init(list.number), .init(isCompleted ? 1 : 0)] + (start ?? [])
    do {
      statement = try transaction.connection.prepare(
        order.select(continuing: start != nil, merging: comparing), values)
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
    self.transaction = transaction
    keyCount = comparing ? order.columns.count : 0
    try advance()
  }

  deinit {
    transaction.connection.keep(statement)
  }

  /// Adds the tasks that are left, without a word about their keys; false when there are more.
  func append(to tasks: inout [TaskItem], upTo limit: Int) throws(StorageFailure) -> Bool {
    guard let head else { return true }
    if tasks.count == limit { return false }
    tasks.append(head)
    do {
      while try statement.step() {
        if tasks.count == limit { return false }
        tasks.append(TaskRow.read(statement))
      }
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
    return true
  }

  func advance() throws(StorageFailure) {
    do {
      head = try statement.step() ? TaskRow.read(statement) : nil
    } catch {
      throw StorageFailure(error, path: transaction.path)
    }
    if keyCount > 0 { key = (0..<keyCount).map { statement.value(at: TaskRow.count + $0) } }
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
