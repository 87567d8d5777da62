import Domain

/// What a task can be said to be.
enum State: Sendable {
  case open
  case done
  case cancelled
  case overdue
  case repeating
  case part

  var filter: TaskFilter {
    switch self {
    case .open: .state(.open)
    case .done: .state(.completed)
    case .cancelled: .state(.cancelled)
    case .overdue: .state(.overdue)
    case .repeating: .has(.repetition)
    case .part: .has(.parent)
    }
  }
}
