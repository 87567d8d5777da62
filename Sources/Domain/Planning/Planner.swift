/// Proposes when a person's tasks could be done in the hours that there are.
///
/// It knows no clock but the day that it is given, and has no choice that is left to chance: the
/// same tasks, hours and plans give the same proposal. What it promises:
/// - What is locked stays, and so does what has begun.
/// - Tasks with a time of the day have that time. Then come those that are due that day, what is
///   overdue, then the others by their value, then by the order by hand.
/// - Beyond these fixed times nothing is planned outside the hours, and nothing over another thing.
/// - A task without an estimate counts as ``defaultEstimate``, which is shown.
/// - A long task may be done in parts, on several days.
/// - What was planned and not done has no other consequence than being planned anew.
package struct Planner: Sendable {
  /// Minutes for a task of which nobody said how long it takes.
  package static let defaultEstimate = 30
  /// From so many minutes on a task may be done in parts.
  package static let longTask = 120
  /// No part is shorter, in minutes.
  package static let shortestPart = 30
  /// So many tasks are weighed against each other; more don't fit into a day.
  static let mostCandidates = 200

  package let day: Day
  package let hours: WorkHours
  /// Open tasks; a whole whose parts are among them is done by doing these.
  package let tasks: [TaskItem]
  /// What the person accepted before, of all days that matter.
  package let accepted: [DayPlan]
  package var sky: [SkySpan] = []
  /// Of the first day alone.
  package var limit: DayLimit?

  package init(
    day: Day, hours: WorkHours, tasks: [TaskItem], accepted: [DayPlan], sky: [SkySpan] = [],
    limit: DayLimit? = nil
  ) {
    self.day = day
    self.hours = hours
    self.tasks = tasks
    self.accepted = accepted
    self.sky = sky
    self.limit = limit
  }

  /// A plan for these days, each after the one before.
  package func propose(_ dates: [CalendarDate]) -> PlanProposal {
    PlanRun(self, dates: dates, isGentle: false).proposal()
  }

  /// A plan for who comes back to much that is overdue: it has no more than half of each day, over
  /// as many days as it takes up to `most`, and nothing else is added that isn't due.
  package func comeBack(within most: Int = 28) -> PlanProposal {
    let dates = (0..<max(1, most)).map { day.today.advanced(byDays: $0) }
    let proposal = PlanRun(self, dates: dates, isGentle: true).proposal()
    let last = proposal.days.lastIndex { !$0.entries.isEmpty } ?? 0
    return PlanProposal(days: Array(proposal.days[...last]), leftOut: proposal.leftOut)
  }

  /// Minutes that a task takes as a whole.
  package static func minutes(of task: TaskItem) -> Int { task.estimate ?? defaultEstimate }

  /// Now on the wall, in minutes since the midnight at which today began; more than 1440 in the
  /// small hours of who works past midnight.
  package var minuteOfToday: Int {
    let days = day.moment.date.daysSince1970 - day.today.daysSince1970
    return days * 1440 + day.moment.time.hour * 60 + day.moment.time.minute
  }
}
