import Domain
import SQLite

/// Puts behind each task of a page those that are a part of it.
struct TaskNesting {
  let transaction: Transaction
  let query: TaskQuery

  func nested(_ page: TaskPage) throws(StorageFailure) -> TaskPage {
    let children = try children(of: page.tasks)
    var tasks: [TaskItem] = []
    var left = Array(page.tasks.reversed())
    while let task = left.popLast() {
      tasks.append(task)
      left += (children[task.id] ?? []).reversed()
    }
    return TaskPage(tasks: tasks, hasMore: page.hasMore, last: page.last)
  }

  /// In order, by what they are a part of: one look-up for each level.
  private func children(of roots: [TaskItem]) throws(StorageFailure) -> [TaskItem.ID: [TaskItem]] {
    var children: [TaskItem.ID: [TaskItem]] = [:]
    var seen = Set(roots.map(\.id))
    var level = roots
    while !level.isEmpty {
      let wholes = Dictionary(level.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
      let found = try parts(of: level.map(\.id)).filter { part in
        let isIn = query.scope != .deleted || part.wentWith(part.parent.flatMap { wholes[$0] })
        return isIn && seen.insert(part.id).inserted
      }
      for task in found {
        if let parent = task.parent { children[parent, default: []].append(task) }
      }
      level = found
    }
    let strategy = query.sort.strategy
    return children.mapValues { $0.sorted(by: strategy.areInIncreasingOrder) }
  }

  private func parts(of level: [TaskItem.ID]) throws(StorageFailure) -> [TaskItem] {
    let test = query.filter.map { $0.filter.test(on: $0.day) }
    let numbers = "[" + level.map { String($0.number) }.joined(separator: ",") + "]"
    return try transaction.all(
      """
      SELECT \(TaskRow.columns) FROM task INDEXED BY task_by_parent
      WHERE parent IN (SELECT value FROM json_each(?1))
      """, [.text(numbers)], TaskRow.read
    ).filter { query.scope.contains($0) && (test?($0) ?? true) }
  }
}
