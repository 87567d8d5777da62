extension AccountView {
  /// Starts the time of a task; the time of another one ends with that.
  func startingTimer(of id: TaskItem.ID) throws(StoreError) -> Outcome {
    let task = try task(id)
    if try timer()?.task == id { return Outcome(action: .startTimer, steps: []) }
    let entry = TimeEntry(task: task.id, start: now, end: nil)
    return Outcome(
      action: .startTimer,
      steps: try recordingTimer()
        + setting(.timer, "", named: task.title, to: entry.value))
  }

  /// `minutes` is how long it took, for who stops it later or forgot to start it.
  func stoppingTimer(minutes: Int?) throws(StoreError) -> Outcome {
    guard try timer() != nil else { throw .noTimer }
    return Outcome(action: .stopTimer, steps: try stoppingSteps(minutes: minutes))
  }

  /// Corrects how long a time took, or takes it away.
  func settingTime(since start: Instant, minutes: Int?) throws(StoreError) -> Outcome {
    let key = start.rfc3339
    guard let old = try state.setting(.time, key, of: account), let entry = TimeEntry(old)
    else { throw .noTimer }
    let value = try minutes.map { minutes throws(StoreError) in
      try self.entry(entry.task, since: start, minutes: minutes).value
    }
    return Outcome(
      action: .setTime, steps: try setting(.time, key, named: old.name, to: value))
  }

  /// What ends with a task that is done, given up or thrown away: its time.
  func stoppingTimer(with outcome: Outcome) throws(StoreError) -> Outcome {
    guard outcome.undoes == nil, let timer = try timer(),
      outcome.steps.contains(where: { step in
        guard case .task(let before?, let after) = step, after.id == timer.task else {
          return false
        }
        return before.isCompleted != after.isCompleted || before.deleted != after.deleted
          || before.repeatingDate != after.repeatingDate && outcome.action == .completeTasks
      })
    else { return outcome }
    return Outcome(
      action: outcome.action, steps: outcome.steps + (try stoppingSteps(minutes: nil)),
      texts: outcome.texts)
  }

  private func stoppingSteps(minutes: Int?) throws(StoreError) -> [Change.Step] {
    try recordingTimer(minutes: minutes) + setting(.timer, "", named: "", to: nil)
  }

  private func timer() throws(StoreError) -> TimeEntry? {
    try state.setting(.timer, "", of: account).flatMap(TimeEntry.init)
  }

  /// Keeps what the timer has counted; nothing when none goes on.
  private func recordingTimer(minutes: Int? = nil) throws(StoreError) -> [Change.Step] {
    guard let timer = try timer() else { return [] }
    let title = try state.task(timer.task)?.title ?? ""
    var entry = TimeEntry(task: timer.task, start: timer.start, end: max(now, timer.start))
    if let minutes {
      entry = try self.entry(timer.task, since: timer.start, minutes: minutes)
    }
    return try setting(.time, timer.start.rfc3339, named: title, to: entry.value)
  }

  private func entry(
    _ task: TaskItem.ID, since start: Instant, minutes: Int
  ) throws(StoreError) -> TimeEntry {
    guard (1...maximumEstimate).contains(minutes) else { throw .estimateOutOfRange }
    return TimeEntry(task: task, start: start, end: start.advanced(bySeconds: Int64(minutes) * 60))
  }
}
