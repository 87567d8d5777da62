/// Which tasks are meant, by what they are like.
///
/// What the query language says, built-in views and saved ones come to. Names are resolved already:
/// a list is its number, a day is a date.
package indirect enum TaskFilter: Equatable, Sendable {
  /// Every one of these; all tasks when there are none.
  case all([TaskFilter])
  /// At least one of these.
  case any([TaskFilter])
  case not(TaskFilter)
  case text(SearchText)
  /// By what tells tags apart.
  case tag(key: String)
  case list(TaskList.ID)
  case priority(Comparison, Priority)
  /// A task without that date matches no comparison.
  case date(DateProperty, Comparison, CalendarDate)
  /// In minutes; a task without an estimate matches no comparison.
  case estimate(Comparison, Int)
  case has(Property)
  case state(State)
  /// A task itself and all that are a part of it, to any depth, are not told by the task alone;
  /// this is its parts at the first level.
  case partOf(TaskItem.ID)
  /// The times at which a repeating task was completed.
  case occurrenceOf(TaskItem.ID)

  package enum Comparison: CaseIterable, Sendable {
    case less
    case lessOrEqual
    case equal
    case greaterOrEqual
    case greater

    func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
      switch self {
      case .less: left < right
      case .lessOrEqual: left <= right
      case .equal: left == right
      case .greaterOrEqual: left >= right
      case .greater: left > right
      }
    }
  }

  /// A date of a task, compared by the person's day.
  package enum DateProperty: CaseIterable, Sendable {
    case due
    case start
    case completed
    case created
    case changed
  }

  /// Something that a task may have or lack.
  package enum Property: CaseIterable, Sendable {
    case due
    case start
    case notes
    case tags
    case estimate
    case url
    case repetition
    case reminders
    case parent
  }

  package enum State: CaseIterable, Sendable {
    case open
    /// Done, and not given up.
    case completed
    case cancelled
    /// Open, and what it is due at has passed.
    case overdue
  }
}
