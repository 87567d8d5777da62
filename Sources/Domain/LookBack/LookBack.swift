/// What a person's days and weeks came to.
package struct LookBack: Equatable, Sendable {
  package struct DayFigure: Equatable, Sendable {
    package let date: CalendarDate
    package let completed: Int
    /// How many tasks were open when the day ended; on the last day, how many are now.
    package let open: Int
  }

  package struct WeekFigure: Equatable, Sendable {
    package let monday: CalendarDate
    package let completed: Int
  }

  package let days: [DayFigure]
  package let weeks: [WeekFigure]
  /// The repeating tasks that were completed in that time, the one completed most often first.
  package let series: [TaskItem.ID]

  /// Every moment belongs to the day that it is for the person, never to one of UTC's.
  package init(_ activity: Activity, over span: LookBackSpan, on day: Day) {
    var completed: [CalendarDate: Int] = [:]
    for completion in activity.completions {
      completed[day.dayUntilToday(of: completion.at), default: 0] += 1
    }
    var changes: [CalendarDate: Int] = [:]
    for change in activity.openChanges {
      changes[day.dayUntilToday(of: change.at), default: 0] += change.count
    }
    let range = span.days(until: day.today)
    var open = activity.openCount
    var days: [DayFigure] = []
    var date = day.today
    while date >= range.lowerBound, days.last?.date != date {
      days.append(DayFigure(date: date, completed: completed[date] ?? 0, open: open))
      open -= changes[date] ?? 0
      date = date.advanced(byDays: -1)
    }
    self.days = days.reversed()
    weeks = span.weeks(until: day.today).map { monday in
      let sum = (0..<7).reduce(0) { $0 + (completed[monday.advanced(byDays: $1)] ?? 0) }
      return WeekFigure(monday: monday, completed: sum)
    }
    series = Self.mostFrequent(activity.completions.compactMap(\.series))
  }

  private static func mostFrequent(_ ids: [TaskItem.ID]) -> [TaskItem.ID] {
    let counts = ids.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

extension LookBackSpan {
  /// The moment at which what is told begins.
  package func start(on day: Day) -> Instant {
    let first = days(until: day.today).lowerBound
    return day.start(of: min(first, weeks(until: day.today).first ?? first))
  }
}

extension Day {
  /// When a day begins for the person.
  package func start(of date: CalendarDate) -> Instant {
    let time = LocalTime(minuteOfDay: person.dayStart.hour * 60)
    return zones.instant(of: LocalDateTime(date: date, time: time), in: person.zone)
  }

  /// What another clock dates later than now belongs to today.
  fileprivate func dayUntilToday(of instant: Instant) -> CalendarDate {
    min(day(of: instant), today)
  }
}
