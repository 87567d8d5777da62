package import Domain

/// How a repeating task is doing, already worded.
package struct StreakRow: Equatable, Identifiable, Sendable {
  package let id: TaskItem.ID
  package let title: String
  /// 0 when it is broken.
  package let current: Int
  package let longest: Int
  /// Whether the task comes no more.
  package let hasEnded: Bool
  package let currentLabel: String
  package let longestLabel: String

  init(_ streak: Streak, of task: TaskItem, in words: Words) {
    id = task.id
    title = task.title
    current = streak.current
    longest = streak.longest
    hasEnded = task.isCompleted
    currentLabel =
      if streak.current > 0 {
        words.inARow(streak.current)
      } else {
        words.brokenStreak
      }
    longestLabel = words.longestStreak(streak.longest)
  }
}
