import Domain

/// Makes rows of the times of one day.
struct PlanRowMaker {
  let scene: PlanScene
  let date: CalendarDate
  let words: Words

  /// What is proposed, with what was done that day.
  func rows(
    proposed: [ProposedEntry], stored: DayPlan, history: [PlanEntry]
  ) -> [PlanRow] {
    let kept = Set(stored.entries.map { [$0.task.number, $0.start, $0.minutes] })
    let rows = proposed.map { proposal in
      let entry = proposal.entry
      let isKept = kept.contains([entry.task.number, entry.start, entry.minutes])
      return row(
        entry, proposal.task, isKept ? .accepted : .proposed, facts: facts(of: proposal))
    }
    let done = history.compactMap { entry in
      scene.tasks[entry.task].map { row(entry, $0, .done, facts: []) }
    }
    return inLanes(rows + done)
  }

  /// What was accepted, as it stands.
  func rows(accepted entries: [PlanEntry]) -> [PlanRow] {
    inLanes(
      entries.compactMap { entry in
        guard let task = scene.tasks[entry.task] else { return nil }
        return row(entry, task, state(of: entry, task), facts: facts(of: task))
      })
  }

  /// Minutes of the rows that are still to come.
  func minutesToCome(of rows: [PlanRow]) -> Int {
    let now = MinuteSpan(max(0, minuteNow), 2880)
    return rows.filter { $0.state != .done }.reduce(0) { sum, row in
      sum + MinuteSpan(row.slot.start, row.slot.start + row.slot.minutes).clipped(to: now).minutes
    }
  }

  /// Now, in minutes from the midnight of the day.
  private var minuteNow: Int {
    let moment = scene.day.moment
    return (moment.date.daysSince1970 - date.daysSince1970) * 1440 + moment.time.hour * 60
      + moment.time.minute
  }

  private func state(of entry: PlanEntry, _ task: TaskItem) -> PlanRow.State {
    if task.isCompleted || scene.isHistory(entry, on: date) { return .done }
    return entry.span.end <= minuteNow ? .missed : .accepted
  }

  private func row(
    _ entry: PlanEntry, _ task: TaskItem, _ state: PlanRow.State, facts: [String]
  ) -> PlanRow {
    PlanRow(
      slot: PlanSlot(task: task.id, date: date, start: entry.start, minutes: entry.minutes),
      title: task.title, time: words.times(of: entry.span),
      duration: words.duration(minutes: entry.minutes), priority: task.priority, facts: facts,
      state: state, stateLabel: words.state(state), isLocked: entry.isLocked, lane: 0)
  }

  private func facts(of proposal: ProposedEntry) -> [String] {
    let task = proposal.task
    var facts: [String] = []
    switch proposal.ground {
    case .locked, .due, .overdue: facts = self.facts(of: task)
    case .begun: facts = [words.begunAlready] + self.facts(of: task)
    case .fixed: facts = [words.fixedTime]
    case .value(let value): facts = self.facts(of: task) + [words.value(value)]
    }
    if proposal.isGuess { facts.append(words.guessedEstimate) }
    if let isWet = proposal.isWet { facts.append(isWet ? words.wetHour : words.dryHour) }
    return facts
  }

  /// When it is due, said without reproach.
  private func facts(of task: TaskItem) -> [String] {
    guard let due = task.due else { return [] }
    let date = scene.day.day(of: due)
    let name = words.day(date, today: scene.day.today)
    return [scene.day.isOver(due) && !task.isCompleted ? words.wasDue(name) : words.isDue(name)]
  }

  /// By time, each in the first lane that is free then.
  private func inLanes(_ rows: [PlanRow]) -> [PlanRow] {
    var ends: [Int] = []
    return rows.sorted { ($0.slot.start, $0.slot.task) < ($1.slot.start, $1.slot.task) }.map {
      row in
      let lane = ends.firstIndex { $0 <= row.slot.start } ?? ends.count
      let end = row.slot.start + row.slot.minutes
      if lane == ends.count { ends.append(end) } else { ends[lane] = end }
      return row.inLane(lane)
    }
  }
}

extension PlanRow {
  fileprivate func inLane(_ lane: Int) -> PlanRow {
    PlanRow(
      slot: slot, title: title, time: time, duration: duration, priority: priority, facts: facts,
      state: state, stateLabel: stateLabel, isLocked: isLocked, lane: lane)
  }
}
