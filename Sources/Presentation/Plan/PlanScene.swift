import Domain

/// All that a plan is shown by: what is stored, what is proposed, and the tasks behind both.
struct PlanScene {
  let request: PlanRequest
  let day: Day
  let proposal: PlanProposal
  /// As they are stored, of the days of the proposal; one without entries for a day without.
  let stored: [DayPlan]
  /// Tasks of both, open or done.
  let tasks: [TaskItem.ID: TaskItem]
  /// How many open tasks are overdue, of those that were looked at.
  let overdue: [TaskItem]
  let lists: [ListSummary]
  let views: NavigationViews

  /// What is stored of tasks that are still to be done.
  var current: [DayPlan] {
    stored.map { plan in
      DayPlan(
        date: plan.date,
        entries: plan.entries.filter { entry in
          tasks[entry.task].map { !$0.isCompleted } ?? false && !isHistory(entry, on: plan.date)
        })
    }
  }

  /// Whether a time is one at which something was done, which no proposal has a say in.
  func isHistory(_ entry: PlanEntry, on date: CalendarDate) -> Bool {
    guard let task = tasks[entry.task], hasBegun(entry, on: date) else { return false }
    if task.isCompleted { return true }
    // What repeats has moved on when it was done.
    guard task.repetition != nil, let due = task.due else { return false }
    return day.day(of: due) > date && day.day(of: task.changed) >= date
  }

  private func hasBegun(_ entry: PlanEntry, on date: CalendarDate) -> Bool {
    let distance = (day.moment.date.daysSince1970 - date.daysSince1970) * 1440
    return entry.start <= distance + day.moment.time.hour * 60 + day.moment.time.minute
  }

  /// What is shown as the plan: what was accepted, until somebody asks for something new.
  var showsProposal: Bool {
    request.asksForProposal || request.isComeback || !hasPlan
  }

  /// Whether anything was accepted; what was only locked is a part of what is proposed.
  var hasPlan: Bool {
    current.contains { $0.entries.contains { !$0.isLocked } }
  }

  /// What there would be after accepting: what is proposed, and what was done already.
  var next: [DayPlan] {
    zip(proposal.plans, stored).map { plan, stored in
      DayPlan(
        date: plan.date,
        entries: plan.entries + stored.entries.filter { isHistory($0, on: stored.date) })
    }
  }

  var difference: PlanDifference { PlanDifference(from: current, to: proposal.plans) }

  /// Nil when it would change nothing.
  var acceptance: PlanAcceptance? {
    guard next != stored, !difference.isEmpty else { return nil }
    return PlanAcceptance(plans: next, seen: stored, due: newDueDays)
  }

  /// Who comes back means to do what is overdue on the day that it is planned for; a long one by its
  /// last part.
  private var newDueDays: [TaskItem.ID: CalendarDate] {
    guard request.isComeback else { return [:] }
    let late = Set(overdue.map(\.id))
    var days: [TaskItem.ID: CalendarDate] = [:]
    for plan in proposal.plans {
      for entry in plan.entries where late.contains(entry.task) { days[entry.task] = plan.date }
    }
    return days
  }
}

extension SceneContext {
  /// So many tasks are looked at that are due soon or overdue, and so many others.
  private static let mostDue = 1000
  private static let mostOthers = 200
  /// Days beyond those that are planned in which a due date is near.
  private static let nearDays = 14
  /// Days ahead in which an accepted plan matters.
  private static let daysAhead = 60

  func planScene(_ request: PlanRequest) async throws(StoreError) -> PlanScene {
    let day = day()
    let lists = try await lists()
    let dates = request.dates(on: day)
    let first = min(dates.first ?? day.today, day.today)
    let last = max(dates.last ?? day.today, day.today.advanced(byDays: Self.daysAhead))
    let plans = try await plans(first...last)
    let open = try await tasksToPlan(upTo: dates.last ?? day.today, lists, on: day)
    let planner = Planner(
      day: day, hours: try await workHours() ?? .standard, tasks: open, accepted: plans,
      sky: try await sky(on: day), limit: request.limit)
    let proposal = request.isComeback ? planner.comeBack() : planner.propose(dates)
    let stored = proposal.days.map { proposed in
      plans.first { $0.date == proposed.date } ?? DayPlan(date: proposed.date, entries: [])
    }
    return PlanScene(
      request: request, day: day, proposal: proposal, stored: stored,
      tasks: try await tasks(of: stored, and: open),
      overdue: open.filter { task in task.due.map(day.isOver) ?? false }, lists: lists,
      views: try await navigationViews(over: lists))
  }

  private func tasksToPlan(
    upTo last: CalendarDate, _ lists: [ListSummary], on day: Day
  ) async throws(StoreError) -> [TaskItem] {
    let ids = lists.map(\.id)
    let near = TaskFilter.date(.due, .lessOrEqual, last.advanced(byDays: Self.nearDays))
    let due = try await tasks(
      TaskQuery(
        lists: ids, sort: .due, scope: .open, filter: TaskQuery.Filter(near, on: day),
        limit: Self.mostDue)
    ).tasks
    let others = try await tasks(
      TaskQuery(lists: ids, sort: .priority, scope: .open, limit: Self.mostOthers)
    ).tasks
    let known = Set(due.map(\.id))
    return due + others.filter { !known.contains($0.id) }
  }

  /// The tasks of some plans, as far as they are there, and others that were read already.
  private func tasks(
    of plans: [DayPlan], and known: [TaskItem]
  ) async throws(StoreError) -> [TaskItem.ID: TaskItem] {
    var tasks = Dictionary(known.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in plans.flatMap(\.entries) where tasks[entry.task] == nil {
      do {
        tasks[entry.task] = try await task(entry.task)
      } catch .taskNotFound {
        continue
      } catch {
        throw error
      }
    }
    return tasks
  }
}
