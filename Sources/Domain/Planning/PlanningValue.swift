/// What a minute of a task is worth when tasks compete for the hours of a day.
///
/// The weights, which Notes/plan.md and the page of the plan tell people:
/// - priority: 10, low 20, medium 40, high 80;
/// - closeness of the due date: 60 on the day and after it, 60 / (days + 1) before it, 0 without;
/// - age: 1 for each three days since it was added, up to 30.
package struct PlanningValue: Equatable, Sendable {
  package let priority: Int
  package let due: Int
  package let age: Int

  package var total: Int { priority + due + age }

  /// The value of a task on a day that is planned.
  package init(_ task: TaskItem, on date: CalendarDate, from day: Day) {
    priority =
      switch task.priority {
      case .none: 10
      case .low: 20
      case .medium: 40
      case .high: 80
      }
    if let due = task.due {
      let days = day.day(of: due).daysSince1970 - date.daysSince1970
      self.due = days <= 0 ? 60 : 60 / (days + 1)
    } else {
      due = 0
    }
    let age = day.today.daysSince1970 - day.day(of: task.created).daysSince1970
    self.age = min(max(age, 0) / 3, 30)
  }
}
