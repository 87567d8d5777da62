import Domain

/// How a field is compared with a value.
enum Relation {
  case less
  case lessOrEqual
  case equal
  case unequal
  case greaterOrEqual
  case greater

  var isEquality: Bool { self == .equal || self == .unequal }

  /// What is unequal is what is not equal.
  var comparison: TaskFilter.Comparison {
    switch self {
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .equal, .unequal: .equal
    case .greaterOrEqual: .greaterOrEqual
    case .greater: .greater
    }
  }
}
