import Domain

/// The look back as data, for programs that read along: nothing in it depends on a language.
package struct LookBackRecord: Equatable, Sendable {
  package struct DayRecord: Equatable, Sendable {
    /// `2026-12-31`.
    package let date: String
    package let completed: Int
    package let open: Int
  }

  package struct WeekRecord: Equatable, Sendable {
    /// Its Monday.
    package let start: String
    package let completed: Int
  }

  package let days: [DayRecord]
  package let weeks: [WeekRecord]
  package let streaks: [StreakRow]
  package let estimates: [EstimateRow]

  init(_ back: LookBack, streaks: [StreakRow], estimates: [EstimateRow]) {
    days = back.days.map {
      DayRecord(date: $0.date.iso, completed: $0.completed, open: $0.open)
    }
    weeks = back.weeks.map { WeekRecord(start: $0.monday.iso, completed: $0.completed) }
    self.streaks = streaks
    self.estimates = estimates
  }
}
