/// How many times of a repeating task were completed one after the other.
package struct Streak: Equatable, Sendable {
  /// 0 when a time of the series has passed since the last completion.
  package let current: Int
  package let longest: Int

  package init(current: Int, longest: Int) {
    self.current = current
    self.longest = longest
  }
}

extension TaskItem {
  /// The streak of a repeating task, by the times that it was completed, in that order; nil when it
  /// does not repeat or never was.
  ///
  /// A streak is broken when a time of the series passed without a completion. A time has passed
  /// when the next one has come, so that what is weekly may be done any day before it is due again,
  /// and what is daily on its day. One completion after the other, the rule counts the times that
  /// came since the one before: one goes on with the streak, several leave the one that was done and
  /// break it at those that were not, none (the second completion of one time) changes nothing.
  ///
  /// - What is done early has taken its time with it: the next one to come is the one after that.
  /// - What repeats from completion has no other times than its own: it is broken when the rule would
  ///   have had it due once more before it was done.
  /// - Times on a wall are compared on that wall, so that no change of clocks breaks anything.
  /// - The series is taken as it is now. What was completed before it began, under an older rule, is
  ///   counted as it stands, since nothing tells what was missed then.
  package func streak(completedAs records: [TaskItem], on day: Day) -> Streak? {
    guard let series = series(on: day), let mode = repetition?.mode else { return nil }
    var walk = StreakWalk(series: series, mode: mode)
    let last = isCompleted && !isCancelled ? [self] : []
    for record in records + last {
      guard let due = record.repeatingDate?.occurrence, let completed = record.completed
      else { continue }
      walk.complete(due, at: wall(of: completed, like: series.start, on: day))
    }
    guard walk.longest > 0 else { return nil }
    let end = wall(of: completed ?? day.now, like: series.start, on: day)
    let isBroken = walk.isBroken(at: end, due: repeatingDate?.occurrence, isOpen: !isCompleted)
    return Streak(current: isBroken ? 0 : walk.current, longest: walk.longest)
  }

  /// An instant as the series tells time: the person's day, or the wall by which the task is due.
  private func wall(of instant: Instant, like start: Occurrence, on day: Day) -> Occurrence {
    guard !start.isDate else { return .date(day.day(of: instant)) }
    let zone = repeatingDate?.zone ?? day.person.zone
    return .time(day.zones.localDateTime(at: instant, in: zone))
  }
}

/// The way from one completion of a series to the next.
private struct StreakWalk {
  let series: Series
  let mode: RepeatMode
  private(set) var current = 0
  private(set) var longest = 0
  /// Up to where the times of the series are accounted for.
  private var reach: Occurrence?

  init(series: Series, mode: RepeatMode) {
    self.series = series
    self.mode = mode
  }

  mutating func complete(_ due: Occurrence, at completion: Occurrence) {
    let now = max(due, completion)
    if mode == .fromCompletion {
      current = came(after: due, until: now) == 0 ? current + 1 : 1
    } else if let reach, now >= series.start {
      switch came(after: reach, until: now) {
      case 0: break
      case 1: current += 1
      default: current = 1
      }
    } else {
      current += 1
    }
    longest = max(longest, current)
    reach = reach.map { max($0, now) } ?? now
  }

  /// Whether a time has passed since the last completion.
  func isBroken(at now: Occurrence, due: Occurrence?, isOpen: Bool) -> Bool {
    if mode == .fromCompletion {
      return isOpen && due.map { came(after: $0, until: now) > 0 } ?? false
    }
    return reach.map { came(after: $0, until: now) > 1 } ?? false
  }

  /// How many times of the series have come after one moment and by another: 0, 1 or 2 for more.
  private func came(after moment: Occurrence, until now: Occurrence) -> Int {
    var times = series
    if mode == .fromCompletion {
      times = Series(start: moment, rule: series.rule.ending(.never), limit: nil)
    }
    guard let first = times.first(after: moment), first <= now else { return 0 }
    guard let second = times.first(after: first), second <= now else { return 1 }
    return 2
  }
}
