extension Series {
  /// What is due next, and the series that it belongs to from then on.
  package struct Continuation: Hashable, Sendable {
    package let due: Occurrence
    package let series: Series
  }

  /// What comes after the occurrence `current` was completed; nil when the series has ended.
  ///
  /// `completion` is when it was completed, on the wall of the task's zone, or the person's for a
  /// task without one. Who counts the small hours as the day before passes that day.
  ///
  /// By the calendar the series stays as it is, anchor and all, and its `COUNT` counts occurrences
  /// whether they were completed or missed. From completion it starts anew with one less to go.
  package func next(
    after current: Occurrence, completedAt completion: LocalDateTime, mode: RepeatMode
  ) -> Continuation? {
    switch mode {
    case .byCalendar:
      return first(after: current).map { Continuation(due: $0, series: self) }
    case .skippingMissed:
      let done: Occurrence = start.isDate ? .date(completion.date) : .time(completion)
      return first(after: max(current, done)).map { Continuation(due: $0, series: self) }
    case .fromCompletion:
      return nextFromCompletion(completion)
    }
  }

  private func nextFromCompletion(_ completion: LocalDateTime) -> Continuation? {
    guard let rest = rule.end.after(occurrences: 1) else { return nil }
    let endless = rule.ending(.never)
    let anchor = Series(start: anchor(at: completion), rule: endless, limit: limit)
    guard let due = anchor.first(after: anchor.start) else { return nil }
    return Continuation(due: due, series: Series(start: due, rule: rule.ending(rest), limit: limit))
  }

  /// A task keeps its time of the day, unless it repeats within a day.
  private func anchor(at completion: LocalDateTime) -> Occurrence {
    switch start {
    case .date: .date(completion.date)
    case .time(let moment):
      .time(
        rule.frequency.subDailySeconds == nil
          ? LocalDateTime(date: completion.date, time: moment.time) : completion)
    }
  }
}

extension RuleEnd {
  /// What is left once so many occurrences are gone; nil for nothing.
  func after(occurrences gone: Int) -> RuleEnd? {
    guard case .count(let count) = self else { return self }
    return count > gone ? .count(count - gone) : nil
  }
}
