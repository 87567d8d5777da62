extension AccountView {
  func accepting(
    _ plans: [DayPlan], since seen: [DayPlan], due: [TaskItem.ID: CalendarDate]
  ) throws(StoreError) -> Outcome {
    for plan in seen where try self.plan(of: plan.date) != plan { throw .planChanged }
    var tasks = pending()
    for (id, date) in due.sorted(by: { $0.key < $1.key }) {
      let current = try tasks.task(id)
      let changes = TaskChanges(due: .date(date))
      try settle(changes.applied(to: current), from: current, changes, in: &tasks)
    }
    return Outcome(
      action: .acceptPlan, steps: try tasks.steps() + steps(settingPlans: plans))
  }

  func planning(_ plans: [DayPlan]) throws(StoreError) -> Outcome {
    Outcome(action: .editPlan, steps: try steps(settingPlans: plans))
  }

  func setting(_ hours: WorkHours?) throws(StoreError) -> Outcome {
    Outcome(
      action: .setWorkHours,
      steps: try setting(.workHours, "", named: "", to: hours?.text))
  }

  private func plan(of date: CalendarDate) throws(StoreError) -> DayPlan {
    let setting = try state.setting(.plan, date.iso, of: account)
    return DayPlan(date: date, text: setting?.value ?? "")
  }

  /// A task that is gone by now has no time any more.
  private func steps(settingPlans plans: [DayPlan]) throws(StoreError) -> [Change.Step] {
    var steps: [Change.Step] = []
    for plan in plans {
      var entries: [PlanEntry] = []
      for entry in plan.entries where try isThere(entry.task) { entries.append(entry) }
      let text = DayPlan(date: plan.date, entries: entries).text
      steps += try setting(.plan, plan.date.iso, named: "", to: text.isEmpty ? nil : text)
    }
    return steps
  }

  private func isThere(_ id: TaskItem.ID) throws(StoreError) -> Bool {
    do {
      _ = try task(id)
      return true
    } catch .taskNotFound {
      return false
    } catch {
      throw error
    }
  }
}
