extension TaskSortStrategy {
  /// Whether one task comes before another in this order.
  package func areInIncreasingOrder(_ left: TaskItem, _ right: TaskItem) -> Bool {
    for term in terms {
      if let precedes = term.precedes(left, right) { return precedes }
    }
    return false
  }
}

extension TaskSortTerm {
  /// Nil when this comparison does not tell the two apart.
  fileprivate func precedes(_ left: TaskItem, _ right: TaskItem) -> Bool? {
    switch self {
    case .openFirst: less(left.isCompleted ? 1 : 0, right.isCompleted ? 1 : 0)
    case .highPriorityFirst: less(right.priority, left.priority)
    case .titleAscending: lexicographically(left.titleKey, right.titleKey)
    case .dueAscending: less(left.dueKey, right.dueKey)
    case .positionAscending: less(left.position, right.position)
    case .completedDescending: later(left.completed, right.completed)
    case .deletedDescending: later(left.deleted, right.deleted)
    case .createdAscending: less(left.created, right.created)
    case .createdDescending: less(right.created, left.created)
    case .numberAscending: less(left.id, right.id)
    case .numberDescending: less(right.id, left.id)
    }
  }

  private func less<Value: Comparable>(_ left: Value, _ right: Value) -> Bool? {
    left == right ? nil : left < right
  }

  private func later(_ left: Instant?, _ right: Instant?) -> Bool? {
    less(right?.milliseconds ?? .min, left?.milliseconds ?? .min)
  }

  private func lexicographically(_ left: [UInt8], _ right: [UInt8]) -> Bool? {
    left == right ? nil : left.lexicographicallyPrecedes(right)
  }
}
