package import Domain

extension TaskFilter {
  /// Which tasks are meant when nothing else is said: the open ones, unless the query itself asks for
  /// some that are done or cancelled.
  ///
  /// "not done" does not ask for them, and "not open" does.
  package var scope: TaskQuery.Scope { asksForClosed(isTurned: false) ? .all : .open }

  private func asksForClosed(isTurned: Bool) -> Bool {
    switch self {
    case .all(let filters), .any(let filters):
      filters.contains { $0.asksForClosed(isTurned: isTurned) }
    case .not(let filter): filter.asksForClosed(isTurned: !isTurned)
    case .state(.completed), .state(.cancelled), .date(.completed, _, _): !isTurned
    case .state(.open): isTurned
    default: false
    }
  }
}
