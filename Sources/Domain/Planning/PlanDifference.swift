/// What becomes different when one plan takes the place of another.
package struct PlanDifference: Equatable, Sendable {
  package struct Time: Hashable, Sendable {
    package let date: CalendarDate
    package let start: Int
    package let minutes: Int

    package init(date: CalendarDate, start: Int, minutes: Int) {
      self.date = date
      self.start = start
      self.minutes = minutes
    }
  }

  /// One time of a task: put in without `before`, taken out without `after`, else moved.
  package struct Step: Equatable, Sendable {
    package let task: TaskItem.ID
    package let before: Time?
    package let after: Time?
  }

  /// In the order of their new times; what is taken out comes last.
  package let steps: [Step]

  package var isEmpty: Bool { steps.isEmpty }

  package init(from old: [DayPlan], to new: [DayPlan]) {
    let before = Self.times(of: old)
    let after = Self.times(of: new)
    var steps: [Step] = []
    for task in Set(before.keys).union(after.keys).sorted() {
      let (was, will) = (before[task] ?? [], after[task] ?? [])
      let gone = was.filter { !will.contains($0) }
      let come = will.filter { !was.contains($0) }
      for index in 0..<max(gone.count, come.count) {
        steps.append(
          Step(
            task: task, before: index < gone.count ? gone[index] : nil,
            after: index < come.count ? come[index] : nil))
      }
    }
    self.steps = steps.sorted { Self.key($0) < Self.key($1) }
  }

  private static func times(of plans: [DayPlan]) -> [TaskItem.ID: [Time]] {
    var times: [TaskItem.ID: [Time]] = [:]
    for plan in plans.sorted(by: { $0.date < $1.date }) {
      for entry in plan.entries {
        times[entry.task, default: []].append(
          Time(date: plan.date, start: entry.start, minutes: entry.minutes))
      }
    }
    return times
  }

  private static func key(_ step: Step) -> (Int, Int, Int, TaskItem.ID) {
    guard let time = step.after ?? step.before else { return (2, 0, 0, step.task) }
    return (step.after == nil ? 1 : 0, time.date.daysSince1970, time.start, step.task)
  }
}
