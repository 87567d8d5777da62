package import Domain

/// One time of a plan, by which a view names it.
package struct PlanSlot: Hashable, Sendable {
  package let task: TaskItem.ID
  package let date: CalendarDate
  /// Minutes from midnight.
  package let start: Int
  package let minutes: Int

  package init(task: TaskItem.ID, date: CalendarDate, start: Int, minutes: Int) {
    self.task = task
    self.date = date
    self.start = start
    self.minutes = minutes
  }

  func matches(_ entry: PlanEntry) -> Bool { entry.task == task && entry.start == start }

  func entry(isLocked: Bool) -> PlanEntry {
    PlanEntry(task: task, start: start, minutes: minutes, isLocked: isLocked)
  }
}
