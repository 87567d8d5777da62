import DAV

// The tables of RFC 4791 §9.9. An end that is open lies beyond all times there are.

extension TimeRange {
  /// Whether a VTODO overlaps the range: the table for VTODO, row by row.
  func verdict(_ times: TaskTimes) -> Verdict {
    switch (times.start, times.due) {
    case (let start?, let due?) where times.hasDuration:
      startIsAtMost(due).and(endIsAfter(start).or(endIsAtLeast(due)))
    case (let start?, let due?):
      startIsBefore(due).or(startIsAtMost(start)).and(endIsAfter(start).or(endIsAtLeast(due)))
    case (let start?, nil): startIsAtMost(start).and(endIsAfter(start))
    case (nil, let due?): startIsBefore(due).and(endIsAtLeast(due))
    case (nil, nil): verdictWithoutDates(times)
    }
  }

  private func verdictWithoutDates(_ times: TaskTimes) -> Verdict {
    switch (times.completed, times.created) {
    case (let completed?, let created?):
      startIsAtMost(created).or(startIsAtMost(completed))
        .and(endIsAtLeast(created).or(endIsAtLeast(completed)))
    case (let completed?, nil): startIsAtMost(completed).and(endIsAtLeast(completed))
    case (nil, let created?): endIsAfter(created)
    case (nil, nil): .yes
    }
  }

  /// Whether an alarm, or a property, overlaps the range.
  func contains(_ second: Int) -> Bool {
    second >= start ?? .min && second < end ?? .max
  }

  private func startIsBefore(_ time: TaskTimes.Time) -> Verdict {
    Self.verdict(time) { (start ?? .min) < $0 }
  }

  private func startIsAtMost(_ time: TaskTimes.Time) -> Verdict {
    Self.verdict(time) { (start ?? .min) <= $0 }
  }

  private func endIsAfter(_ time: TaskTimes.Time) -> Verdict {
    Self.verdict(time) { (end ?? .max) > $0 }
  }

  private func endIsAtLeast(_ time: TaskTimes.Time) -> Verdict {
    Self.verdict(time) { (end ?? .max) >= $0 }
  }

  /// Conditions are about one side, so that what holds at both ends of a time holds within.
  private static func verdict(_ time: TaskTimes.Time, _ holds: (Int) -> Bool) -> Verdict {
    let answer = holds(time.earliest)
    return answer == holds(time.latest) ? Verdict(answer) : .unclear
  }
}
