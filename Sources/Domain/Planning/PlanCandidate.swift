/// A task that asks for time on a day.
struct PlanCandidate {
  let task: TaskItem
  /// Minutes that it still needs.
  let minutes: Int
  let value: PlanningValue
  let dueDay: CalendarDate?

  /// Long ones may be done in parts.
  var isDivisible: Bool { minutes >= Planner.longTask }

  var item: KnapsackItem { KnapsackItem(value: value.total, units: minutes) }

  /// What is worth most for each minute first; then the order by hand, then age.
  static func precedes(_ left: PlanCandidate, _ right: PlanCandidate) -> Bool {
    if left.value.total != right.value.total { return left.value.total > right.value.total }
    if left.task.position != right.task.position {
      return left.task.position < right.task.position
    }
    return left.task.id < right.task.id
  }
}
