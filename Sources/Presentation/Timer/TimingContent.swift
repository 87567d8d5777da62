package import Domain

/// How long a task took, as its page shows it.
package struct TimingContent: Equatable, Sendable {
  package struct Row: Equatable, Sendable {
    package let start: Instant
    /// When it began.
    package let label: String
    /// How long it was, as it is typed.
    package let minutes: EditedText
  }

  package let isRunning: Bool
  /// Since when it runs; nil while it doesn't.
  package let runningLabel: String?
  /// All of it, beside the estimate if there is one; nil for no time at all.
  package let totalLabel: String?
  /// The last one first.
  package let rows: [Row]

  private static let mostRows = 20

  init(
    of task: TaskItem, _ times: [TimeEntry], running: TimeEntry?, on day: Day, in words: Words
  ) {
    let running = running.flatMap { $0.task == task.id ? $0 : nil }
    isRunning = running != nil
    runningLabel = running.map { words.runningSince(words.moment($0.start, on: day)) }
    let total = times.reduce(0) { $0 + $1.minutes(by: day.now) }
    let label = words.duration(minutes: total)
    totalLabel =
      times.isEmpty
      ? nil
      : task.estimate.map { words.actual(label, of: words.duration(minutes: $0)) } ?? label
    rows = times.suffix(Self.mostRows).reversed().map { entry in
      Row(
        start: entry.start, label: words.moment(entry.start, on: day),
        minutes: EditedText(minutes: entry.minutes(by: day.now), on: day, in: words))
    }
  }
}
