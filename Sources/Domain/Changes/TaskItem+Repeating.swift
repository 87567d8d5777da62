extension TaskItem {
  /// What the repetition counts from: the due date, or the start of a task that has none.
  package var repeatingDate: TaskDate? { due ?? start }

  /// This task at the next time that it is due, after being completed now; nil when it does not
  /// repeat, or not any more.
  package func moved(onFrom day: Day) -> TaskItem? {
    moved(on: day, mode: repetition?.mode)
  }

  /// The same at the next time that the rule has, whatever was completed when.
  package func movedOn(on day: Day) -> TaskItem? {
    moved(on: day, mode: .byCalendar)
  }

  private func moved(on day: Day, mode: RepeatMode?) -> TaskItem? {
    guard let repetition, let mode, let series = series(on: day) else { return nil }
    let isByStart = series.countsStarts(start, due: planned)
    guard let date = (isByStart ? start : repeatingDate)?.occurrence,
      let next = series.next(
        after: isByStart ? date : max(repetition.current ?? date, date),
        completedAt: completion(on: day), mode: mode)
    else { return nil }
    var task = isByStart ? starting(at: next.due) : moved(to: next.due)
    task.repetition = Repetition(
      rule: next.series.rule, mode: repetition.mode, anchor: next.series.start)
    return task
  }

  func series(on day: Day) -> Series? {
    guard let repetition, let date = repeatingDate else { return nil }
    return Series(
      start: repetition.anchor, rule: repetition.rule, zone: date.zone ?? day.person.zone,
      zones: day.zones)
  }

  /// This task with its dates at another time of its series.
  private func moved(to occurrence: Occurrence) -> TaskItem {
    var task = self
    guard due != nil else {
      task.start = start?.moved(to: occurrence)
      return task
    }
    task.due = due?.moved(to: occurrence)
    guard let last = due?.occurrence else { return task }
    task.start =
      repetition?.rule.repeatsWithinDay ?? false
      ? start?.advanced(from: last, to: occurrence)
      : start?.advanced(from: .date(last.date), to: .date(occurrence.date))
    return task
  }

  /// This task with its start at another time of its series, and due as long after it as the series
  /// has it.
  private func starting(at occurrence: Occurrence) -> TaskItem {
    var task = self
    task.start = start?.moved(to: occurrence)
    if let from = start?.occurrence { task.due = planned?.advanced(from: from, to: occurrence) }
    return task
  }

  /// When it would be due, had it not been moved for this time alone.
  private var planned: TaskDate? {
    repetition?.current.flatMap { due?.moved(to: $0) } ?? due
  }

  /// How many days later another state of this task is due.
  func days(to other: TaskItem) -> Int {
    guard let from = repeatingDate?.nominal.date, let to = other.repeatingDate?.nominal.date
    else { return 0 }
    return to.daysSince1970 - from.daysSince1970
  }

  /// When it is completed, on the wall by which it is due.
  ///
  /// Who counts the small hours as the day before completes it the day before.
  private func completion(on day: Day) -> LocalDateTime {
    guard let zone = repeatingDate?.zone else {
      return LocalDateTime(date: day.today, time: day.moment.time)
    }
    return day.zones.localDateTime(at: day.now, in: zone)
  }
}

extension AccountView {
  /// What new dates mean for a task that repeats.
  func settleDates(
    _ edited: inout TaskItem, from current: TaskItem, _ changes: TaskChanges
  ) {
    guard changes.repetition == nil, let repetition = edited.repetition else { return }
    guard let date = edited.repeatingDate, let old = current.repeatingDate else {
      // Without a date there is nothing to repeat from.
      if edited.repeatingDate == nil { edited.repetition = nil }
      return
    }
    guard date != old else { return }
    switch changes.extent {
    case nil, .thisOne:
      edited.repetition?.current = repetition.current ?? old.occurrence
    case .allToCome:
      let from = repetition.current ?? old.occurrence
      let rule = current.series(on: day)?.continuing(from: from)?.rule ?? repetition.rule
      edited.repetition = Repetition(
        rule: rule.shifted(from: old.occurrence, to: date.occurrence), mode: repetition.mode,
        anchor: date.occurrence)
    }
  }

  /// Makes a task of its own of this time of a repeating one, if other things than dates are to be
  /// different this time alone; the repeating one goes on with its next time.
  ///
  /// False when the edit is about all times, or about the dates.
  func detaching(
    _ current: TaskItem, _ changes: TaskChanges, in tasks: inout PendingTasks<State>
  ) throws(StoreError) -> Bool {
    guard changes.detaches, var next = current.movedOn(on: day) else { return false }
    var one = changes.applied(to: current)
    one.repetition = nil
    let detached = TaskItem(
      id: try tasks.takeNumber(), list: current.list, parent: current.parent, title: one.title,
      notes: one.notes, priority: one.priority, start: one.start, due: one.due, tags: one.tags,
      estimate: one.estimate, url: one.url, reminders: one.reminders, position: current.position,
      created: now, changed: now)
    next.completed = current.completed
    try tasks.set(next)
    try tasks.set(try detached.validated())
    return true
  }
}
