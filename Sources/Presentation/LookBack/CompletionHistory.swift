import Domain

/// How often a repeating task was completed, as a plot, and its streak: a part of any scene that
/// shows one task.
package struct CompletionHistory: Equatable, Sendable {
  /// By week, or by month for what comes once a month or less.
  package let plot: Plot
  /// Nil while it was not completed.
  package let streak: StreakRow?

  private static let weeks = 26
  private static let months = 24

  /// The streak in one line.
  package var streakLabel: String? {
    streak.map { "\($0.currentLabel) · \($0.longestLabel)" }
  }

  /// `records` are the times that it was completed, in order; nil for a task that does not repeat.
  init?(_ task: TaskItem, completedAs records: [TaskItem], on day: Day, in words: Words) {
    guard let rule = task.repetition?.rule else { return nil }
    let last = task.isCompleted && !task.isCancelled ? [task] : []
    let days = (records + last).compactMap(\.completed).map { day.day(of: $0) }
    plot =
      switch rule.frequency {
      case .monthly, .yearly: Self.byMonth(days, until: day.today, in: words)
      case .weekly, .daily, .hourly, .minutely, .secondly:
        Self.byWeek(days, until: day.today, in: words)
      }
    streak = task.streak(completedAs: records, on: day).map { StreakRow($0, of: task, in: words) }
  }

  /// Asks for the times that a task was completed; nil while there are none.
  init?(of task: TaskItem, in context: SceneContext) async throws(StoreError) {
    guard task.repetition != nil else { return nil }
    let records = try await context.occurrences(
      of: task.id, limit: LookBackPresenter.mostOccurrences)
    self.init(of: task, completedAs: records, on: context.day(), in: context.words)
  }

  /// Nil while it was not completed.
  init?(of task: TaskItem, completedAs records: [TaskItem], on day: Day, in words: Words) {
    self.init(task, completedAs: records, on: day, in: words)
    if streak == nil { return nil }
  }

  private static func byWeek(
    _ days: [CalendarDate], until today: CalendarDate, in words: Words
  ) -> Plot {
    let counts = days.reduce(into: [:]) { $0[$1.monday, default: 0] += 1 }
    let mondays = (1 - weeks...0).map { today.monday.advanced(byDays: 7 * $0) }
    return .completed(
      mondays.map {
        (words.weekOf($0, withYear: $0.year != today.year), words.shortDate($0), counts[$0] ?? 0)
      },
      title: words.completedByWeek, heading: words.weekColumn, marks: Plot.marks(weeks), in: words)
  }

  private static func byMonth(
    _ days: [CalendarDate], until today: CalendarDate, in words: Words
  ) -> Plot {
    let counts = days.reduce(into: [:]) { $0[$1.monthNumber, default: 0] += 1 }
    let last = today.monthNumber
    let numbers = (last - months + 1...last)
    return .completed(
      numbers.map {
        let (year, month) = $0.quotientAndRemainder(dividingBy: 12)
        return (words.month(month + 1, of: year), words.monthName(month + 1), counts[$0] ?? 0)
      },
      title: words.completedByMonth, heading: words.monthColumn, marks: Plot.marks(months),
      in: words)
  }
}

extension CalendarDate {
  /// Months since the year 0.
  fileprivate var monthNumber: Int { year * 12 + month - 1 }
}
