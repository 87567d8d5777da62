/// A time that is proposed for a task, and what speaks for it.
package struct ProposedEntry: Equatable, Sendable {
  package enum Ground: Equatable, Sendable {
    /// Somebody put it there to stay.
    case locked
    /// Its time has begun already.
    case begun
    /// The task has that time of the day.
    case fixed
    case overdue
    case due
    /// It is worth more than others that don't fit.
    case value(PlanningValue)
  }

  package let entry: PlanEntry
  package let task: TaskItem
  package let ground: Ground
  /// Whether nobody said how long it takes, so that the default stands for it.
  package let isGuess: Bool
  /// Whether it will rain then, for a task under the sky; nil when that is not known or no matter.
  package let isWet: Bool?
}
