import Domain

/// How full a day is, for who picks one.
package struct DayLoadRow: Equatable, Sendable {
  package let label: String
  package let load: PlanLoad
}

extension SceneContext {
  /// Days for which it is told how full they are.
  private static let loadDays = 14
  private static let mostDue = 500

  /// Hours planned against hours there are, of the next days: what is planned, and what is due that
  /// day without a time in any of these plans; one task is left out, for which a day is picked.
  func dayLoads(without id: TaskItem.ID, on day: Day) async throws(StoreError) -> [DayLoadRow] {
    let last = day.today.advanced(byDays: Self.loadDays - 1)
    let hours = try await workHours() ?? .standard
    let plans = try await plans(day.today...last)
    let isNear = TaskFilter.all([
      .date(.due, .greaterOrEqual, day.today), .date(.due, .lessOrEqual, last),
    ])
    let due = try await tasks(
      TaskQuery(
        lists: try await lists().map(\.id), sort: .due, scope: .open,
        filter: TaskQuery.Filter(isNear, on: day), limit: Self.mostDue)
    ).tasks
    let planned = Set(plans.flatMap(\.entries).map(\.task))
    var minutes: [CalendarDate: Int] = [:]
    for plan in plans {
      for entry in plan.entries where entry.task != id {
        minutes[plan.date, default: 0] += entry.minutes
      }
    }
    for task in due where task.id != id && !planned.contains(task.id) {
      guard let date = task.due else { continue }
      minutes[day.day(of: date), default: 0] += Planner.minutes(of: task)
    }
    return (0..<Self.loadDays).map { offset in
      let date = day.today.advanced(byDays: offset)
      return DayLoadRow(
        label: words.planDay(date, today: day.today),
        load: PlanLoad(
          date, planned: minutes[date] ?? 0, available: hours[date.weekday].minutes, in: words))
    }
  }
}
