import Domain

/// What a term is about.
enum Field: Hashable, Sendable {
  case date(TaskFilter.DateProperty)
  case tag
  case list
  case priority
  case estimate
  /// `has:`
  case property
  /// `is:`
  case state
  /// `in:` and `parent:`: the task of which something is a part.
  case part

  var isOrdered: Bool {
    switch self {
    case .date, .priority, .estimate: true
    case .tag, .list, .property, .state, .part: false
    }
  }

  /// What `any` means; nil for fields that every task has.
  var property: TaskFilter? {
    switch self {
    case .date(.due): .has(.due)
    case .date(.start): .has(.start)
    case .date(.completed): .not(.state(.open))
    case .tag: .has(.tags)
    case .estimate: .has(.estimate)
    case .priority: .priority(.greater, .none)
    case .part: .has(.parent)
    case .date(.created), .date(.changed), .list, .property, .state: nil
    }
  }
}

extension TaskFilter.DateProperty {
  /// Whether it lies in the past, so that a weekday is the last one.
  var looksBack: Bool {
    switch self {
    case .due, .start: false
    case .completed, .created, .changed: true
    }
  }
}
